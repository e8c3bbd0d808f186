"""The state of a career: the adventurer, the dungeon he is in, the encounter he is having, the town he returns to."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Square
from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import DANGER, DAY, FIRST_DROP, NEXT_DROP, SIGHT, SPELLS, TURN
from oubliettes.kernel import SHARED, Pick, copier
from oubliettes.kernel import Table as KernelTable

SEAT = 0
"""SS-1.1: there is one."""
SHIELD: dict[str, int] = SPELLS["shield_spell"]["effect"]
"""SS-3.31: what the spell adds to the AC of enemy attacks, and to that of everything else."""
CONTACT, UNMEASURED = 1, 0
"""Distances in squares: of those who trade blows (SS-14.7); of pursuers, whom the rules count in tests (SS-18)."""


Phase = Literal["create", "town", "dungeon", "over"]


@dataclass(slots=True)
class Settings:
    """SS-1.4: fixed before creation."""

    game_mode: str = "career"
    hp_mode: str = "max"
    wealth_mode: str = "osr"
    honour_claims: bool = False
    heavy_d10: str = "zero_to_nine"
    enemy_drop: str = "ask"
    module: str = ""
    """A player's own, among those that are known."""
    code: int = 0
    name: str = ""
    motive: str = ""
    talent: str = ""
    """SS-29.9: what the player typed for a new character; empty: nothing."""


@dataclass(slots=True)
class Trial:
    """A test about to be rolled: shown with all its modifiers (SS-6.15)."""

    test: str
    difficulty: int
    bonus: list[tuple[str, int]] = field(default_factory=list)
    malus: list[tuple[str, int]] = field(default_factory=list)
    die: int = 20
    hd: int = 0
    claimable: bool = False
    money: str = ""
    """How money may be added: any, must (bribery), or not at all."""
    rolled: int = -1
    covered: bool = False
    """SS-6.5: a Domain lets him roll again."""

    @property
    def needed(self) -> int:
        return self.difficulty + sum(n for _, n in self.malus) - self.hd - sum(n for _, n in self.bonus)


@dataclass(slots=True)
class Encounter:
    """SS-14 to SS-18: the encounter that is being played."""

    group: int
    source: str
    """standing, wander, patrol, sprung, peace (an attack on a group at peace)."""
    distance: int = CONTACT
    """As it is now."""
    unseen: bool = False
    """SS-14.6: the composition is not yet known."""
    signs: int = 0
    """SS-29.8: what the modifiers of a group not yet seen give away: 1 an ambush, 2 nobody warm."""
    surprised: bool = False
    group_surprised: bool = False
    stealth_failed: bool = False
    noticed: bool = False
    talked: bool = False
    combat: bool = False
    """SS-16.22: an attack, an offensive spell, Turn Undead or a Flight test was made."""
    blows: bool = False
    """A blow or an offensive spell was given (SS-18.22)."""
    round: int = 0
    approach: bool = False
    lost: int = 0
    """HP the character has lost (SS-19.6)."""
    init: list[int] = field(default_factory=list)
    slot: int = 0
    """Which of his actions of the round comes next."""
    whole: bool = False
    """A spell or the like has taken the whole round (SS-16.12)."""
    fired: list[str] = field(default_factory=list)
    """Morale triggers already used (SS-17.9)."""
    start_hd: int = 0
    absent: tuple[int, ...] = ()
    """Members who were down or away before the first blow: what befell them is no trigger now (SS-17.9)."""
    held: int = NOWHERE
    """Who holds the character."""
    paralysed: int = 0
    dread: bool = False
    burning: bool = False
    kindled: list[int] = field(default_factory=list)
    """Who caught fire in this round, NOWHERE for the character: the saves begin with the next one (SS-9.12)."""
    drained: int = 0
    stoned: bool = False
    acid: bool = False
    turned: bool = False
    alarmed: bool = False
    summoned: bool = False
    fled_danger: bool = False
    """SS-18.7: Danger has dropped for the flight."""
    result: str = ""
    """won, fled, peace, stealth, failure, friendly, down: how it ended."""
    exit: int = NOWHERE
    """The exit of a flight."""
    run: int = 0
    """The run of Flight tests passed (> 0) or failed (< 0)."""
    tests: int = 0
    outside: bool = False
    """The flight has led out of the dungeon (SS-18.19): nothing of the Underground follows."""
    unopposed: bool = False
    """Left while all the enemies were Surprised, before any blow (SS-18.22)."""
    after: str = ""
    """What he chose and what comes after the blows of those who act at the same time (SS-16.4): spell, turn, flee."""
    fainted: bool = False


@dataclass(slots=True)
class Town:
    """SS-23: what the town keeps."""

    bank: int = 0
    dwelling: str = ""
    paid_until: int = 0
    """The last day the rent covers."""
    stored: Goods = field(default_factory=Goods)
    guild: str = ""
    guild_day: int = -1
    meal_day: int = -1
    drink_day: int = -1
    free_meal_day: int = -1
    free_night_day: int = -1
    rumour: str = ""
    picks: int = 0
    new_dungeon_night: int = -1
    nights: int = 0
    manor: bool = False
    feast: bool = False
    """SS-23.17: a feast has stored a bonus for the next expedition."""


@dataclass(slots=True)
class Deeds:
    """SS-24.7, SS-24.9: what the hall of fame tells."""

    expeditions: int = 0
    sections: int = 0
    overcome: int = 0
    best_find: str = ""
    best_value: int = 0
    renown: int = 0
    goals: list[str] = field(default_factory=list)
    met: list[str] = field(default_factory=list)
    """Creatures met: their abilities are in the bestiary from then on."""
    end: str = ""
    """dead, retired, glorious, left."""
    killer: str = ""
    where: str = ""
    start_xp: int = 0


@dataclass(slots=True, kw_only=True)
class Table(KernelTable):
    settings: Annotated[Settings, SHARED] = field(default_factory=Settings)
    hero: Hero = field(default_factory=Hero)
    town: Town = field(default_factory=Town)
    deeds: Deeds = field(default_factory=Deeds)
    clock: int = 0
    """The calendar, in rounds since the career began (SS-7.25)."""
    phase: Phase = "create"
    dungeons: Annotated[list[Dungeon], SHARED] = field(default_factory=list)
    here: int = NOWHERE
    """The dungeon he is in."""

    # the expedition
    t: int = 0
    since: int = 0
    rested: bool = False
    fed: bool = False
    five: bool = False
    """A five-Turn check is running (SS-7.20)."""
    six_at: int = 0
    """The t of an Encounter test that is due and waits; 0: none."""
    patrol_at: int = -1
    block: int = 0
    """Rests done in the open block (SS-10.8)."""
    water: bool = False
    """SS-26.11: the next Rest counts as having a Resource."""
    night: int = 0
    """The nights in town when the expedition began: without another one a return is the same day (SS-7.26)."""
    shield_until: int = -1
    invisible_until: int = -1
    light_until: int = -1
    sanctuary_until: int = -1
    sanctuary: int = NOWHERE
    quiet_test: bool = False
    """The rumour of a quiet day (first Encounter test passes)."""
    sleepy: bool = False
    """The rumour of sleeping guards."""
    reached_nine: bool = False
    section: int = NOWHERE
    square: Square = (0, 0)
    came_section: int = NOWHERE
    came_square: Square = (0, 0)
    came_exit: int = NOWHERE
    """The known exit by which he entered this section; NOWHERE: by a link or from outside."""
    on_entry: bool = False
    """He still stands on the square by which he entered (SS-13.18)."""
    stops: int = 0
    """Counts all that stops a walk (SS-8.9) or breaks an action off."""
    encounters: int = 0
    blackouts: int = 0
    """Counts the times he lost consciousness: what he was doing is not gone on with."""
    fight: Encounter | None = None
    trial: Trial | None = None
    offer: list[Pick] = field(default_factory=list)
    """What was picked so far in a choice made of several picks."""
    wound: int = 0
    """HP lost in the trap or fall being played (SS-19.6)."""

    # ------------------------------------------------------------------ short names

    @property
    def dungeon(self) -> Dungeon:
        return self.dungeons[self.here]

    @property
    def place(self) -> Section:
        return self.dungeon.section(self.section)

    @property
    def group(self) -> Group:
        assert self.fight is not None
        return self.dungeon.group(self.fight.group)

    @property
    def enc(self) -> Encounter:
        assert self.fight is not None
        return self.fight

    @property
    def day(self) -> int:
        return self.clock // DAY

    @property
    def danger(self) -> int:
        return self.dungeon.danger if self.here != NOWHERE else 0

    def exit(self, number: int) -> Exit:
        return self.dungeon.exit(number)

    # ------------------------------------------------------------------ what the character is like now

    @property
    def ac(self) -> int:
        """`ac_armour` of the notes: own-AC tests and Initiative (SS-3.31)."""
        return self.hero.ac + (SHIELD["ac_armour"] if self.t < self.shield_until else 0)

    @property
    def ac_defence(self) -> int:
        """SS-3.31: what enemy attacks must reach."""
        shield = SHIELD["ac_defence"] if self.t < self.shield_until else 0
        return self.hero.ac + self.hero.magic_ac + shield

    @property
    def invisible(self) -> bool:
        return self.t < self.invisible_until

    @property
    def sight(self) -> str:
        """SS-9.7: light, infravision, or nothing: blind."""
        if self.here == NOWHERE or self.place.lit or self.hero.light or self.t < self.light_until:
            return "light"
        for square, _ in self.place.torches:
            if max(abs(square[0] - self.square[0]), abs(square[1] - self.square[1])) <= SIGHT:
                return "light"
        return "infravision" if "infravision" in self.hero.gifts else ""

    @property
    def bearer(self) -> bool:
        """SS-9.9: he carries a light in a dark section."""
        return not self.place.lit and (self.hero.light or self.t < self.light_until)

    def fresh_danger(self) -> None:
        """SS-11.11: the quiet time starts again."""
        self.dungeon.next_drop = self.clock + FIRST_DROP

    def drop_danger(self) -> None:
        """SS-11.10, SS-11.11: Danger falls by itself, by the calendar."""
        dungeon = self.dungeon
        while dungeon.danger and self.clock >= dungeon.next_drop:
            dungeon.danger = max(0, dungeon.danger + DANGER["quiet_time"])
            dungeon.next_drop += NEXT_DROP
            self.say("danger-fades", "SS-11.10", danger=dungeon.danger)

    @property
    def turn(self) -> int:
        """SS-7.4."""
        return self.t // TURN + 1


_copied = copier(Table)


def copy(table: Table) -> Table:
    """Dungeons other than the one he is in do not change and are shared."""
    new = _copied(table)
    new.dungeons = table.dungeons[:]
    if table.here != NOWHERE:
        new.dungeons[table.here] = table.dungeons[table.here].copy()
    return new


def own_dungeon(t: Table) -> None:
    """Make the dungeon he steps into his table's own, since tables share those he is not in."""
    t.dungeons[t.here] = t.dungeons[t.here].copy()
