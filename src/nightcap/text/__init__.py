"""Every word that people read, in English, French and Spanish. Code and moves carry none."""

from nightcap.decks import LANGUAGES
from nightcap.text.speaker import Names, Speaker
from nightcap.text.texts import Texts, UnknownLanguage, texts, usual_language

__all__ = ["LANGUAGES", "Names", "Speaker", "Texts", "UnknownLanguage", "texts", "usual_language"]
