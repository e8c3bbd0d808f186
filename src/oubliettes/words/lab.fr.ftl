# Le laboratoire, en français. Les mêmes messages, dans le même ordre, que lab.en.ftl.

### Aide des commandes

help-lab = Jouer beaucoup de parties et lire ce qu’elles montrent : études, tournois, rapports.
help-lab-study = Jouer beaucoup de parties d’une mise en place, ou de plusieurs côte à côte, et écrire un rapport.
help-lab-tournament = Faire jouer des robots les uns contre les autres, et les classer.
help-lab-resume = Continuer une étude interrompue.
help-lab-report = Écrire de nouveau le rapport et les données d’une étude, dans votre langue.
help-lab-values = Lister les valeurs de la boîte d’un jeu que --set peut changer.
help-lab-keep = Garder une variante sous un nom, pour y jouer au terminal et dans le navigateur.
help-lab-name = Le nom de la variante.
help-lab-set-one = Une valeur de la boîte à changer : « dragon_red.power=21 ». Peut se répéter.
help-lab-number = Combien de parties par mise en place.
help-lab-each = Combien de parties par façon de s’asseoir.
help-lab-seed = Le nombre qui fixe tous les dés : la même graine donne les mêmes nombres.
help-lab-option = Un réglage du jeu ; plusieurs valeurs, séparées par des virgules, sont jouées côte à côte. Peut être répété.
help-lab-set = Une valeur de la boîte du jeu, changée pour cette étude seulement ; plusieurs valeurs sont jouées côte à côte, et * remplace n’importe quoi : dragon_*.power=18,19. Peut être répété.
help-lab-measure = Que compter dans les journaux : un événement, événement.fait, événement.fait/par-fait, événement.fait@fait=valeur, ou * pour tous les événements. Peut être répété.
help-lab-out = Où garder l’étude. Sans cela : un dossier ici, nommé d’après l’étude.
help-lab-workers = Combien de processus jouent. Sans cela : un par cœur.
help-lab-ray = L’adresse d’une grappe Ray qui joue à la place de cette machine, ou « auto ».
help-lab-folder = Le dossier de l’étude.
help-lab-seats = Les robots, séparés par des virgules ; donné plusieurs fois, les tables sont jouées côte à côte.
help-lab-bots = Les robots, du plus faible au plus fort, séparés par des virgules.
help-lab-table = Combien de places à la table.
help-lab-ladder = Seuls les voisins de la liste jouent l’un contre l’autre.
help-lab-part = Seulement les valeurs dont le chemin contient ce texte.

### Ce qui ne va pas

lab-error-several = « { $path } » peut désigner plusieurs valeurs : { $paths }. Écrivez une plus grande part du chemin, ou un * pour toutes.
lab-error-no-value = Il n’y a pas de valeur « { $path } » dans la boîte de ce jeu. Vouliez-vous dire : { $paths } ? « oubliettes lab values » les liste toutes.
lab-error-setting = « { $setting } » ne se lit pas : écrivez chemin=valeur, par exemple dragon.power=19.
lab-error-one-value = « { $setting } » donne plusieurs valeurs : à une table, il n’y en a qu’une.
lab-error-nothing-set = Une variante change quelque chose : ajoutez --set chemin=valeur.
lab-error-kind = « { $path } » vaut { $now } dans la boîte : « { $value } » n’est pas une valeur de même sorte.
lab-error-measure = « { $measure } » ne se lit pas : écrivez un événement, événement.fait, événement.fait/par-fait, événement.fait@fait=valeur, ou * pour tous les événements.
lab-error-event = Ce jeu n’a pas d’événement « { $event } ». Il a : { $events }.
lab-error-cells = Cela fait { $cells } mises en place, et { $most } est le maximum : faites varier moins de valeurs à la fois.
lab-error-bots = Un tournoi demande au moins deux robots, nommés une fois chacun : --bots random,policy.
lab-error-other-study = « { $folder } » contient une autre étude : nommez un autre dossier avec --out.
lab-error-folder = « { $folder } » n’est pas vide, et ne contient pas d’étude : nommez un autre dossier avec --out.
lab-error-no-study = Il n’y a pas d’étude dans « { $folder } ».
lab-error-bad-study = L’étude dans « { $folder } » ne se lit pas : elle a été modifiée, ou faite par une autre version du programme.
lab-error-nothing-played = Aucune partie de l’étude dans « { $folder } » n’a encore été jouée.
lab-error-game = L’étude s’est arrêtée, et ce qui a été joué avant est gardé. { $detail }
lab-error-extra = Il faut des paquets qui ne sont pas installés : pip install oubliettes[{ $extra }].
lab-error-ray = La grappe Ray à « { $address } » ne répond pas : { $detail }
lab-stopped = Arrêté. Pour continuer : oubliettes lab resume { $folder }

### Le rapport

lab-title-study = { $title } : une étude
lab-title-tournament = { $title } : un tournoi
lab-lead = { $cells ->
        [one] { $games } parties d’une mise en place
       *[other] { $games } parties de { $cells } mises en place
    }, graine { $seed }.
lab-unfinished = L’étude n’est pas finie : { $games } parties sur { $wanted } ont été jouées.
lab-short = En bref
lab-short-seat = { $name } gagne { $share } des parties avec { $points } points.
lab-short-solo = { $name } fait { $points } points.
lab-short-same-dice = Partie par partie, toutes les mises en place ont eu les mêmes dés : les différences ci-dessous sont plus sûres que les moyennes seules.
lab-seat = { $bot } { $number }
lab-axis-seats = Places
lab-axis-bots = Robots
lab-axis-points = Points
lab-setup = Ce qui a été joué
lab-options = Réglages
lab-changes = Valeurs changées dans la boîte
lab-supplied = fournie par nous
lab-stated = du livret (non marquée comme fournie)
lab-unread = Aucune règle n’a regardé « { $path } » : la changer n’a rien changé.
lab-points = Points et victoires
lab-points-how = Une première place partagée compte pour une part de victoire. « ± » et les intervalles contiennent la vérité 95 fois sur 100.
lab-chart-mean = Points en moyenne, avec leurs intervalles
lab-chart-wins = Part de victoires, avec les intervalles
lab-chart-points = Comment les points se répartissent
lab-chart-points-of = Comment se répartissent les points de { $name }
lab-endings = Comment les parties finissent
lab-facts = Ce que disent les résultats
lab-facts-means = Moyennes des nombres des résultats
lab-measures = Compté dans les journaux
lab-events = Tous les événements
lab-measure-nothing = « { $measure } » n’a jamais été vu : vérifiez les noms de ses faits.
lab-ratings = Classement
lab-ratings-how = Forces de Bradley-Terry sur l’échelle d’Elo, moyenne 1500 : 400 points de plus font dix parties gagnées pour une perdue. Une partie nulle est une demi-victoire.
lab-ratings-overlap = Les intervalles de { $above } et de { $below } se recouvrent : plus de parties les départageraient.
lab-cross = Part des parties que le robot de la ligne a gagnées contre le robot de la colonne
lab-making = Comment cela a été fait
lab-making-intervals = Les intervalles des parts sont ceux de Wilson ; ceux des moyennes sont de 1,96 erreur type. Les quartiles sont ceux des parties jouées.
lab-making-seeds = Les dés d’une partie découlent de la graine { $seed } et de son numéro seulement, sous les règles { $rules } : qui refait la même étude obtient les mêmes nombres.
lab-making-cost = { $seconds } secondes de processeur, { $games } parties par seconde et par cœur.
lab-making-data = Les données sont à côté de cette page : games.parquet (une ligne par partie), counts.parquet (ce qui a été compté dans les journaux), study.json (le plan).
lab-kept = Gardée dans { $path }. Au terminal : { $command }
lab-kept-browser = Dans le navigateur : « oubliettes serve --browser » l’offre à côté des jeux.
lab-play = S’asseoir à cette table
lab-play-how = Chaque ligne se joue au terminal, à la première place. Dans le navigateur, lancez « oubliettes serve --browser --variants variants » dans le dossier de ce rapport : chaque mise en place dont la boîte est changée y est une variante, et son lien y mène.
lab-head-command = au terminal
lab-head-link = dans le navigateur
lab-you = Vous
lab-head-option = Réglage
lab-head-value = Valeur
lab-head-path = Valeur
lab-head-entry = De
lab-head-printed = Dans la boîte
lab-head-here = Ici
lab-head-source = D’où elle vient
lab-head-cell = Mise en place
lab-head-seat = Place
lab-head-mean = Moyenne
lab-head-quartiles = Quartiles
lab-head-range = Étendue
lab-head-wins = Victoires
lab-head-interval = Intervalle
lab-head-place = Rang moyen
lab-head-difference = Points de plus que dans la première mise en place
lab-head-what = Quoi
lab-head-games = Parties
lab-head-event = Événement
lab-head-times = Fois par partie
lab-head-games-with = Parties avec
lab-head-group = Groupe
lab-head-seen = Vu
lab-head-share = Part
lab-head-a-game = Par partie
lab-head-bot = Robot
lab-head-rating = Force
lab-head-rating-interval = Intervalle
lab-head-won = Gagné
