# What all games share, in English. The same messages, in the same order, as ui.fr.ftl.

### Building blocks

counted = { $n } { $thing }
list-last = { $before } and { $last }
list-nothing = nothing
pair = { $name }: { $value }
percent = { $value }%
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
seat = Player { $number }
nobody = nobody
yes = yes
no = no
bot-random = Dice-headed bot
bot-policy = Bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot

### Dice typed in by hand

dice = dice
prompt-roll-die = { $seat } rolls ({ $what }): die { $die } of { $count }. So far: { $values }. Several may be typed at once.
prompt-confirm-roll = { $seat } rolled ({ $what }): { $values }. Is that right?
pick-die = { $a }
pick-confirm = Yes, play it
pick-again = No, type them again
too-many-dice = That is more than the { $left ->
        [one] one die
       *[other] { $left } dice
    } still to be typed.
no-such-face = “{ $typed }” is not one face of these dice: type its number, or the beginning of its name.

### Dice that decided something, and what is to know about a pick

rolled = { $what }: { $dice }
die = d{ $faces } { $value }
note-chance = { $n }% chance

### At the table

commands = ? rule · ? 3 option 3 · h hint · b bot · u undo · l log · q leave
commands-onward = e explore · ? rule · ? 3 option 3 · h hint · b bot · u undo · l log · q leave
help =
    Type the number of an option, or the beginning of its name.
    ?        the rule behind the question      ? 3      the rules of option or refusal 3
    ? 4.3    the rule of that number           h        what the bot would do
    ? goblin what a goblin is, or any other thing: its numbers and its rules
    u        take back your last pick          l        the whole log
    e        explore until something happens, where the game has that
    b        a quick bot picks for you; b 20: your next 20 picks, but what is new it leaves to you
    q        leave; the game is saved, go on with: oubliettes resume
blocked = { $label } (not now: { $rule })
forbidden = “{ $label }” is not possible now:
type-a-number = Type a number from 1 to { $most }, or ? for help.
not-understood = “{ $typed }”? Type a number from 1 to { $most }, or ? for help.
ambiguous = “{ $typed }” could be several: { $labels }
sure-danger = “{ $label }” cannot be taken back. Really?
cannot-undo = There is nothing to take back: nothing since a roll, a draw or somebody else’s pick.
hint = The bot would pick: { $label }
worth-value = stands { $n }/100
worth-odds = exactly { $n }%
no-hint = No advice here: the dice lie on your table.
no-hints = This table plays without advice.
no-rule = No rule of the game is behind this question.
no-such-rule = There is no rule “{ $rule }” in this game.
yes-or-no = (y/n)
yes-letters = y
welcome = { $title }. { $summary }
hand-over = The next question is for { $name } alone. Press Enter when nobody else is looking.
enter-to-return = Enter: back to the table
log-more = … { $lines } more lines: l
left = The game is saved in { $path }. Go on with: oubliettes resume

### The end

winner = { $names } wins!
winners = A shared victory: { $names }!
solo-rank = Rank: { $rank }
score = Score
place = Place
of-seat = { $what } of { $name }: { $things }
all-titles = Titles of { $name } so far: { $titles }
kept-in = The game is kept in { $path }
seed-promise =
    { $chance ->
    [draws] Fair shuffles: their seed is fixed before the first tile. Its fingerprint: { $code }
    *[dice] Fair dice: their seed is fixed before the first roll. Its fingerprint: { $code }
    }
seed-known =
    { $chance ->
    [draws] You chose the seed: the shuffles can be checked, but they were no secret.
    *[dice] You chose the seed: the dice can be checked, but they were no secret.
    }
seed-promised = Fingerprint promised before the game: { $code }
seed-revealed = Seed revealed now: { $code }
seed-check =
    { $chance ->
    [draws] Check every shuffle with: oubliettes verify { $path }
    *[dice] Check every die with: oubliettes verify { $path }
    }

### Rules

kind-ruling = our ruling
kind-supplied = supplied by us
rulebook-heading = In the rulebook: { $source }
where-code = { "code        " }
where-components = { "components  " }
where-words = { "words       " }
where-tests = { "test        " }
where-unplayed = no code does it: { $why }
rule-spoiler = spoils a surprise: ask for it by its number

### Replays and checks

replay-prompt = Enter: next · b: back · number: go there · q: end >{" "}
replay-help = Enter goes on, b goes back, a number goes to that move, q ends.
replay-move = Move { $move } of { $last }
replay-undo = takes back the last pick
replay-rules = Rules { $rules } from here on
replay-closed = Closed before its end: newer rules could not play it on.
replay-half = This game was played under rules { $theirs }; rules { $ours } are played now and can draw it up to move { $move } only. What was said can be read to the end.
replay-words = This game was played under rules { $theirs }; rules { $ours } are played now and cannot draw it. What was said can be read to the end.
verifying = Checking { $path }
verified-file = ✓ The file is whole: { $lines } lines, none changed, missing or swapped since they were written.
verified-rules = ✓ Played again under rules { $rules }, { $picks ->
        [one] its one move is
       *[other] all { $picks } moves are
    } legal and lead to the same end.
verified-dice =
    { $chance ->
    [draws] ✓ All { $throws } shuffles and draws follow from the seed revealed at the end, and it is the seed promised before the game ({ $code }). This proves that no tile was changed; it cannot prove that the host never looked ahead.
    *[dice] ✓ All { $throws } throws follow from the seed revealed at the end, and it is the seed promised before the game ({ $code }). This proves that no die was changed; it cannot prove that the host never looked ahead.
    }
unverified-rules = – Played under rules { $theirs }, which differ from the rules { $ours } of this program: only the release that made it can check the moves.
unverified-end =
    { $chance ->
    [draws] – The game is not over: its seed is still secret, and the shuffles can be checked only after the end.
    *[dice] – The game is not over: its seed is still secret, and the dice can be checked only after the end.
    }
unverified-dice =
    { $chance ->
    [draws] – These shuffles were not promised in advance: nobody can check them.
    *[dice] – These dice were not promised in advance: nobody can check them.
    }
unverified-typed = – Dice that people rolled and typed in cannot be checked: only the program’s own draws were.
check-stuck = { $match }: { $why }
check-newer = { $match }: goes on under newer rules ({ $how })
check-sum = Running matches that these rules could not go on with: { $n }. Going on as they are: { $same }; under newer rules: { $newer }.
tidy-sum = Thrown away: matches { $matches }, links { $links }, browsers { $browsers }, profiles { $profiles }

### Games and simulations

column-game = game
column-players = players
column-time = time
column-summary = what it is
games-hint = Play one with: oubliettes play { $game }
credits-all = Oubliettes is a table; the games are their authors’, who have no part in it. Buy, print and play the originals.
go-on-question = You left a game unfinished. Go on with it? (Y/n) >{" "}
which-game = Which game? (Enter: { $game }) >{" "}
your-name = Your name? (Enter: { $name }) >{" "}
resuming = { $title }: on with it, after { $picks ->
        [one] 1 move
       *[other] { $picks } moves
    } ({ $path })
resuming-rules = The rules of this game have changed since it was begun ({ $before } → { $now }): it goes on under the new ones.
event-rules-changed = From here on the game follows rules { $now } (before: { $before }).
closed = Closed after { $picks ->
        [one] 1 move
       *[other] { $picks } moves
    }: { $path }. It can be read with: oubliettes replay
simulating = Playing
simulation = { $title }: { $n ->
        [one] 1 game
       *[other] { $n } games
    }, seed { $seed }
column-player = player
column-mean = mean score
column-quartiles = quartiles
column-range = range
column-wins = wins
column-mean-place = mean place
column-ranks = rank
column-titles = title
column-games = games

### Help of the commands

help-oubliettes = A table for dungeon games: play them to the letter, replay every game, check every die.
help-games = List the games on the table.
help-credits = Tells who made the games.
help-play = Play a game: alone, with friends around the keyboard, or against bots.
help-resume = Go on with a game you left.
help-replay = Show a game again, move by move.
help-sheets = Keeps in a file what outlives matches (careers, heroes, titles), or takes it from one; the browser reads the same file.
help-out = Write into this file instead of on the screen.
help-sheets-name = Whose; otherwise yours.
help-sheets-out = The file to write.
help-sheets-in = The file to take over.
help-fresh = Begin afresh: nothing comes from earlier matches.
help-no-hints = A game without advice: the key h gives none, nor after a pause.
help-verify = Check a game: the file, the rules, and every die against the promise made before it began.
help-rules = Show the rules of a game, numbered: all of them, a section (4) or one rule (4.3).
help-simulate = Let bots play many games, and count.
help-serve = Serve the table in the browser: lobby, friends, bots.
help-check = Try all running matches with the rules of this release, writing nothing: before an upgrade.
help-tidy = Throw away what was left behind long ago: tables, matches, links, browsers that never came back.
help-tidy-hours = Hours between two tidyings that the server does by itself; 0: never.
help-keep = How many days something is kept when nobody touches it: waiting=14, running=180, finished=365, links=30, guests=7, browsers=400. May be repeated.
help-port = The port to listen on; 0: any free one.
help-store = Where games are kept: a file (SQLite), or a PostgreSQL database. Without it: a file in your data folder.
help-lan = Serve the house: other devices on your network may come in.
help-browser = Open the lobby in a browser.
help-host = The address to listen on.
help-name = A host name under which browsers may come. May be repeated.
help-secure = The server stands behind https: mark its cookies so.
help-proxy = The address or network of a proxy before the server: it is believed when it says for whom it asks, and nobody is exempt from limits. May be repeated.
help-variants = The folder of variants offered beside the games; otherwise that of “lab keep”.
help-help = Show this help.
help-lang = French or English; else what your system speaks.
help-plain = Plain text: no colours, nothing drawn in place.
help-pace = Seconds for which a live terminal shows what happened, event by event; 0: none.
help-game = Which game; “oubliettes games” lists them.
help-seats = Who plays: names, and bots as bot:easy, bot:normal, bot:hard, bot:expert (they look ahead), bot:policy or bot:random (they answer at once), separated by commas. Without it: you against a bot.
help-seats-bots = The bots: bot:random, bot:policy, bot:easy, bot:normal, bot:hard or bot:expert, separated by commas.
help-seed = A number that fixes the dice, to play the same game again.
help-seed-simulate = A number that fixes the dice, to count the same games again.
help-dice = fair: can be checked afterwards; real: you roll your own and type them in; fast: cannot be checked.
help-option = A setting of the game, such as hero_mode=choice. May be repeated.
help-set = Changes a value of the box: “dragon_red.power=21”. May be repeated; “oubliettes lab values GAME” lists them.
help-file = A record, by its path or its name; without it, the newest finished game.
help-close = Close a game that newer rules cannot play on: its story so far stays, its dice can be checked.
help-file-close = A game that waits: its file, or its name.
help-file-resume = A record, by its path or its name; without it, the game played last.
help-log = The whole game as text.
help-rule = A section (DR-4 or 4) or a rule (DR-4.3 or 4.3).
help-summary = The game on one page: how a turn goes, what you may do, how to win.
help-where = Where a rule is done, told and tested; without a number, the modules of each chapter.
help-number = How many games.

### What can go wrong

error-usage = This command line cannot be read: { $detail }. “oubliettes --help” shows what there is.
usage-option = there is no option { $option } here
usage-argument = something is missing or wrong at { $name }
error-game = There is no game called “{ $game }”. The games are: { $games }.
error-seats = This game is for { $least } to { $most } players, not { $given }. Say who plays with --seats, for instance --seats ana,bot:policy.
error-seat-empty = A seat is empty: write a name, or a bot such as bot:normal, and a comma between two seats.
error-seat-long = The name “{ $seat }” is too long: 24 characters are enough to be famous.
error-seat-sign = A name may have any letters, but no control characters.
error-seat-bot = There is no bot like “{ $seat }”: write bot:easy, bot:normal, bot:hard, bot:expert, bot:policy or bot:random.
error-seat-twice = Two people are called “{ $seat }”: give each a name of their own.
error-only-bots = “{ $seat }” is a person: simulations are for bots, bot:policy or bot:hard for instance.
error-setting = The setting “{ $setting }” cannot be read: write it as name=value.
error-option = This game has no setting “{ $option }”. It has: { $known }.
error-option-seats = The setting “{ $option }” has no meaning at a table of this size ({ $given }): it is for { $seats }. Leave it out.
error-value = “{ $value }” is not a value for { $option }. Possible: { $allowed }.
error-number = “{ $value }” does not do for { $option }: give a whole number{ $least ->
        [0] {""}
       *[other] {" "}from { $least } up
    }.
error-no-rule = There is no rule or section “{ $rule }” in this game. Sections go from { $first } to { $last }; without a number all rules are shown.
error-own-file = The file { $path } cannot be read: { $reason }.
error-file = { $path } cannot be used: { $reason }. Another place for your games can be chosen with OUBLIETTES_HOME.
error-keep = “{ $given }” does not do for --keep: write a name and days, as in finished=365. The names are { $names }.
error-no-file = There is no file { $path }, neither here nor among your games.
error-locked = { $path } is open in another terminal: play on there, or close it first.
error-no-seed = The seed of { $path } is not on this machine: the game can be replayed, but not played on.
error-not-a-record = { $path } is not the record of a game.
error-altered-line = { $path } is damaged: line { $line }, or one before it, is cut short or was changed. The game cannot be trusted from there on.
error-version = { $path } was played under rules { $theirs } of its game, and this program plays rules { $ours }: replay it with the release that made it, or a newer one.
error-other-rules = { $name } was played under rules { $theirs } of its game. This program plays rules { $ours }, and the game cannot go on under them: they part at move { $move }. Read it with: oubliettes replay { $name }; if it is not over, close it as it stands with: oubliettes close { $name }
error-goes-on = { $path } can go on: oubliettes resume
error-closed-already = { $path } is over already: oubliettes replay shows it.
error-other-game = { $path } is the record of “{ $game }”, a game that this program does not have.
error-variant = { $path } follows a variant that cannot be played: { $detail }
error-misfit = { $path } does not fit the rules: it was changed, or made by another program. ({ $detail })
error-dice = The dice of { $path } are not those that were promised: they do not follow from its seed. ({ $detail })
error-profiles = { $path } is damaged. Mend it, or move it away to begin anew without earlier titles.
error-nothing-to-resume = No game is waiting in { $folder }. Begin one with: oubliettes play
error-nothing-finished = There is no finished game in { $folder } yet. Play one with: oubliettes play
sheet-came = Taken over: { $name } ({ $game }).
put-out = Written to { $path }.
error-not-sheets = { $path } is no file of sheets: keep one with “oubliettes sheets --out FILE”, or from your profile in the browser.
error-sheet = { $path } cannot be taken over: { $detail }.
