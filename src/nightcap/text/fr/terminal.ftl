# What only the terminal says: the page never fetches it.

terminal-player = Place { $number }
terminal-somebody = Quelqu’un
terminal-before_you_begin = Avant de commencer
terminal-ready = Tout le monde est adulte, d’accord, et en état de jouer ? (o/N)
terminal-agree_on = Mettez-vous d’accord, puis écrivez-le ici. { $what } :
terminal-hand_over = Passe l’appareil à { $name }. { $name }, appuie sur Entrée.
terminal-private = Pour { $name } : personne d’autre ne voit tes réponses. Appuie sur Entrée.
terminal-ceiling = Ta température maximale, de 1 (tout doux) à 5 (brûlant) ; Entrée pour 3 :
terminal-never = Quels thèmes écartes-tu ? Tape leurs numéros, séparés par des espaces ; Entrée pour aucun :
terminal-garments = Combien de vêtements veux-tu bien mettre en jeu, de 0 à { $most } ? Entrée pour { $most } :
terminal-drinks = Combien de boissons veux-tu bien prendre, de 0 à { $most }, avec ou sans alcool ? Entrée pour { $most } :
terminal-help =
    Tape le numéro d’un choix. Tu peux ajouter des cartes, ou taper seulement les cartes : 1 2C 7D, ou 2C 7D.
    Entrée seule prend l’unique réponse possible. Les choix affichés en pâle sont facultatifs.
    A-43   un numéro de règle montre cette règle (en anglais)
    h      le fil de la partie, tel que tu peux le voir
    v      revoir la table
    !Nom   donner la parole à quelqu’un d’autre : pour dire stop, retirer une variante, arrêter la partie
    g      comment on joue à ce jeu
    r      quelle main gagne, si le jeu en a
    ?      cette aide
    q      quitter la table
terminal-leave = Quitter la table ? (o/N)
terminal-left = Tu as quitté la table.
terminal-left_before = Tu as quitté la table avant le début.
terminal-shorter = Avec les cartes de ce soir, la partie sera un peu plus courte. Le hasard y est pour quelque chose.
terminal-saved = Partie enregistrée. Pour la reprendre : { $command }
terminal-over = La partie est terminée.
terminal-won_by = Victoire : { $names }
terminal-unfinished = La partie n’est pas terminée.
terminal-seconds = { $seconds } s
terminal-price =
    { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
terminal-how_many =
    { $least ->
        [0] jusqu’à { $most } sur { $of } :
       *[other] de { $least } à { $most } sur { $of } :
    }
terminal-own_words = Avec tes mots ; Entrée pour ne rien écrire :
terminal-really = Tu confirmes : { $move } ? (o/N)
terminal-nothing_happened = Rien n’a changé.
terminal-which = Quelles cartes ? Sépare-les par des espaces ; Entrée pour aucune :
terminal-amount = Combien, de { $low } à { $high } ?
terminal-unclear-nothing = Tape le numéro d’un choix ou tes cartes. Pour l’aide : « ? ».
terminal-unclear-number = « { $typed } » n’est pas dans la liste : tape un numéro de 1 à { $most }. Pour l’aide : « ? ».
terminal-unclear-too_long = Ton texte a { $length } caractères : { $most } au plus sont permis.
terminal-unclear-amount = Tape un nombre entier de { $low } à { $high }.
terminal-unclear-cards = Tu ne peux pas choisir { $typed }. Choisis parmi : { $among }.
terminal-unclear-count = Choisis de { $least } à { $most } cartes, toutes différentes.
terminal-nobody_called = Personne ici ne s’appelle « { $name } ».
terminal-speak_up = Quel choix ? Entrée pour aucun :
terminal-not_set_up = La partie ne peut pas commencer comme ça.
deck-fine = Rien à corriger.
deck-alike = Ces textes disent presque la même chose :
deck-written = Ton paquet est là : { $file }. Modifie-le, puis tape : ./play deck check { $file }
deck-exists = { $file } existe déjà. Choisis un autre nom.
deck-cards = cartes
deck-activities = activités
deck-heat = température { $heat }
deck-tags = thèmes
deck-languages = langues
deck-longest = texte le plus long, en caractères
deck-by = par { $author }
serve-at = Nightcap t’attend ici : { $url }
serve-ends = Pour arrêter : Ctrl+C. Les salons restent un moment dans { $folder }.
serve-ends_forgetting = Pour arrêter : Ctrl+C. Les salons sont seulement en mémoire : ensuite, il n’en reste rien.
serve-stays = Les salons restent dans { $folder } pendant { $hours } heures après leur dernière utilisation. Pour les effacer maintenant : { $command }
serve-forgotten = Plus aucun salon. Seules les clés du serveur restent dans { $folder }. Elles ne disent rien de personne.
forget-sure = Effacer tous les salons dans { $folder }, pour de bon ? (oui/non)
forget-yes = o oui
forget-not_done = Rien n’a été effacé.
forget-done = Tous les salons dans { $folder } sont effacés. Les clés du serveur restent. Elles ne disent rien de personne.
forget-nothing = Il n’y a aucun salon dans { $folder }.
forget-in_use = Un serveur utilise { $folder } en ce moment. Arrête-le d’abord (Ctrl+C), puis réessaie.
serve-only_here = On peut jouer seulement sur cet ordinateur. Avec --lan, tout ton réseau peut jouer.
serve-certificate_and_key = Un certificat va avec sa clé : donne --certificate et --key, ou --tls pour en créer un ici.
serve-own_certificate = Le certificat a été créé ici : les navigateurs afficheront un avertissement, une seule fois. Son empreinte : { $fingerprint }
serve-port_taken = Le port { $port } est pris. Choisis-en un autre : --port { $other }
serve-port_denied = Le port { $port } est réservé aux programmes qui ont des droits particuliers. Choisis-en un autre : --port { $other }
serve-journal_in_use = Une autre table tourne sur { $folder }. Arrête-la d’abord (Ctrl+C), ou garde les salons de celle-ci ailleurs : --data autre-dossier
serve-journal_out_of_reach = Impossible de garder des salons dans { $folder } : { $reason }. Choisis un dossier où tu peux écrire : --data autre-dossier
serve-journal_unreadable = Les salons dans { $file } sont illisibles ({ $reason }) : le fichier est abîmé, ou vient d’un autre programme. Pour l’effacer et repartir de zéro : { $command } Ou laisse-le, et garde les salons ailleurs : --data autre-dossier
serve-key_replaced = La clé du serveur dans { $file } était abîmée : une nouvelle la remplace. Plus aucun appareil n’est connu : tout le monde doit frapper à nouveau, et les salons d’avant n’ont plus d’hôte.
serve-disk_full = Le disque est plein : impossible d’enregistrer quoi que ce soit. À toutes les tables, on peut seulement dire stop. Libère de la place, et les parties reprennent toutes seules.
serve-disk_fails = Impossible d’écrire sur le disque ({ $reason }). À toutes les tables, on peut seulement dire stop. Les parties reprendront toutes seules dès que possible.
serve-disk_well = On peut de nouveau écrire sur le disque : toutes les parties reprennent.
verify-true =
    Tout est vrai. { $devices ->
        [one] L’appareil a pris part au mélange, avec une part promise
       *[other] Les { $devices } appareils ont pris part au mélange, chacun avec une part promise
    } avant qu’on puisse savoir ce qui viendrait. Le paquet, les règles maison et les limites de tout le monde étaient fixés avant. Et { $moves ->
        [one] le seul coup joué était permis.
       *[other] les { $moves } coups joués étaient tous permis.
    }
verify-broken_off = La partie n’a pas de résultat : tout le monde a été d’accord pour l’arrêter.
verify-voids =
    { $count ->
        [one] Un départ avant celui-ci a été annulé.
       *[other] { $count } départs avant celui-ci ont été annulés.
    }
verify-fingerprint = Pendant la partie, toutes les pages devaient montrer cette empreinte : { $digits }.
verify-without_receipt = Vérifié sans reçu : tout se tient, mais le serveur aurait pu écrire une autre partie tout aussi cohérente. Avec le reçu d’un appareil qui a joué (--receipt), on sait si c’est bien cette partie-là.
verify-with_receipt =
    Vérifié avec un reçu : c’est bien la partie que cet appareil a jouée. Sa part est dans le mélange, les promesses de tout le monde sont celles qu’il a vues, et { $moves ->
        [0] aucun coup n’a été joué
        [one] son seul coup y est, et aucun autre n’a été joué
       *[other] ses { $moves } coups y sont dans l’ordre, et aucun autre n’a été joué
    } en son nom.
verify-saw =
    Ce fichier contient { $tables ->
        [one] une vue
       *[other] { $tables } vues
    } de la table depuis sa place. L’appareil en a noté { $count }, { $events ->
        [0] sans événement
        [one] avec un événement
       *[other] avec { $events } événements
    }. Tout concorde : personne n’a donc pu choisir ces cartes.
verify-saw_nothing = Cet appareil n’a pas noté les cartes que sa page a montrées, parce que vous vous le passiez : comparez-les de mémoire.
verify-counted =
    Il avait montré { $shares ->
        [one] une part
       *[other] { $shares } parts
    } pour cette partie, et joué { $games ->
        [0] aucune autre partie
        [one] une partie
       *[other] { $games } parties
    } avant elle dans ce salon. Si tu te souviens de moins de parties, on t’a caché des débuts de partie.
verify-earlier = Ce reçu vient d’une version précédente : elle ne comptait pas les parts et ne notait pas les événements, on n’a donc pas pu les comparer.
verify-doubtful = Ce fichier se tient, mais il ne prouve rien à cet appareil.
verify-blind =
    { $tables ->
        [one] Sa page aurait dû noter une table
       *[other] Sa page aurait dû noter { $tables } tables
    } et n’en a noté aucune : rien ne montre que les cartes vues étaient celles-ci.
verify-altered = Pendant la partie, le serveur a montré à cet appareil une autre promesse qu’avant, ou aucune. Un serveur honnête ne fait jamais ça.
verify-by_clock =
    { $count ->
        [one] Un coup a été joué à sa place parce que le temps était écoulé.
       *[other] { $count } coups ont été joués à sa place parce que le temps était écoulé.
    }
verify-by_bot =
    { $count ->
        [one] Un bot a joué un coup à sa place : c’est normal seulement en cas d’absence.
       *[other] Un bot a joué { $count } coups à sa place : c’est normal seulement en cas d’absence.
    }
verify-no_record = Cet appareil n’a pas vu la fin de la partie : il ne peut pas dire si c’est la bonne.
verify-no_books = Ce fichier n’est ni une partie, ni un reçu : { $problem }
verify-other_rules = Cette partie suit d’autres règles que celles de ce programme : { $rules }
verify-other_game = Ce reçu est celui d’une autre partie. Si l’on te dit que ce fichier est celui de cette partie-là, c’est faux.
verify-false = Ce fichier ne dit pas vrai.
verify-lie-format = Il est écrit sous une forme que ce programme ne connaît pas : { $format }
verify-lie-malformed = Il y manque quelque chose, ou il y a quelque chose de trop : { $problem }
verify-lie-secret = Le secret du salon n’est pas celui dont l’empreinte a été montrée.
verify-lie-setup = Le point de départ (le jeu, les règles maison, les limites de tout le monde, le paquet) n’est pas celui qui était fixé.
verify-lie-deck = Le paquet n’est pas celui que vous aviez choisi.
verify-lie-seats = Les appareils n’ont pas les places qu’ils avaient pendant la partie.
verify-lie-shares = Il manque la part d’un appareil, ou il y a une part sans appareil.
verify-lie-share = La part de la place { $seats } n’est pas celle qui était promise.
verify-lie-seed = Le hasard ne vient pas du secret et des parts de tout le monde.
verify-lie-game = Ce jeu n’existe pas : { $game }
verify-lie-dealt = Cette partie n’a pas pu être distribuée : { $problem }
verify-lie-move = La place { $seat } n’a pas pu jouer le coup { $number } : { $problem }
verify-lie-unknown_move = Le coup { $number } n’est pas un coup de ce jeu.
verify-lie-seat = Le coup { $number } vient de la place { $seat }, qui n’existe pas.
verify-lie-anonymous = Le coup { $number } est un stop avec un nom, ou un autre coup sans nom. Un stop ne nomme jamais personne.
verify-lie-clock = Le coup { $number } viendrait de l’horloge, mais la place { $seat } avait encore le temps.
verify-lie-bot = Le coup { $number } viendrait d’un bot, mais aucun bot ne peut répondre ça pour la place { $seat }.
verify-lie-person = Le coup { $number } viendrait d’une personne, mais la place { $seat } est celle d’un bot.
verify-lie-result = La partie ne s’est pas terminée comme ça.
verify-lie-not_over = La partie n’était pas terminée, et personne n’a accepté de l’arrêter : il manque des coups à la fin.
verify-lie-agreed = Les places nommées ici n’ont pas pu arrêter la partie.
verify-lie-record = Quelque chose a changé depuis la fin de la partie : le sceau n’est pas celui de ce fichier.
verify-lie-receipt_secret = Avant la partie, cet appareil a vu l’empreinte d’un autre secret.
verify-lie-receipt_setup = Cet appareil a vu un autre point de départ : le jeu, une règle, une limite ou le paquet a changé après.
verify-lie-receipt_seats = Pendant la partie, cet appareil avait d’autres places.
verify-lie-receipt_share = La part de cet appareil n’est pas dans le hasard de cette partie.
verify-lie-receipt_shares = Les promesses ou les parts des autres ne sont pas celles que cet appareil a vues.
verify-lie-receipt_hidden =
    Cet appareil a montré { $shares } parts pour cette partie, et ce fichier compte { $attempt ->
        [one] un départ
       *[other] { $attempt } départs
    } : des départs annulés ont été cachés, et la personne qui tient le serveur a pu choisir parmi eux. Seule autre explication : une partie entière s’est jouée sans cet appareil.
verify-lie-receipt_record = À la fin de la partie, cet appareil a vu un autre sceau : le fichier a changé depuis.
verify-lie-receipt_move = La place { $seat } n’a pas joué ce coup, ou pas à ce moment (coup nº { $number } de cet appareil).
verify-lie-receipt_missing =
    { $count ->
        [one] Il manque un coup de cet appareil.
       *[other] Il manque { $count } coups de cet appareil.
    }
verify-lie-receipt_view = Cet appareil a vu une autre table que celle-ci : des cartes, des dés ou des points n’étaient pas ceux du mélange (vue nº { $number }).
verify-lie-receipt_end = La place { $seat } n’avait pas accepté d’arrêter la partie.
