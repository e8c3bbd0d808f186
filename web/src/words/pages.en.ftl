# What pages that are no tables say, in English. The same messages, in the same order, as pages.fr.ftl.

### Profile
me-title = My profile
save = Save
saved = Saved.
looks-title = Looks and keys
single-keys = Single keys as commands (1–9, U, L, H…)
sheets-title = What outlives a game
trophies-title = Titles and heroes
trophies-nothing = No title yet: play, and come back.
sheets-nothing = Nothing yet: finish a game first.
sheet-busy = in a match
sheet-copy = Copy
sheet-drop = Throw away
sheet-drop-sure = Throw away for good
campaigns-title = Campaigns
campaign-end = End it
campaign-ended = The campaign is over: its sheets are yours.
origin-imported = imported
origin-copy = copy
move-title = On another device
move-text = A code, good once and for ten minutes, brings this profile to another browser. A file keeps it for good.
make-code = Make a code
code-made = Type this code in the other browser.
have-code = A code from another browser
use-code = Use it
claimed = This browser has that profile now.
keep-file = Keep as a file
bring-file = Bring a file back
brought = The file was taken in.
bad-file = This is not a profile kept by Oubliettes.
my-matches = My matches
match-drop-text = Throwing a match away deletes it if nobody else plays in it, or if you host it and it has not begun. Otherwise a bot plays on for you, and your name and your words are wiped out. A sheet of yours in a match that is deleted comes back as a copy.
matches-nothing = No matches.
match-drop = Throw away
match-drop-sure = Throw this match away for good
match-dropped = The match is gone.
keep-it = Keep it
my-browsers = Browsers with this profile
browser-here = This browser
browser-seen = Another one, last here on { $day }
sign-out = Sign out
sign-out-sure = Sign this browser out
signed-out = That browser is signed out; its places are yours.
all-of-it = Everything
all-of-it-text = Deletes your matches as above, your sheets, campaigns and browsers, and your profile. Nothing can bring them back, except a file that you keep first.
drop-all = Delete everything
drop-all-sure = Delete everything, for good

### Help and rules
help-title = How it works
help-rules-title = The rulebooks
help-play-title = Playing
help-play = What is lit can be played: touch it on the table, then what it is for. A second touch confirms what cannot be undone. The bar at the bottom says who must do what, and offers what has no place on the table. Touch a thing that is not lit: it says why, with the rule. Undo works until something is rolled, drawn or shown. What happens is shown event by event: a touch or Escape leads to the end.
help-screen-title = In company
help-screen = Open a table and invite: each seat has a link and a QR code. Without the internet, run the server at home and share it: the table stands on the big screen, the hands stay on the phones. On a single device a curtain falls between two players wherever there is a secret.
help-dice-title = Fair dice
help-dice = Before the seats fill, the server promises a fingerprint of its seed; your browser adds a salt of its own, sealed before any other is opened; at the end the seed is shown and your browser checks every die against the promise and the seals it saw. That proves that nobody chose the dice once a salt was known; it does not prove that the owner of the machine never looked.
help-keys-title = Keys
help-keys = Tab and Enter reach everything. Single keys can be switched off in your profile.
key-options = the choices of the bar
key-arrows = from thing to thing, on the table
key-enter = touch the thing in focus
key-undo = undo
key-hint = a hint
key-log = the log
key-sound = sound
key-rule = the rule, or what the thing in focus is
escape-name = Esc
key-escape = skip what is shown, let go of what is held
help-credits-title = Who made what
credit-signs = Pictures on dice, cards and tokens
credit-tools = Signs of tools
credit-letters = Letters
credit-own = Textures, dice, sounds
credit-own-text = Made for Oubliettes, under the MIT licence as the program is.
rules-brief = { $game } on one page
rules-brief-link = On one page
rules-contents = Contents
rules-decided = What the rulebook leaves open ({ $n })
rules-example = Example
rules-print = Print this page
find-found =
    { $n ->
    [one] 1 rule
    *[other] { $n } rules
    }
rules-of = { $game }: the rules
find-rule = Find a rule
find-nothing = No rule has these words.
