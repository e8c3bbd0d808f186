# Ce que tous les jeux partagent, en français. Les mêmes messages, dans le même ordre, que ui.en.ftl.

### Pièces détachées

counted = { $n } { $thing }
list-last = { $before } et { $last }
list-nothing = rien
pair = { $name } : { $value }
percent = { $value } %
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
seat = Joueur { $number }
nobody = personne
yes = oui
no = non
bot-random = Robot tête en l’air
bot-policy = Robot
bot-easy = Robot facile
bot-normal = Robot moyen
bot-hard = Robot difficile
bot-expert = Robot expert

### Dés lancés à la main

dice = dés
prompt-roll-die = { $seat } lance ({ $what }) : dé { $die } sur { $count }. Jusqu’ici : { $values }. On peut en taper plusieurs à la fois.
prompt-confirm-roll = { $seat } a obtenu ({ $what }) : { $values }. Est-ce bien cela ?
pick-die = { $a }
pick-confirm = Oui, jouez
pick-again = Non, je recommence
too-many-dice = C’est plus que { $left ->
        [one] le seul dé
       *[other] les { $left } dés
    } encore à taper.
no-such-face = « { $typed } » n’est pas une face de ces dés : tapez son numéro, ou le début de son nom.

### Dés qui ont décidé quelque chose, et ce qu’il faut savoir d’un choix

rolled = { $what } : { $dice }
die = D{ $faces } { $value }
note-chance = { $n } % de chances

### À la table

commands = ? règle · ? 3 choix 3 · h conseil · b robot · u annuler · l journal · q quitter
commands-onward = e explorer · ? règle · ? 3 choix 3 · h conseil · b robot · u annuler · l journal · q quitter
help =
    Tapez le numéro d’un choix, ou le début de son nom.
    ?        la règle de la question           ? 3      les règles du choix ou du refus 3
    ? 4.3    la règle de ce numéro             h        ce que ferait le robot
    ? gobelin ce qu’est un gobelin, ou toute autre chose : ses nombres et ses règles
    u        reprendre votre dernier choix     l        tout le journal
    e        explorer jusqu’à ce qu’il se passe quelque chose, là où le jeu s’y prête
    b        un robot rapide choisit pour vous ; b 20 : vos 20 prochains choix, mais il vous laisse ce qui est nouveau
    q        quitter ; la partie est gardée, reprenez-la avec : oubliettes resume
blocked = { $label } (pas maintenant : { $rule })
forbidden = « { $label } » n’est pas possible maintenant :
type-a-number = Tapez un numéro de 1 à { $most }, ou ? pour de l’aide.
not-understood = « { $typed } » ? Tapez un numéro de 1 à { $most }, ou ? pour de l’aide.
ambiguous = « { $typed } » peut en désigner plusieurs : { $labels }
sure-danger = « { $label } » ne pourra pas être repris. Vraiment ?
cannot-undo = Il n’y a rien à reprendre : rien depuis un jet, une pioche ou le choix d’un autre.
hint = Le robot choisirait : { $label }
worth-value = position { $n }/100
worth-odds = exactement { $n } %
no-hint = Pas de conseil ici : les dés sont sur votre table.
no-hints = Cette table joue sans conseil.
no-rule = Aucune règle du jeu n’est derrière cette question.
no-such-rule = Il n’y a pas de règle « { $rule } » dans ce jeu.
yes-or-no = (o/n)
yes-letters = oy
welcome = { $title }. { $summary }
hand-over = La question suivante est pour { $name } seul·e. Appuyez sur Entrée quand personne d’autre ne regarde.
enter-to-return = Entrée : retour à la table
log-more = … encore { $lines } lignes : l
left = La partie est gardée dans { $path }. Reprenez-la avec : oubliettes resume

### La fin

winner = { $names } l’emporte !
winners = Victoire partagée : { $names } !
solo-rank = Rang : { $rank }
score = Score
place = Place
of-seat = { $what } de { $name } : { $things }
all-titles = Titres de { $name } à ce jour : { $titles }
kept-in = La partie est gardée dans { $path }
seed-promise =
    { $chance ->
    [draws] Mélanges vérifiables : leur graine est fixée avant la première tuile. Son empreinte : { $code }
    *[dice] Dés vérifiables : leur graine est fixée avant le premier jet. Son empreinte : { $code }
    }
seed-known =
    { $chance ->
    [draws] Vous avez choisi la graine : les mélanges se vérifient, mais ils n’étaient pas secrets.
    *[dice] Vous avez choisi la graine : les dés se vérifient, mais ils n’étaient pas secrets.
    }
seed-promised = Empreinte promise avant la partie : { $code }
seed-revealed = Graine dévoilée maintenant : { $code }
seed-check =
    { $chance ->
    [draws] Vérifiez chaque mélange avec : oubliettes verify { $path }
    *[dice] Vérifiez chaque dé avec : oubliettes verify { $path }
    }

### Règles

kind-ruling = notre décision
kind-supplied = ajouté par nous
rulebook-heading = Dans le livret : { $source }
where-code = { "code       " }
where-components = { "matériel   " }
where-words = { "mots       " }
where-tests = { "test       " }
where-unplayed = aucun code ne la joue : { $why }
rule-spoiler = gâche une surprise : demandez-la par son numéro

### Revoir et vérifier

replay-prompt = Entrée : suite · b : retour · numéro : y aller · q : fin >{" "}
replay-help = Entrée avance, b recule, un numéro mène à ce coup, q termine.
replay-move = Coup { $move } sur { $last }
replay-undo = reprend son dernier choix
replay-rules = Règles { $rules } à partir d’ici
replay-closed = Close avant sa fin : des règles plus récentes ne pouvaient pas la poursuivre.
replay-half = Cette partie a été jouée selon les règles { $theirs } ; on joue maintenant les règles { $ours }, qui ne savent la dessiner que jusqu’au coup { $move }. Ce qui s’est dit se lit jusqu’au bout.
replay-words = Cette partie a été jouée selon les règles { $theirs } ; on joue maintenant les règles { $ours }, qui ne savent pas la dessiner. Ce qui s’est dit se lit jusqu’au bout.
verifying = Vérification de { $path }
verified-file = ✓ Le fichier est entier : { $lines } lignes, aucune changée, perdue ou déplacée depuis son écriture.
verified-rules = ✓ Rejoués selon les règles { $rules }, { $picks ->
        [one] son seul coup est permis et mène
       *[other] ses { $picks } coups sont permis et mènent
    } à la même fin.
verified-dice =
    { $chance ->
    [draws] ✓ Les { $throws } tirages découlent tous de la graine dévoilée à la fin, et c’est bien celle promise avant la partie ({ $code }). Cela prouve qu’aucune tuile n’a été changée ; cela ne peut pas prouver que l’hôte n’a jamais regardé d’avance.
    *[dice] ✓ Les { $throws } tirages découlent tous de la graine dévoilée à la fin, et c’est bien celle promise avant la partie ({ $code }). Cela prouve qu’aucun dé n’a été changé ; cela ne peut pas prouver que l’hôte n’a jamais regardé d’avance.
    }
unverified-rules = – Jouée selon les règles { $theirs }, qui diffèrent des règles { $ours } de ce programme : seule la version qui l’a écrite peut vérifier les coups.
unverified-end =
    { $chance ->
    [draws] – La partie n’est pas finie : sa graine est encore secrète, et les mélanges ne se vérifient qu’après la fin.
    *[dice] – La partie n’est pas finie : sa graine est encore secrète, et les dés ne se vérifient qu’après la fin.
    }
unverified-dice =
    { $chance ->
    [draws] – Ces mélanges n’ont pas été promis d’avance : personne ne peut les vérifier.
    *[dice] – Ces dés n’ont pas été promis d’avance : personne ne peut les vérifier.
    }
unverified-typed = – Les dés lancés et tapés à la main ne se vérifient pas : seuls les tirages du programme l’ont été.
check-stuck = { $match } : { $why }
check-newer = { $match } : continue avec de nouvelles règles ({ $how })
check-sum = Parties en cours que ces règles ne sauraient poursuivre : { $n }. Continuent telles quelles : { $same } ; avec de nouvelles règles : { $newer }.
tidy-sum = À la corbeille : parties { $matches }, liens { $links }, navigateurs { $browsers }, profils { $profiles }

### Jeux et simulations

column-game = jeu
column-players = joueurs
column-time = durée
column-summary = ce que c’est
games-hint = Jouez avec : oubliettes play { $game }
credits-all = Oubliettes est une table ; les jeux sont à leurs auteurs, qui n’y sont pour rien. Achetez, imprimez et jouez les originaux.
go-on-question = Une partie attend sa fin. La reprendre ? (O/n) >{" "}
which-game = Quel jeu ? (Entrée : { $game }) >{" "}
your-name = Votre nom ? (Entrée : { $name }) >{" "}
resuming = { $title } : on reprend, après { $picks ->
        [one] { $picks } coup
       *[other] { $picks } coups
    } ({ $path })
resuming-rules = Les règles de ce jeu ont changé depuis le début de la partie ({ $before } → { $now }) : elle continue avec les nouvelles.
event-rules-changed = À partir d’ici la partie suit les règles { $now } (avant : { $before }).
closed = Partie close après { $picks ->
        [one] { $picks } coup
       *[other] { $picks } coups
    } : { $path }. Elle se lit avec : oubliettes replay
simulating = On joue
simulation = { $title } : { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }, graine { $seed }
column-player = joueur
column-mean = score moyen
column-quartiles = quartiles
column-range = étendue
column-wins = victoires
column-mean-place = place moyenne
column-ranks = rang
column-titles = titre
column-games = parties

### Aide des commandes

help-oubliettes = Une table pour les jeux de donjon : y jouer à la lettre, revoir chaque partie, vérifier chaque dé.
help-games = Liste les jeux de la table.
help-credits = Dit qui a fait les jeux.
help-play = Joue une partie : en solo, entre amis autour du clavier, ou contre des robots.
help-resume = Reprend une partie que vous avez quittée.
help-replay = Montre une partie, coup par coup.
help-sheets = Garde dans un fichier ce qui survit aux parties (carrières, héros, titres), ou l’en reprend ; le navigateur lit le même fichier.
help-out = Écrire dans ce fichier plutôt qu’à l’écran.
help-sheets-name = De qui ; sinon, vous.
help-sheets-out = Le fichier à écrire.
help-sheets-in = Le fichier à reprendre.
help-fresh = Commencer à neuf : rien ne vient des parties d’avant.
help-no-hints = Une partie sans conseils : la touche h n’en donne pas, même après une reprise.
help-verify = Vérifie une partie : le fichier, les règles, et chaque dé contre la promesse faite avant le début.
help-rules = Montre les règles d’un jeu, numérotées : toutes, une section (4) ou une règle (4.3).
help-simulate = Fait jouer beaucoup de parties à des robots, et compte.
help-serve = Ouvrir la table dans le navigateur : accueil, amis, robots.
help-check = Essayer les parties en cours avec les règles de cette version, sans rien écrire : avant une mise à jour.
help-tidy = Jette ce qui est abandonné depuis longtemps : tables, parties, liens, navigateurs jamais revenus.
help-tidy-hours = Heures entre deux rangements que le serveur fait de lui-même ; 0 : jamais.
help-keep = Combien de jours garder ce que personne ne touche : waiting=14, running=180, finished=365, links=30, guests=7, browsers=400. Peut se répéter.
help-port = Le port d’écoute ; 0 : n’importe lequel de libre.
help-store = Où garder les parties : un fichier (SQLite) ou une base PostgreSQL. Sans cela : un fichier de votre dossier de données.
help-lan = Servir la maison : les autres appareils de votre réseau peuvent entrer.
help-browser = Ouvrir l’accueil dans un navigateur.
help-host = L’adresse d’écoute.
help-name = Un nom d’hôte sous lequel les navigateurs peuvent venir. Peut se répéter.
help-secure = Le serveur se trouve derrière https : marquer ainsi ses cookies.
help-proxy = L’adresse ou le réseau d’un mandataire placé devant le serveur : on le croit quand il dit pour qui il demande, et personne n’échappe aux limites. Peut se répéter.
help-variants = Le dossier des variantes offertes à côté des jeux ; sinon, celui de « lab keep ».
help-help = Montre cette aide.
help-lang = Français ou anglais ; sinon la langue de votre système.
help-plain = Texte simple : pas de couleurs, rien n’est redessiné.
help-pace = Secondes pendant lesquelles un terminal montre ce qui est arrivé, événement par événement ; 0 : aucune.
help-game = Quel jeu ; « oubliettes games » les liste.
help-seats = Qui joue : des noms, et des robots, bot:easy, bot:normal, bot:hard, bot:expert (ils réfléchissent), bot:policy ou bot:random (ils répondent aussitôt), séparés par des virgules. Sans cela : vous contre un robot.
help-seats-bots = Les robots : bot:random, bot:policy, bot:easy, bot:normal, bot:hard ou bot:expert, séparés par des virgules.
help-seed = Un nombre qui fixe les dés, pour rejouer la même partie.
help-seed-simulate = Un nombre qui fixe les dés, pour compter les mêmes parties.
help-dice = fair : vérifiables après coup ; real : vous lancez les vôtres et les tapez ; fast : non vérifiables.
help-option = Un réglage du jeu, comme hero_mode=choice. Peut se répéter.
help-set = Change une valeur de la boîte : « dragon_red.power=21 ». Peut se répéter ; « oubliettes lab values JEU » les montre.
help-file = Un enregistrement, par son chemin ou son nom ; sinon, la dernière partie finie.
help-close = Clore une partie que de nouvelles règles ne savent pas poursuivre : son récit reste, ses dés se vérifient.
help-file-close = Une partie qui attend : son fichier, ou son nom.
help-file-resume = Un enregistrement, par son chemin ou son nom ; sinon, la dernière partie jouée.
help-log = Toute la partie en texte.
help-rule = Une section (DR-4 ou 4) ou une règle (DR-4.3 ou 4.3).
help-summary = Le jeu en une page : comment va un tour, ce qu’on peut faire, comment gagner.
help-where = Où une règle est jouée, dite et testée ; sans numéro, les modules de chaque chapitre.
help-number = Combien de parties.

### Ce qui peut aller de travers

error-usage = Cette ligne de commande ne se comprend pas : { $detail }. « oubliettes --help » montre ce qu’il y a.
usage-option = il n’y a pas d’option { $option } ici
usage-argument = quelque chose manque ou ne va pas à { $name }
error-game = Il n’y a pas de jeu appelé « { $game } ». Les jeux sont : { $games }.
error-seats = Ce jeu se joue de { $least } à { $most }, pas à { $given }. Dites qui joue avec --seats, par exemple --seats ana,bot:policy.
error-seat-empty = Un siège est vide : écrivez un nom, ou un robot comme bot:normal, et une virgule entre deux sièges.
error-seat-long = Le nom « { $seat } » est trop long : 24 signes suffisent à la gloire.
error-seat-sign = Un nom peut avoir toutes les lettres, mais pas de caractères de contrôle.
error-seat-bot = Il n’y a pas de robot comme « { $seat } » : écrivez bot:easy, bot:normal, bot:hard, bot:expert, bot:policy ou bot:random.
error-seat-twice = Deux personnes s’appellent « { $seat } » : donnez à chacune un nom à elle.
error-only-bots = « { $seat } » est une personne : les simulations sont pour les robots, par exemple bot:policy ou bot:hard.
error-setting = Le réglage « { $setting } » ne se comprend pas : écrivez nom=valeur.
error-option = Ce jeu n’a pas de réglage « { $option } ». Il a : { $known }.
error-option-seats = Le réglage « { $option } » n’a pas de sens à une table de cette taille ({ $given }) : il vaut pour { $seats }. Omettez-le.
error-value = « { $value } » n’est pas une valeur de { $option }. Possible : { $allowed }.
error-number = « { $value } » ne va pas pour { $option } : donnez un nombre entier{ $least ->
        [0] {""}
       *[other] {" "}à partir de { $least }
    }.
error-no-rule = Il n’y a ni règle ni section « { $rule } » dans ce jeu. Les sections vont de { $first } à { $last } ; sans numéro, toutes les règles sont montrées.
error-own-file = Le fichier { $path } ne peut pas être lu : { $reason }.
error-file = { $path } ne peut pas servir : { $reason }. OUBLIETTES_HOME permet de choisir un autre endroit pour vos parties.
error-keep = « { $given } » ne va pas pour --keep : donnez un nom et des jours, comme finished=365. Les noms sont { $names }.
error-no-file = Il n’y a pas de fichier { $path }, ni ici ni parmi vos parties.
error-locked = { $path } est ouvert dans un autre terminal : jouez là-bas, ou fermez-le d’abord.
error-no-seed = La graine de { $path } n’est pas sur cette machine : la partie se revoit, mais ne se continue pas.
error-not-a-record = { $path } n’est pas l’enregistrement d’une partie.
error-altered-line = { $path } est abîmé : la ligne { $line }, ou une ligne d’avant, est coupée ou a été changée. On ne peut plus se fier à la suite.
error-version = { $path } a été joué selon les règles { $theirs } de son jeu, et ce programme joue les règles { $ours } : revoyez-le avec la version qui l’a écrit, ou une plus récente.
error-other-rules = { $name } a été joué selon les règles { $theirs } de son jeu. Ce programme joue les règles { $ours }, et la partie ne peut pas continuer avec elles : elles se séparent au coup { $move }. Pour la lire : oubliettes replay { $name } ; si elle n’est pas finie, pour la clore telle quelle : oubliettes close { $name }
error-goes-on = { $path } peut continuer : oubliettes resume
error-closed-already = { $path } est déjà finie : oubliettes replay la montre.
error-other-game = { $path } est l’enregistrement de « { $game } », un jeu que ce programme n’a pas.
error-variant = { $path } suit une variante qui ne peut pas être jouée : { $detail }
error-misfit = { $path } ne suit pas les règles : il a été changé, ou vient d’un autre programme. ({ $detail })
error-dice = Les dés de { $path } ne sont pas ceux qui étaient promis : ils ne découlent pas de sa graine. ({ $detail })
error-profiles = { $path } est abîmé. Réparez-le, ou déplacez-le pour repartir sans les titres d’avant.
error-nothing-to-resume = Aucune partie n’attend dans { $folder }. Commencez-en une avec : oubliettes play
error-nothing-finished = Il n’y a pas encore de partie finie dans { $folder }. Jouez-en une avec : oubliettes play
sheet-came = Repris : { $name } ({ $game }).
put-out = Écrit dans { $path }.
error-not-sheets = { $path } n’est pas un fichier de feuilles : gardez-en un avec « oubliettes sheets --out FICHIER », ou depuis votre profil dans le navigateur.
error-sheet = { $path } ne peut pas être repris : { $detail }.
