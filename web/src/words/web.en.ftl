# What only the browser says, in English. The same messages, in the same order, as web.fr.ftl.

### Frame
nav = Main menu
help-link = Help
me-link = My profile
me-default = Novice
language = Language
close = Close
cancel = Cancel
to-lobby = Back to the lobby
to-table = To the table
offline = The server does not answer. Try again in a moment.
name-needed = Say what you are called.
lost-title = There is nothing down this corridor.
connecting = Connecting…
reconnecting = Connection lost, trying again…
bye-replaced = This browser no longer has this place.
bye-gone = This match was thrown away.
bye-full = Too many watch this table.

### Lobby
lobby-title = Which dungeon tonight?
lobby-motto = The Oubliettes forget nothing: no move is lost, every die can be checked.
players =
    { $least ->
    [one] { $most ->
    [one] 1 player
    *[other] 1 to { $most } players
    }
    *[other] { $least } to { $most } players
    }
play-now = Play
rules = Rules
learn-link = Learn
table-link =
    { $most ->
    [one] Settings
    *[other] With friends
    }
play-title = How do you want to play?
play-begin = Begin
rivals =
    { $n ->
    [one] The other player
    *[other] The other players
    }
temper-random = scatterbrained
temper-policy = quick
temper-easy = careful
temper-normal = steady
temper-hard = cunning
temper-expert = deadly
temper-text =
    { $level ->
    [random] by chance, eyes shut
    [easy] strength 2 of 5: thinks a little
    [normal] strength 3 of 5: thinks it over
    [hard] strength 4 of 5: sees far
    [expert] strength 5 of 5: forgives nothing
    *[policy] strength 1 of 5: plays by instinct
    }
resume-title = Go on playing
resume-rest = Your other games
resume-all = All your games
your-turn = Your turn
finished = Finished

### Opening a table
your-name = Your name
bring-sheet = With whom
bring-nothing = Somebody new
how-many-seats = Seats at the table
how-many-here = People on this device
name-of = Name on seat { $seat }
dice-kind = Dice
dice-fair = Rolled here, and checkable
dice-real = Our own, typed in
clock = Time to think
clock-0 = As long as it takes
clock-60 = One minute a pick
clock-300 = Five minutes a pick
clock-86400 = One day a pick
hints-allowed = Hints and odds may be asked for
fine-settings = Fine settings ({ $n })
campaign = Campaign
campaign-none = A match by itself
campaign-new = A new campaign…
campaign-name = Its name
open-this-table = Open this table

### Waiting room
waiting-campaign = Campaign: { $name }
waiting-dice-fair =
    { $chance ->
    [draws] The shuffles are sealed already.
    *[dice] The dice are sealed already.
    }
waiting-dice-real = You will roll your own dice and type them in.
on-this-device = on this device
is-here = here
is-away = away
seat-open = Empty seat
sit-here = Sit here
sit-too = Play this seat too
stand-up = Leave this seat
clear-seat = Free this seat
leave-table = Leave the table
bot-of = { $temper } bot
invite = Invite
who-sits = Who sits on seat { $seat }
seat-more = More for seat { $seat }
invite-title = Invitation to seat { $seat }
watch-title = A link to watch
watch-link = Link to watch
key-text = Show this code, or send the link. An invitation works once.
qr-label = QR code of the link
link-label = Secret link
copy = Copy
copied = Copied
start = Start the game
start-with-bots =
    { $bots ->
    [one] Start with a bot
    *[other] Start with { $bots } bots
    }
host-starts = The host will start the game.
settings-title = Settings of the table
big-screen = Big screen
scan-to-sit = Scan the code to sit down here.
scan-own = Scan the code to play from your telephone.
qr-seat = QR code of seat { $seat }
to-waiting-room = Waiting room
no-such-table = This table does not exist, or it is not for you.
join-invite = { $host } invites you to { $game }
join-seat = Your place at { $game }
which-seat = Seat { $seat } of { $of }
join-watch = { $host } invites you to watch { $game }
join-host = Your table of { $game }
join-look = Watch
join-button = Sit down
somebody = Somebody
link-spent = This link has been used, or is no longer good. Ask for a new one.
curtain = Hand the screen to { $name }.
curtain-open = I am the only one looking

### At the table
table-menu = Table menu
log = Log
log-earlier = Earlier
jump-here = Show this moment
looking-back = An earlier moment of the game.
back-to-now = Back to now
chat = Chat
chat-say = Say something
chat-send = Send
chat-nothing = Nobody has said anything yet.
unread = unread
people = People
about-button = Inspect
about-title = What is in the box
find-thing = Find a thing by its name
no-thing = Nothing in the box has that name.
die-of = d{ $faces }
field-places = Places
skip-film = Skip
ways-button = Settings
pace-title = What happens is shown
pace-calm = calmly
pace-brisk = briskly
pace-once = at once
switch-notes = Say beside each choice what it does
switch-sound = Sounds and vibration
switch-list = List all choices below the board
list-button = All choices
sound-button = Sound
no-use = { $thing }: nothing to be done with it now.
touch-again = { $label }? Tap again to play.
switch-passes = Skip phases in which there is nothing to do
switch-motion = Let dice and pieces move
orders-title = Standing orders
orders-text = Answers left in advance: they are given for you, nobody else is told, and you can revoke them at any time.
orders-none = None answers the question now open.
order-for = { $order } ({ $term })
order-revoke = Revoke
term-always = always
chain-part = Part of one decision
prompt-bar = What to do
options = Options
choose-place = { $what }: tap a lit square.
more-below = more choices
waiting-for = Waiting for { $names }
seconds-left = { $n } s
minutes-waited = { $n } min
clear = Let go
hint-button = Hint
undo = Undo
not-now =
    { $n ->
    [one] One thing is not allowed now
    *[other] { $n } things are not allowed now
    }
rule-chip = Rule { $rule }
all-rules = All the rules
let-bot-play = Let a bot play
bot-for = Let a bot play for { $name }
bot-plays = A bot plays for { $name }.
take-back-seat = Take my seat back
mute = Mute
unmute = Let speak
watchers =
    { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
    *[other] { $n } people are watching.
    }
my-link = This seat on another device
revoke-links = Revoke all links
revoke-links-sure = Yes: no link works any more, and whoever came by one leaves
revoked = The links no longer work.
invite-anew = Invite somebody else
handed-bot =
    { $why ->
    [agreed] A bot plays for { $name }, who agreed; { $by } asked.
    [absent] A bot plays for { $name }, who is away; { $by } had it sit down.
    [free] A bot plays for { $name }; { $by } had it sit down.
    [clock] A bot plays for { $name }, whose time ran out twice.
    *[own] A bot plays for { $name }, who wanted it.
    }
handed-back = { $name } plays again.
handed-home = { $who } has taken the seat back from { $name }, whose device has seen what this seat was shown since then.
handed-invited =
    { $why ->
    [agreed] { $name } agreed to leave the seat; { $by } invites somebody.
    [absent] { $name } is away; { $by } invites somebody to the seat.
    *[free] { $by } invites somebody to the seat of { $name }.
    }
handed-taken = { $who } takes the seat of { $name }, and sees from now on what it is shown.
consent-bot = { $by } asks: may a bot play for { $name }?
consent-invite = { $by } asks: may somebody else take the seat of { $name }, and see what it is shown?
consent-yes = Yes, I agree
consent-no = No
ask-bot = Ask { $name } whether a bot may play
asked-waiting = { $name } was asked.
asked-no = { $name } said no.
asked-yes = { $name } agrees.
invite-now = Make the invitation
become-host = The host is gone: take over
stuck = The rules have changed and this game cannot go on; it can still be read.
older-rules = This was played under older rules: the table cannot be shown here any more, but all that was said can be read.
close-match = Close this game
closed-match = This game was closed before its end: newer rules could not play it on. All that was said can be read.
event-rules-changed = From here on the game follows rules { $now } (before: { $before }).

### The end, replays
end-won = Victory!
end-lost = Defeat
end-over = The end
titles-earned =
    { $n ->
    [one] A title earned
    *[other] { $n } titles earned
    }
count-title = The count
rematch = Play again
story-title = How it went
story-chart = Everybody’s chances, move by move.
story-line = { $name }: from { $first } to { $last }.
story-turn = The sharpest turn, in favour of { $name }:
story-turn-alone = The moment that mattered most:
story-luck =
    The { $chance ->
    [draws] tiles
    *[dice] dice
    } { $sign ->
    [more] smiled on { $name } and added { $much } to the chances of winning.
    [less] frowned on { $name } and took { $much } off the chances of winning.
    *[none] were even with { $name }.
    }
# Alone, where nothing is won but points.
story-promise = What the match promised, move by move.
story-luck-alone =
    The { $chance ->
    [draws] tiles
    *[dice] dice
    } { $sign ->
    [more] smiled on { $name }.
    [less] frowned on { $name }.
    *[none] were even with { $name }.
    }
replay = Replay
record-file = Keep the game (file)
check-dice =
    { $chance ->
    [draws] Check the shuffles
    *[dice] Check the dice
    }
dice-right =
    { $n ->
    [one] { $chance ->
        [draws] One shuffle checked
        *[dice] One throw checked
        }
    *[other] { $chance ->
        [draws] { $n } shuffles checked
        *[dice] { $n } throws checked
        }
    }: all follow from the seed promised before the game.
dice-wrong =
    { $chance ->
    [draws] A shuffle does not follow from the seed: { $what }.
    *[dice] A throw does not follow from the seed: { $what }.
    }
dice-seen = Promise and seals are those that this browser saw before the game, and its salt is among them.
dice-no-salt = Promise and seals are those that this browser saw before the game, but none of the salts is its own.
dice-unseen = This browser did not see the beginning: the promise is the one that the file itself gives.
dice-starts = Salts were opened { $n } times before the game began.
dice-other-commitment = The promise is not the one that this browser saw before the game.
dice-other-seal = The salt of seat { $n } is not the one that was sealed before the game.
dice-unsealed = These dice were rolled on a real table: there is nothing to check.
dice-facts = Promise, seed and salts
dice-commitment = Promised
dice-seed = Seed
dice-salt = Salt { $n }
copy-moment = Link to this moment
film-run = Play it
film-pause = Pause
replay-soon = One moment: the game is played through again…
replay-title = { $game }: replay
not-over = This game is not over yet.
moment = Moment
moment-of = { $n } of { $of }
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
whose-view = Seen by
everybody = Everybody
continue-here = Go on from here, against bots

### Profile
theme = Colours
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
notices = Tell me when it is my turn
campaign-next = Next adventure

### Help
show-spoiler = Show it: this rule gives a surprise away
lesson-title = { $game }: a first game
lessons = Lessons
lesson-other = That would be allowed; this time, though: { $label }
lesson-play = Now play it
lesson-again = Once more

# ---- refusals, by their codes
no-answered = This question has been answered otherwise.
no-closed = This question is no longer open.
no-not-offered = That is not among the options.
no-not-yours = That is not yours to do.
no-not-now = That is not possible now: the match has moved on.
no-consent = Its person is there and was asked: wait for the answer.
no-late-seal = The match is just starting: try again in a few seconds.
no-no-hints = This table plays without hints.
no-retry = It is not known whether that was saved: try again.
no-not-saved = That could not be saved, and nothing has changed: try again.
no-slow-down = That is a lot in a short time: wait a moment.
no-taken = Somebody sits there already.
no-used = Somebody has used this link already: ask the host for another.
no-name = A name has letters, and forty characters at most.
no-sheet-busy = This sheet is in another match: finish that one first.
no-too-many = There are as many as one can keep: throw some away, or end some, first.
no-too-big = This is too big to keep.
no-last-browser = This is your only browser: move to another one first, or delete everything.
no-no-browser = You have no such browser.
no-bad-sheet = This sheet is damaged, or of a game that is not here.
no-no-code = This code is not good: it was used, or its ten minutes are over.
no-no-key = This link is not good: it was used up or replaced. Ask the host for another.
no-no-match = There is no such table, or it is not yours to see: open its link again.
no-no-sheet = You have no such sheet, or it is in a match.
no-no-campaign = You carry no such campaign, or it is in a match.
no-stuck = The rules cannot play this match on. It is kept as it is.
no-broken = The program failed on this; nothing has changed. The fault is noted: choose something else.
no-stopping = The server is stopping: try again in a moment.
no-empty-seats = There are seats still open: fill them with bots, or wait.
