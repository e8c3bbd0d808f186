# Ce que seul le navigateur dit, en français. Les mêmes messages, dans le même ordre, que web.en.ftl.

### Frame
nav = Menu principal
help-link = Aide
me-link = Mon profil
me-default = Novice
language = Langue
close = Fermer
cancel = Non
to-lobby = Retour à l’accueil
to-table = À la table
offline = Le serveur ne répond pas. Réessayez dans un instant.
name-needed = Dites comment vous vous appelez.
lost-title = Ce couloir ne mène nulle part.
connecting = Connexion…
reconnecting = Connexion perdue, nouvel essai…
bye-replaced = Ce navigateur n’a plus cette place.
bye-gone = Cette partie a été jetée.
bye-full = Trop de monde regarde cette table.

### Lobby
lobby-title = Quel donjon ce soir ?
lobby-motto = Les Oubliettes n’oublient rien : aucun coup ne se perd, chaque dé se vérifie.
players =
    { $least ->
    [one] { $most ->
    [one] 1 joueur
    *[other] 1 à { $most } joueurs
    }
    *[other] { $least } à { $most } joueurs
    }
play-now = Jouer
rules = Règles
learn-link = Apprendre
table-link =
    { $most ->
    [one] Réglages
    *[other] Entre amis
    }
play-title = Comment voulez-vous jouer ?
play-begin = Commencer
rivals =
    { $n ->
    [one] L’autre joueur
    *[other] Les autres joueurs
    }
temper-random = tête en l’air
temper-policy = vif
temper-easy = prudent
temper-normal = posé
temper-hard = rusé
temper-expert = redoutable
temper-text =
    { $level ->
    [random] au hasard, les yeux fermés
    [easy] force 2 sur 5 : réfléchit un peu
    [normal] force 3 sur 5 : réfléchit posément
    [hard] force 4 sur 5 : voit loin
    [expert] force 5 sur 5 : ne pardonne rien
    *[policy] force 1 sur 5 : joue d’instinct
    }
resume-title = Reprendre
resume-rest = Vos autres parties
resume-all = Toutes vos parties
your-turn = À vous de jouer
finished = Terminée

### Opening a table
your-name = Votre nom
bring-sheet = Avec qui
bring-nothing = Quelqu’un de nouveau
how-many-seats = Sièges à la table
how-many-here = Personnes sur cet appareil
name-of = Nom au siège { $seat }
dice-kind = Dés
dice-fair = Lancés ici, et vérifiables
dice-real = Les nôtres, saisis à la main
clock = Temps de réflexion
clock-0 = Tout le temps voulu
clock-60 = Une minute par choix
clock-300 = Cinq minutes par choix
clock-86400 = Un jour par choix
hints-allowed = Conseils et chances peuvent être demandés
fine-settings = Réglages fins ({ $n })
campaign = Campagne
campaign-none = Partie isolée
campaign-new = Nouvelle campagne…
campaign-name = Son nom
open-this-table = Ouvrir cette table

### Waiting room
waiting-campaign = Campagne : { $name }
waiting-dice-fair =
    { $chance ->
    [draws] Les mélanges sont déjà scellés.
    *[dice] Les dés sont déjà scellés.
    }
waiting-dice-real = Vous lancerez vos propres dés et taperez leurs résultats.
on-this-device = sur cet appareil
is-here = en ligne
is-away = hors ligne
seat-open = Siège libre
sit-here = M’asseoir ici
sit-too = Jouer aussi ce siège
stand-up = Quitter ce siège
clear-seat = Libérer ce siège
leave-table = Quitter la table
bot-of = robot { $temper }
invite = Inviter
who-sits = Qui occupe le siège { $seat }
seat-more = Autres choix pour le siège { $seat }
invite-title = Invitation au siège { $seat }
watch-title = Un lien pour regarder
watch-link = Lien pour regarder
key-text = Montrez ce code ou envoyez le lien. Une invitation ne sert qu’une fois.
qr-label = Code QR du lien
link-label = Lien secret
copy = Copier
copied = Copié
start = Commencer la partie
start-with-bots =
    { $bots ->
    [one] Commencer avec un robot
    *[other] Commencer avec { $bots } robots
    }
host-starts = L’hôte va commencer la partie.
settings-title = Réglages de la table
big-screen = Grand écran
scan-to-sit = Scannez le code pour vous asseoir ici.
scan-own = Scannez le code pour jouer depuis votre téléphone.
qr-seat = Code QR du siège { $seat }
to-waiting-room = Salle d’attente
no-such-table = Cette table n’existe pas, ou pas pour vous.
join-invite = { $host } vous invite à { $game }
join-seat = Votre place à { $game }
which-seat = Siège { $seat } sur { $of }
join-watch = { $host } vous invite à regarder : { $game }
join-host = Votre table de { $game }
join-look = Regarder
join-button = S’asseoir
somebody = Quelqu’un
link-spent = Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.
curtain = Passez l’écran à { $name }.
curtain-open = Personne d’autre ne regarde

### At the table
table-menu = Menu de la table
log = Journal
log-earlier = Plus tôt
jump-here = Montrer ce moment
looking-back = Un moment passé de la partie.
back-to-now = Revenir au présent
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-nothing = Personne n’a encore rien dit.
unread = non lus
people = Joueurs
about-button = Examiner
about-title = Ce qu’il y a dans la boîte
find-thing = Chercher une chose par son nom
no-thing = Rien dans la boîte ne porte ce nom.
die-of = d{ $faces }
field-places = Lieux
skip-film = Aller à la suite
ways-button = Réglages
pace-title = Ce qui se passe est montré
pace-calm = posément
pace-brisk = vivement
pace-once = d’un coup
switch-notes = Dire à côté de chaque choix ce qu’il fait
switch-sound = Sons et vibrations
switch-list = Lister tous les choix sous le plateau
list-button = Tous les choix
sound-button = Sons
no-use = { $thing } : rien à en faire maintenant.
touch-again = { $label } ? Touchez encore pour jouer.
switch-passes = Sauter les phases où il n’y a rien à faire
switch-motion = Faire bouger dés et pièces
orders-title = Consignes
orders-text = Des réponses laissées d’avance : elles sont données pour vous, personne d’autre n’en sait rien, et vous pouvez les retirer à tout moment.
orders-none = Aucune ne répond à la question posée.
order-for = { $order } ({ $term })
order-revoke = Retirer
term-always = toujours
chain-part = Une partie d’une même décision
prompt-bar = Que faire
options = Choix possibles
choose-place = { $what } : touchez une case éclairée.
more-below = autres choix
waiting-for = On attend { $names }
seconds-left = { $n } s
minutes-waited = { $n } min
clear = Lâcher
hint-button = Conseil
undo = Annuler
not-now =
    { $n ->
    [one] { $n } action impossible pour l’instant
    *[other] { $n } actions impossibles pour l’instant
    }
rule-chip = Règle { $rule }
all-rules = Toutes les règles
let-bot-play = Laisser jouer un robot
bot-for = Un robot joue pour { $name }
bot-plays = Un robot joue pour { $name }.
take-back-seat = Reprendre ma place
mute = Rendre muet
unmute = Rendre la parole
watchers =
    { $n ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
    *[other] { $n } personnes regardent.
    }
my-link = Ce siège sur un autre appareil
revoke-links = Annuler tous les liens
revoke-links-sure = Oui : plus aucun lien ne marche, et qui est venu par l’un d’eux s’en va
revoked = Les liens ne marchent plus.
invite-anew = Inviter quelqu’un d’autre
handed-bot =
    { $why ->
    [agreed] Un robot joue pour { $name }, qui a dit oui à la demande de { $by }.
    [absent] Un robot joue pour { $name }, hors ligne : demandé par { $by }.
    [free] Un robot joue pour { $name } : demandé par { $by }.
    [clock] Un robot joue pour { $name }, deux fois à court de temps.
    *[own] Un robot joue pour { $name }, qui l’a voulu.
    }
handed-back = { $name } joue de nouveau.
handed-home = { $who } a repris sa place à { $name }, dont l’appareil a vu depuis lors ce que cette place voit.
handed-invited =
    { $why ->
    [agreed] { $name } a accepté de laisser sa place : { $by } invite quelqu’un.
    [absent] { $name } est hors ligne : { $by } invite quelqu’un à sa place.
    *[free] { $by } invite quelqu’un à une place : { $name }.
    }
handed-taken = { $who } prend la place que tenait { $name }, et voit désormais ce qu’elle voit.
consent-bot = { $by } demande : un robot peut-il jouer pour { $name } ?
consent-invite = { $by } demande : quelqu’un d’autre peut-il prendre la place que tient { $name }, et voir ce qu’elle voit ?
consent-yes = Oui, d’accord
consent-no = Non
ask-bot = Demander à { $name } si un robot peut jouer
asked-waiting = Question posée à { $name }.
asked-no = { $name } a dit non.
asked-yes = { $name } est d’accord.
invite-now = Faire l’invitation
become-host = L’hôte est parti : prendre sa place
stuck = Les règles ont changé et cette partie ne peut continuer ; elle reste lisible.
older-rules = Cette partie suivait d’anciennes règles : la table ne peut plus être montrée ici, mais tout ce qui s’est dit se lit.
close-match = Clore cette partie
closed-match = Cette partie a été close avant sa fin : de nouvelles règles ne pouvaient pas la poursuivre. Tout ce qui s’est dit se lit.
event-rules-changed = À partir d’ici la partie suit les règles { $now } (avant : { $before }).

### The end, replays
end-won = Victoire !
end-lost = Défaite
end-over = Fin de partie
titles-earned =
    { $n ->
    [one] Un titre gagné
    *[other] { $n } titres gagnés
    }
count-title = Le décompte
rematch = Rejouer
story-title = Le fil de la partie
story-chart = Les chances de chacun, coup après coup.
story-line = { $name } : de { $first } à { $last }.
story-turn = Le plus grand revirement, au profit de { $name } :
story-turn-alone = Le moment qui a le plus compté :
story-luck =
    Les { $chance ->
    [draws] tuiles
    *[dice] dés
    } ont { $sign ->
    [more] souri à { $name } et lui ont valu { $much } de chances de gagner.
    [less] boudé { $name } et lui ont coûté { $much } de chances de gagner.
    *[none] été justes avec { $name }.
    }
# Seul, quand il n’y a que des points à gagner.
story-promise = Ce que la partie promettait, coup après coup.
story-luck-alone =
    Les { $chance ->
    [draws] tuiles
    *[dice] dés
    } ont { $sign ->
    [more] souri à { $name }.
    [less] boudé { $name }.
    *[none] été justes avec { $name }.
    }
replay = Revoir la partie
record-file = Garder la partie (fichier)
check-dice =
    { $chance ->
    [draws] Vérifier les mélanges
    *[dice] Vérifier les dés
    }
dice-right =
    { $n ->
    [one] { $chance ->
        [draws] Un mélange vérifié
        *[dice] Un lancer vérifié
        }
    *[other] { $chance ->
        [draws] { $n } mélanges vérifiés
        *[dice] { $n } lancers vérifiés
        }
    } : tout découle de la graine promise avant la partie.
dice-wrong =
    { $chance ->
    [draws] Un mélange ne découle pas de la graine : { $what }.
    *[dice] Un lancer ne découle pas de la graine : { $what }.
    }
dice-seen = La promesse et les scellés sont ceux que ce navigateur a vus avant la partie, et son sel en est.
dice-no-salt = La promesse et les scellés sont ceux que ce navigateur a vus avant la partie, mais aucun sel n’est de lui.
dice-unseen = Ce navigateur n’a pas vu le début : la promesse est celle que le fichier donne lui-même.
dice-starts = Les sels ont été ouverts { $n } fois avant que la partie commence.
dice-other-commitment = La promesse n’est pas celle que ce navigateur a vue avant la partie.
dice-other-seal = Le sel de la place { $n } n’est pas celui qui était scellé avant la partie.
dice-unsealed = Ces dés ont roulé sur une vraie table : il n’y a rien à vérifier.
dice-facts = Promesse, graine et sels
dice-commitment = Promis
dice-seed = Graine
dice-salt = Sel { $n }
copy-moment = Lien vers ce moment
film-run = Dérouler
film-pause = Pause
replay-soon = Un instant : la partie est rejouée…
replay-title = { $game } : la partie, coup par coup
not-over = Cette partie n’est pas encore terminée.
moment = Moment
moment-of = { $n } sur { $of }
to-start = Au début
to-end = À la fin
step-back = Un coup en arrière
step-on = Un coup en avant
whose-view = Vu par
everybody = Tout le monde
continue-here = Continuer d’ici, contre des robots

### Profile
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
notices = Me prévenir quand c’est à moi de jouer
campaign-next = L’aventure suivante

### Help
show-spoiler = La montrer : cette règle gâche une surprise
lesson-title = { $game } : première partie
lessons = Leçons
lesson-other = Ce serait permis, mais pour cette fois : { $label }
lesson-play = À vous de jouer
lesson-again = Recommencer

# ---- refus, par leurs codes
no-answered = Cette question a reçu une autre réponse.
no-closed = Cette question n’est plus ouverte.
no-not-offered = Cela ne fait pas partie des choix.
no-not-yours = Ce n’est pas à vous de le faire.
no-not-now = Ce n’est plus possible : la partie a avancé.
no-consent = Il y a quelqu’un, et la question lui est posée : attendez sa réponse.
no-late-seal = La partie commence à l’instant : réessayez dans quelques secondes.
no-no-hints = Cette table joue sans conseil.
no-retry = On ne sait pas si cela a été enregistré : réessayez.
no-not-saved = Rien n’a pu être enregistré et rien n’a changé : réessayez.
no-slow-down = C’est beaucoup en peu de temps : attendez un instant.
no-taken = Cette place est déjà prise.
no-used = Ce lien a déjà servi : demandez-en un autre à l’hôte.
no-name = Un nom a des lettres, et quarante caractères au plus.
no-sheet-busy = Cette feuille est dans une autre partie : terminez-la d’abord.
no-too-many = On ne peut pas en garder davantage : jetez-en ou terminez-en d’abord.
no-too-big = C’est trop gros pour être gardé.
no-last-browser = C’est votre seul navigateur : passez d’abord à un autre, ou effacez tout.
no-no-browser = Vous n’avez pas ce navigateur.
no-bad-sheet = Cette feuille est abîmée, ou d’un jeu qui n’est pas ici.
no-no-code = Ce code n’est pas bon : il a servi, ou ses dix minutes sont passées.
no-no-key = Ce lien n’est pas bon : il a servi ou a été remplacé. Demandez-en un autre à l’hôte.
no-no-match = Cette table n’existe pas, ou vous n’y avez pas accès : rouvrez son lien.
no-no-sheet = Vous n’avez pas cette feuille, ou elle est dans une partie.
no-no-campaign = Vous ne portez pas cette campagne, ou elle est dans une partie.
no-stuck = Les règles ne peuvent pas continuer cette partie. Elle est gardée telle quelle.
no-broken = Le programme a échoué ici ; rien n’a changé. La panne est notée : choisissez autre chose.
no-stopping = Le serveur s’arrête : réessayez dans un instant.
no-empty-seats = Il reste des places libres : donnez-les à des robots, ou attendez.
