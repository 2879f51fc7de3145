nothing = –
