# The lab, in English. The same messages, in the same order, as lab.fr.ftl.

### Help of the commands

help-lab = Play many games and read what they show: studies, tournaments, reports.
help-lab-study = Play many games of one set-up, or of several side by side, and write a report.
help-lab-tournament = Let bots play against each other, and rate them.
help-lab-resume = Go on with a study that was stopped.
help-lab-report = Write the report and the data of a study again, in your language.
help-lab-values = List the values of a game’s box that --set can change.
help-lab-keep = Keep a variant under a name, to be played in the terminal and in the browser.
help-lab-name = What the variant is called.
help-lab-set-one = A value of the box to change: “dragon_red.power=21”. May be repeated.
help-lab-number = How many games of each set-up.
help-lab-each = How many games of each way to sit.
help-lab-seed = The number that fixes all dice: the same seed gives the same numbers.
help-lab-option = A setting of the game; several values, separated by commas, are played side by side. May be repeated.
help-lab-set = A value of the game’s box, changed for this study only; several values are played side by side, and * stands for anything: dragon_*.power=18,19. May be repeated.
help-lab-measure = What to count in the logs: an event, event.fact, event.fact/by-fact, event.fact@fact=value, or * for every event. May be repeated.
help-lab-out = Where the study is kept. Without it: a folder here, named after the study.
help-lab-workers = How many processes play. Without it: one a core.
help-lab-ray = The address of a Ray cluster that plays instead of this machine, or “auto”.
help-lab-folder = The folder of the study.
help-lab-seats = The bots, separated by commas; given several times, the tables are played side by side.
help-lab-bots = The bots, weakest first, separated by commas.
help-lab-table = How many seats at the table.
help-lab-ladder = Only neighbours in the list play against each other.
help-lab-part = Only the values whose path holds this text.

### What goes wrong

lab-error-several = “{ $path }” may mean several values: { $paths }. Write more of the path, or a * for all of them.
lab-error-no-value = There is no value “{ $path }” in this game’s box. Did you mean: { $paths }? “oubliettes lab values” lists them all.
lab-error-setting = “{ $setting }” cannot be read: write path=value, for instance dragon.power=19.
lab-error-one-value = “{ $setting }” gives several values: at a table there is one only.
lab-error-nothing-set = A variant changes something: add --set path=value.
lab-error-kind = “{ $path }” is { $now } in the box: “{ $value }” is not the same kind of value.
lab-error-measure = “{ $measure }” cannot be read: write an event, event.fact, event.fact/by-fact, event.fact@fact=value, or * for every event.
lab-error-event = This game has no event “{ $event }”. It has: { $events }.
lab-error-cells = That makes { $cells } set-ups, and { $most } is the most: sweep fewer values at once.
lab-error-bots = A tournament needs two bots or more, each named once: --bots random,policy.
lab-error-other-study = “{ $folder }” holds another study: name another folder with --out.
lab-error-folder = “{ $folder }” is not empty, and holds no study: name another folder with --out.
lab-error-no-study = There is no study in “{ $folder }”.
lab-error-bad-study = The study in “{ $folder }” cannot be read: it was altered, or made by another release.
lab-error-nothing-played = No game of the study in “{ $folder }” has been played yet.
lab-error-game = The study stopped, and what was played before is kept. { $detail }
lab-error-extra = This needs packages that are not installed: pip install oubliettes[{ $extra }].
lab-error-ray = The Ray cluster at “{ $address }” does not answer: { $detail }
lab-stopped = Stopped. Go on with: oubliettes lab resume { $folder }

### The report

lab-title-study = { $title }: a study
lab-title-tournament = { $title }: a tournament
lab-lead = { $cells ->
        [one] { $games } games of one set-up
       *[other] { $games } games of { $cells } set-ups
    }, seed { $seed }.
lab-unfinished = The study is not finished: { $games } games of { $wanted } have been played.
lab-short = In short
lab-short-seat = { $name } wins { $share } of the games with { $points } points.
lab-short-solo = { $name } makes { $points } points.
lab-short-same-dice = Game by game, all set-ups had the same dice: the differences below are surer than the means alone.
lab-seat = { $bot } { $number }
lab-axis-seats = Seats
lab-axis-bots = Bots
lab-axis-points = Points
lab-setup = What was played
lab-options = Settings
lab-changes = Values changed in the box
lab-supplied = supplied by us
lab-stated = the rulebook’s (not marked as supplied)
lab-unread = No rule looked at “{ $path }”: changing it changed nothing.
lab-points = Points and wins
lab-points-how = A shared first place counts as a share of a win. “±” and intervals hold the truth 95 times out of 100.
lab-chart-mean = Mean points, with intervals
lab-chart-wins = Share of wins, with intervals
lab-chart-points = How points are spread
lab-chart-points-of = How the points of { $name } are spread
lab-endings = How games end
lab-facts = What results tell
lab-facts-means = Means of the numbers in the results
lab-measures = Counted in the logs
lab-events = Every kind of event
lab-measure-nothing = “{ $measure }” was never seen: check the names of its facts.
lab-ratings = Ratings
lab-ratings-how = Bradley-Terry ratings on Elo’s scale, mean 1500: 400 points more are ten games won for one lost. A draw is half a game won.
lab-ratings-overlap = The intervals of { $above } and { $below } overlap: more games would tell them apart.
lab-cross = Share of games that the bot of the row won against the bot of the column
lab-making = How it was made
lab-making-intervals = Intervals of shares are Wilson’s; those of means are 1.96 standard errors. Quartiles are of the games as they were played.
lab-making-seeds = The dice of a game follow from seed { $seed } and its number alone, under rules { $rules }: whoever runs the same study gets the same numbers.
lab-making-cost = { $seconds } seconds of processor time, { $games } games a second and core.
lab-making-data = The data lie beside this page: games.parquet (a row a game), counts.parquet (what was counted in the logs), study.json (the plan).
lab-kept = Kept in { $path }. In the terminal: { $command }
lab-kept-browser = In the browser: “oubliettes serve --browser” offers it beside the games.
lab-play = Sit down at this table
lab-play-how = Each line is played in the terminal, in the first seat. In the browser, start “oubliettes serve --browser --variants variants” in the folder of this report: every set-up whose box is changed is a variant there, and its link leads to it.
lab-head-command = in the terminal
lab-head-link = in the browser
lab-you = You
lab-head-option = Setting
lab-head-value = Value
lab-head-path = Value
lab-head-entry = Of
lab-head-printed = In the box
lab-head-here = Here
lab-head-source = Where it comes from
lab-head-cell = Set-up
lab-head-seat = Seat
lab-head-mean = Mean
lab-head-quartiles = Quartiles
lab-head-range = Range
lab-head-wins = Wins
lab-head-interval = Interval
lab-head-place = Mean place
lab-head-difference = Points more than in the first set-up
lab-head-what = What
lab-head-games = Games
lab-head-event = Event
lab-head-times = Times a game
lab-head-games-with = Games with it
lab-head-group = Group
lab-head-seen = Seen
lab-head-share = Share
lab-head-a-game = A game
lab-head-bot = Bot
lab-head-rating = Rating
lab-head-rating-interval = Interval
lab-head-won = Won
