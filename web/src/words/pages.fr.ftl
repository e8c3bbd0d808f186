# Ce que disent les pages qui ne sont pas des tables, en français. Les mêmes messages, dans le même ordre, que pages.en.ftl.

### Profile
me-title = Mon profil
save = Enregistrer
saved = Enregistré.
looks-title = Apparence et touches
single-keys = Touches simples comme commandes (1–9, U, L, H…)
sheets-title = Ce qui survit à une partie
trophies-title = Titres et héros
trophies-nothing = Aucun titre encore : jouez, et revenez ici.
sheets-nothing = Rien encore : finissez d’abord une partie.
sheet-busy = dans une partie
sheet-copy = Copier
sheet-drop = Jeter
sheet-drop-sure = Jeter pour toujours
campaigns-title = Campagnes
campaign-end = Terminer
campaign-ended = La campagne est terminée : ses feuilles sont à vous.
origin-imported = importé
origin-copy = copie
move-title = Sur un autre appareil
move-text = Un code, valable une fois et dix minutes, amène ce profil dans un autre navigateur. Un fichier le garde pour de bon.
make-code = Créer un code
code-made = Tapez ce code dans l’autre navigateur.
have-code = Un code venu d’un autre navigateur
use-code = L’utiliser
claimed = Ce navigateur a maintenant ce profil.
keep-file = Garder dans un fichier
bring-file = Ramener un fichier
brought = Le fichier a été repris.
bad-file = Ce n’est pas un profil gardé par Oubliettes.
my-matches = Mes parties
match-drop-text = Jeter une partie l’efface si personne d’autre n’y joue, ou si vous en êtes l’hôte et qu’elle n’a pas commencé. Sinon un robot joue pour vous, et votre nom et vos paroles sont effacés. Une de vos feuilles prise dans une partie effacée revient comme copie.
matches-nothing = Aucune partie.
match-drop = Jeter
match-drop-sure = Jeter cette partie pour toujours
match-dropped = La partie n’est plus là.
keep-it = La garder
my-browsers = Navigateurs qui ont ce profil
browser-here = Ce navigateur
browser-seen = Un autre, vu pour la dernière fois le { $day }
sign-out = Déconnecter
sign-out-sure = Déconnecter ce navigateur
signed-out = Ce navigateur est déconnecté ; ses places sont à vous.
all-of-it = Tout
all-of-it-text = Efface vos parties comme ci-dessus, vos feuilles, vos campagnes et vos navigateurs, et votre profil. Rien ne peut les ramener, sauf un fichier que vous gardez d’abord.
drop-all = Tout effacer
drop-all-sure = Tout effacer, pour toujours

### Help and rules
help-title = Comment ça marche
help-rules-title = Les livrets de règles
help-play-title = Jouer
help-play = Ce qui est éclairé peut être joué : touchez-le sur la table, puis ce qu’il vise. Un second toucher confirme ce qui ne s’annule pas. La barre du bas dit qui doit faire quoi et propose ce qui n’a pas de place sur la table. Touchez une chose éteinte : elle dit pourquoi, avec la règle en cause. On peut annuler tant que rien n’a été lancé, pioché ni montré. Ce qui se passe est montré événement par événement : un toucher ou Échap mène à la fin.
help-screen-title = À plusieurs
help-screen = Ouvrez une table et invitez : chaque siège a un lien et un code QR. Sans réseau, lancez le serveur de la maison et partagez-le : la table se montre sur le grand écran, les mains restent sur les téléphones. Sur un seul appareil, un rideau tombe entre deux joueurs là où il y a un secret.
help-dice-title = Des dés honnêtes
help-dice = Avant que les sièges se remplissent, le serveur promet l’empreinte de sa graine ; votre navigateur y ajoute son grain de sel, scellé avant qu’aucun autre ne soit ouvert ; à la fin la graine est montrée et votre navigateur vérifie chaque dé d’après la promesse et les scellés qu’il a vus. Cela prouve que personne n’a choisi les dés une fois un sel connu ; cela ne prouve pas que le propriétaire de la machine n’a jamais regardé.
help-keys-title = Touches
help-keys = Tab et Entrée mènent partout. Les touches simples se coupent dans votre profil.
key-options = les choix de la barre
key-arrows = d’une chose à l’autre, sur la table
key-enter = toucher la chose visée
key-undo = annuler
key-hint = un conseil
key-log = le journal
key-sound = le son
key-rule = la règle, ou ce qu’est la chose visée
escape-name = Échap
key-escape = aller à la suite, lâcher ce qu’on tient
help-credits-title = Qui a fait quoi
credit-signs = Images des dés, cartes et jetons
credit-tools = Signes des outils
credit-letters = Lettres
credit-own = Textures, dés, sons
credit-own-text = Faits pour Oubliettes, sous licence MIT comme le programme.
rules-brief = { $game } en une page
rules-brief-link = En une page
rules-contents = Sommaire
rules-decided = Ce que le livret laisse ouvert ({ $n })
rules-example = Exemple
rules-print = Imprimer cette page
find-found =
    { $n ->
    [one] 1 règle
    *[other] { $n } règles
    }
rules-of = { $game } : les règles
find-rule = Chercher une règle
find-nothing = Aucune règle ne contient ces mots.
