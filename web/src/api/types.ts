// Made from libs/web/api/schemas by tools/interface.mjs: npm run interface.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description RFC 3339 in UTC, with milliseconds: 2026-11-16T03:58:14.123Z
         */
        readonly Time: string;
        /** @description the options of a game, by name */
        readonly Options: { readonly [key: string]: string };
        /** @description options of a game, by name; those left out have their default */
        readonly OptionsWish: { readonly [key: string]: string | number };
        readonly TimeLimits: {
            /** @description CPU time per call; null for no limit */
            readonly per_call_ms: number | null;
            /** @description CPU time per game; null for no limit */
            readonly per_game_ms: number | null;
            readonly charge?: components["schemas"]["Charge"];
        };
        /**
         * @description what counts as CPU time: all of the program's, or the player's alone, without what a virtual machine uses for itself (default: all)
         * @enum {unknown}
         */
        readonly Charge: "all" | "player";
        readonly TimeLimitsWish: {
            readonly per_call_ms?: number | null;
            readonly per_game_ms?: number | null;
            readonly charge?: components["schemas"]["Charge"];
        };
        readonly LogLine: {
            /** @description made before the line was written */
            readonly moves: number;
            readonly text: string;
        };
        readonly Error: { readonly error: components["schemas"]["Fault"] };
        readonly Document: Record<string, never>;
        readonly Fault: {
            /** @description for programs */
            readonly code: string;
            /** @description for people */
            readonly message: string;
        };
        /** @description what is left out has its default */
        readonly TermsWish: {
            /** @description for the participants */
            readonly text?: string;
            readonly options?: components["schemas"]["OptionsWish"];
            readonly time?: components["schemas"]["TimeLimitsWish"];
            readonly memory_mb?: number;
            /** @description the house bot to beat */
            readonly baseline?: string;
            /** @description against the baseline */
            readonly games?: number;
            /** @description needed */
            readonly wins?: number;
            readonly attempts?: number;
            /** @description default: all */
            readonly languages?: readonly string[];
            /** @description sources in Latin-1, Latin-2 or Windows-1250 are converted to UTF-8, with a warning; default: they are refused */
            readonly convert_encodings?: boolean;
            readonly format?: components["schemas"]["Format"];
            readonly seats?: number;
            readonly final_games?: number;
            readonly rounds?: number | null;
            /** @description house bots that play in the final, out of competition */
            readonly house?: readonly string[];
            /** @description for the first place, the second, … */
            readonly points?: readonly number[];
            /** @description everybody sees who wrote which bot, in the final and in its standing; default: only the organiser */
            readonly show_authors?: boolean;
        };
        readonly Terms: {
            readonly options: components["schemas"]["Options"];
            readonly time: components["schemas"]["TimeLimits"];
        } & WithRequired<
            components["schemas"]["TermsWish"],
            | "text"
            | "options"
            | "time"
            | "memory_mb"
            | "baseline"
            | "games"
            | "wins"
            | "attempts"
            | "languages"
            | "format"
            | "seats"
            | "final_games"
            | "rounds"
            | "house"
            | "points"
        >;
        /** @enum {unknown} */
        readonly Phase: "draft" | "announced" | "open" | "closed" | "frozen" | "published";
        readonly ContestSummary: {
            readonly id: number;
            readonly slug: string;
            readonly title: string;
            readonly game: string;
            readonly state: components["schemas"]["Phase"];
            readonly organiser: number | null;
            readonly opens: components["schemas"]["Time"];
            readonly closes: components["schemas"]["Time"];
            readonly created: components["schemas"]["Time"];
            readonly final_tournament: number | null;
            readonly terms: components["schemas"]["Terms"];
        };
        readonly Contests: {
            readonly items: readonly components["schemas"]["ContestSummary"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly Contest: {
            /** @description the person who asks organises it */
            readonly own: boolean;
            /** @description by the person who asks */
            readonly attempts_made: number | null;
            readonly attempts_left: number | null;
        } & components["schemas"]["ContestSummary"];
        readonly ContestPlace: {
            /** @description for the organiser; for others if the terms show authors */
            readonly author?: string;
            /** @description only for the organiser */
            readonly attempts?: number;
            readonly nickname: string;
            readonly bot: number | null;
            readonly accepted: boolean;
            readonly place: number | null;
            readonly points: number;
        };
        readonly ContestStanding: { readonly items: readonly components["schemas"]["ContestPlace"][] };
        readonly ContestWish: {
            readonly title?: string;
            /**
             * Format: date-time
             * @description as 2026-11-16T08:00:00Z
             */
            readonly opens?: string;
            /**
             * Format: date-time
             * @description the deadline, in the same form
             */
            readonly closes?: string;
            readonly terms?: components["schemas"]["TermsWish"];
        };
        readonly NewContest: {
            /** @description its name in addresses: a–z, 0–9 and - */
            readonly slug: string;
            /** @description its name */
            readonly game: string;
        } & WithRequired<components["schemas"]["ContestWish"], "title" | "opens" | "closes">;
        readonly ContestChange: components["schemas"]["ContestWish"];
        /** @description what can be chosen before a game */
        readonly Option: components["schemas"]["ChoiceOption"] | components["schemas"]["NumberOption"];
        readonly OptionHead: {
            readonly name: string;
            readonly help: string;
            /** @description the default, as text */
            readonly standard: string;
        };
        /** @description one of several words */
        readonly ChoiceOption: { readonly choices: readonly string[] } & components["schemas"]["OptionHead"];
        /** @description a whole number */
        readonly NumberOption: { readonly least: number; readonly most: number } & components["schemas"]["OptionHead"];
        readonly HouseBot: {
            readonly name: string;
            readonly help: string;
            readonly parameters: readonly components["schemas"]["Option"][];
        };
        readonly Game: {
            readonly name: string;
            readonly title: string;
            readonly summary: string;
            /** @enum {unknown} */
            readonly kind: "challenge" | "match" | "ranking";
            readonly least_seats: number;
            readonly most_seats: number;
            readonly options: readonly components["schemas"]["Option"][];
            readonly bots: readonly components["schemas"]["HouseBot"][];
            readonly baseline: string;
            /** @description the start position, in the game's notation; null if it differs from match to match */
            readonly start: string | null;
            /** @description of a bot, in milliseconds */
            readonly cpu_per_call: number | null;
            /** @description of a bot, in milliseconds */
            readonly cpu_per_game: number | null;
            /** @description of an uploaded game; 0 for a built-in one */
            readonly version: number;
            /** @description its rules and bots are uploaded programs */
            readonly uploaded: boolean;
            /** @description who uploaded it */
            readonly author: string | null;
            /** @description it comes with a page that shows it */
            readonly has_viewer: boolean;
        };
        readonly Games: { readonly items: readonly components["schemas"]["Game"][] };
        readonly Language: {
            readonly name: string;
            /** @description for people */
            readonly title: string;
            /** @description of a source's name, with its dot */
            readonly extension: string;
            /** @description the name of the file to begin with */
            readonly starter: string | null;
        };
        readonly Languages: { readonly items: readonly components["schemas"]["Language"][] };
        readonly Starter: {
            /** @description to fetch it by */
            readonly name: string;
            /** @description to keep it as; a folder comes as a zip file */
            readonly file: string;
        };
        readonly Starters: { readonly items: readonly components["schemas"]["Starter"][] };
        readonly GamePackage: {
            readonly id: number;
            readonly game: string;
            readonly version: number;
            readonly title: string;
            readonly summary: string;
            readonly owner: number;
            readonly owner_name: string;
            /** @description of the archive, in bytes */
            readonly size: number;
            /** @description archives that were not approved are removed after some days */
            readonly has_archive: boolean;
            /** @enum {unknown} */
            readonly state: "checking" | "waiting" | "approved" | "refused" | "withdrawn" | "cancelled" | "failed";
            /** @description it was refused, or the trial failed */
            readonly why: string;
            readonly created: components["schemas"]["Time"];
            /** @description the end of its trial */
            readonly checked: components["schemas"]["Time"] | null;
            readonly decided: components["schemas"]["Time"] | null;
            readonly decided_by: string;
        };
        readonly GamePackages: {
            readonly items: readonly components["schemas"]["GamePackage"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly GameRefusal: {
            /** @description for the author */
            readonly why: string;
        };
        readonly BotSeat: {
            readonly name: string;
            /** @enum {unknown} */
            readonly kind: "house" | "upload";
            /** @description the id of an uploaded one */
            readonly bot: number | null;
            /** @description the submission that plays */
            readonly version: number | null;
        };
        readonly Skill: {
            /** @description a cautious estimate of the skill: mean minus three deviations */
            readonly rating: number;
            readonly mean: number;
            /** @description the uncertainty of the mean */
            readonly deviation: number;
        };
        readonly Contender: {
            readonly id: number;
            readonly name: string;
            /** @enum {unknown} */
            readonly kind: "house" | "upload";
            readonly bot: number | null;
            readonly games: number;
            /** @description gets new games */
            readonly active: boolean;
        } & components["schemas"]["Skill"];
        readonly Ladder: {
            readonly game: string;
            readonly items: readonly components["schemas"]["Contender"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly Opposition: {
            readonly opponent: components["schemas"]["Contender"];
            readonly wins: number;
            readonly draws: number;
            readonly losses: number;
        };
        readonly Opponents: {
            readonly items: readonly components["schemas"]["Opposition"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly RatingStep: {
            /** @description played so far, with this one */
            readonly games: number;
            /** @description of the game */
            readonly number: number;
            readonly moment: components["schemas"]["Time"];
        } & components["schemas"]["Skill"];
        readonly RatingHistory: {
            readonly items: readonly components["schemas"]["RatingStep"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly PlayedGame: {
            readonly number: number;
            readonly seed: number;
            readonly seats: readonly components["schemas"]["BotSeat"][];
            readonly ended: components["schemas"]["Time"] | null;
            /** @description of each seat: how many did better */
            readonly ranks: readonly number[];
            readonly scores: readonly number[];
            /** @description the seat of the bot whose error ended the game */
            readonly error: number | null;
            readonly why: string | null;
            readonly moves: number;
            readonly cpu_ms: readonly number[];
        };
        readonly LadderGames: {
            readonly items: readonly components["schemas"]["PlayedGame"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        /** @enum {unknown} */
        readonly Format: "round-robin" | "double-round-robin" | "swiss" | "single-elimination" | "gauntlet";
        readonly TournamentSummary: {
            readonly id: number;
            readonly title: string;
            readonly game: string;
            /** @enum {unknown} */
            readonly state: "playing" | "over" | "cancelled";
            readonly organiser: number | null;
            readonly contest: number | null;
            /** @description only its organiser sees it */
            readonly hidden: boolean;
            readonly played: number;
            readonly created: components["schemas"]["Time"];
            readonly ended: components["schemas"]["Time"] | null;
        };
        readonly Tournaments: {
            readonly items: readonly components["schemas"]["TournamentSummary"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly TournamentPlan: {
            /** @description of an uploaded game; 0 for a built-in one */
            readonly game_version: number;
            readonly options: components["schemas"]["Options"];
            readonly time: components["schemas"]["TimeLimits"];
            readonly memory_mb: number | null;
            readonly format: components["schemas"]["Format"];
            readonly seats: number;
            readonly games: number;
            readonly rounds: number | null;
            readonly seed: number;
        };
        readonly Standing: {
            readonly rank: number;
            /** @description its name */
            readonly bot: string;
            readonly entrant: components["schemas"]["BotSeat"];
            readonly points: number;
            readonly games: number;
            readonly wins: number;
            readonly draws: number;
            readonly losses: number;
            readonly errors: number;
            readonly byes?: number;
            readonly stages_won?: number;
            readonly head_to_head?: number;
            readonly sonneborn_berger?: number;
            readonly cpu_ms?: number;
            /** @description where two play; its interval reaches elo_error to both sides */
            readonly elo?: number;
            readonly elo_error?: number;
            /** @description where more play */
            readonly skill?: number;
            readonly skill_error?: number;
            /** @description the likelihood of being stronger than the next */
            readonly superiority?: number | null;
        };
        /** @description wins, draws and losses */
        readonly Score: [number, number, number];
        readonly Tournament: {
            readonly plan: components["schemas"]["TournamentPlan"];
            /** @description their number */
            readonly entrants: number;
            /** @description the number of games, as far as it is known */
            readonly expected: number;
            /** @description games that the arena could not play, and for which the tournament waits; for its organiser only */
            readonly failed_games: readonly components["schemas"]["FailedGame"][];
        } & components["schemas"]["TournamentSummary"];
        readonly FailedGame: { readonly number: number; readonly why: string; readonly moment: components["schemas"]["Time"] };
        readonly Standings: {
            readonly items: readonly components["schemas"]["Standing"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly CrossTableRow: {
            /** @description in the standings */
            readonly rank: number;
            /** @description against the bots of the standings from the rank `column` on */
            readonly scores: readonly components["schemas"]["Score"][];
        };
        readonly CrossTable: {
            readonly items: readonly components["schemas"]["CrossTableRow"][];
            /** @description the rank of the first column */
            readonly column: number;
            /** @description the `after` of the next page of rows; null at the end */
            readonly next: number | null;
        };
        readonly TournamentGame: { readonly round: number; readonly pairing: number } & components["schemas"]["PlayedGame"];
        readonly TournamentGames: {
            readonly items: readonly components["schemas"]["TournamentGame"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly TournamentNumber: { readonly tournament: number };
        readonly EntrantWish: components["schemas"]["HouseEntrant"] | components["schemas"]["BotEntrant"];
        readonly HouseEntrant: {
            /** @description the name of a house bot */
            readonly house: string;
        };
        readonly BotEntrant: {
            /** @description the id of an uploaded bot */
            readonly bot: number;
        };
        readonly TournamentWish: {
            readonly title: string;
            /** @description its name */
            readonly game: string;
            readonly entrants: readonly components["schemas"]["EntrantWish"][];
            /** @description default: round-robin */
            readonly format?: components["schemas"]["Format"];
            /** @description per pairing; default: one per seat */
            readonly games?: number;
            /** @description of a Swiss tournament */
            readonly rounds?: number;
            /** @description at a table; default: 2 */
            readonly seats?: number;
            /** @description all other seeds follow from it; default: 0 */
            readonly seed?: number;
            readonly options?: components["schemas"]["OptionsWish"];
            /** @description for each program; default: the arena's limit */
            readonly memory_mb?: number;
            /** @description default: the game's */
            readonly time?: components["schemas"]["TimeLimitsWish"];
        };
        /** @enum {unknown} */
        readonly Role: "user" | "author" | "organiser" | "administrator";
        readonly Person: {
            readonly id: number;
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            readonly has_second_factor: boolean;
            /** @description the person has a higher role, and gets it with a second factor */
            readonly needs_second_factor: boolean;
        };
        readonly Account: {
            readonly id: number;
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            readonly created: components["schemas"]["Time"];
            readonly disabled: components["schemas"]["Time"] | null;
            readonly has_second_factor: boolean;
        };
        readonly Accounts: {
            readonly items: readonly components["schemas"]["Account"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly Token: {
            readonly id: number;
            readonly label: string;
            readonly created: components["schemas"]["Time"];
            readonly last_used: components["schemas"]["Time"] | null;
            /** @description what it may be used for; null for everything its owner may do */
            readonly scopes: readonly components["schemas"]["Scope"][] | null;
            /** @description null for never */
            readonly expires: components["schemas"]["Time"] | null;
        };
        /**
         * @description what a token may do besides reading
         * @enum {unknown}
         */
        readonly Scope: "read" | "play" | "submit" | "organise" | "administer";
        readonly Session: {
            /** @description names it; not its secret */
            readonly id: string;
            /** @description the browser, as it names itself */
            readonly device: string;
            /** @description where it was used last */
            readonly address: string;
            readonly created: components["schemas"]["Time"];
            /** @description to the minute */
            readonly last_seen: components["schemas"]["Time"];
            /** @description the one that asks */
            readonly current: boolean;
        };
        readonly Sessions: { readonly items: readonly components["schemas"]["Session"][] };
        readonly Tokens: { readonly items: readonly components["schemas"]["Token"][] };
        readonly NewToken: { readonly token: string };
        readonly Link: { readonly link: string };
        readonly Credentials: {
            /** @description 2 to 30 letters, digits, dots, dashes and underscores */
            readonly name: string;
            /** @description 10 to 200 characters */
            readonly password: string;
        };
        readonly Login: {
            readonly name: string;
            readonly password: string;
            /** @description of the second factor, or a recovery code */
            readonly code?: string;
        };
        readonly SecondFactorState: {
            readonly enabled: boolean;
            /** @description how many are left */
            readonly recovery_codes: number;
        };
        readonly SecondFactorWish: {
            /** @description the current password */
            readonly password: string;
        };
        readonly SecondFactorSecret: {
            /** @description in base 32, to be typed into the app */
            readonly secret: string;
            /** @description otpauth://…, for a QR code */
            readonly uri: string;
        };
        readonly SecondFactorCode: {
            /** @description six digits of the app, or a recovery code */
            readonly code: string;
        };
        readonly RecoveryCodes: {
            /** @description each works once, in place of a code of the app */
            readonly codes: readonly string[];
        };
        readonly FirstAdministrator: {
            /** @description the secret of the link */
            readonly link: string;
            /** @description 2 to 30 letters, digits, dots, dashes and underscores */
            readonly name: string;
            /** @description 10 to 200 characters */
            readonly password: string;
        };
        readonly PasswordReset: {
            /** @description the secret of the link */
            readonly link: string;
            /** @description 10 to 200 characters */
            readonly password: string;
        };
        readonly PasswordChange: {
            /** @description the current password */
            readonly old: string;
            /** @description 10 to 200 characters */
            readonly password: string;
        };
        readonly TokenWish: {
            /** @description what it is for, 1 to 60 characters */
            readonly label: string;
            /** @description what it may be used for; without it, everything its owner may do */
            readonly scopes?: readonly components["schemas"]["Scope"][];
            /** @description RFC 3339 in UTC, in the future; without it, never */
            readonly expires?: string;
        };
        readonly AccountChange: {
            readonly role?: components["schemas"]["Role"];
            /** @description a disabled account cannot log in */
            readonly disabled?: boolean;
        };
        readonly Bot: {
            readonly id: number;
            readonly owner: number;
            readonly owner_name: string;
            readonly game: string;
            readonly contest: number | null;
            /** @description empty until a submission was accepted */
            readonly nickname: string;
            readonly created: components["schemas"]["Time"];
            /** @description the submission that plays */
            readonly accepted: number | null;
        };
        readonly Bots: {
            readonly items: readonly components["schemas"]["Bot"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        /** @enum {unknown} */
        readonly SubmissionState: "waiting" | "checking" | "building" | "qualifying" | "accepted" | "rejected" | "cancelled" | "failed";
        readonly Version: {
            readonly id: number;
            /** @description among those of its bot */
            readonly number: number;
            /** @description empty until it is known */
            readonly language: string;
            readonly state: components["schemas"]["SubmissionState"];
            readonly created: components["schemas"]["Time"];
            readonly finished: components["schemas"]["Time"] | null;
        };
        readonly BotPage: { readonly bot: components["schemas"]["Bot"]; readonly versions: readonly components["schemas"]["Version"][] };
        readonly Submission: {
            readonly bot: components["schemas"]["Bot"];
            readonly file: string;
            /** @description bytes */
            readonly size: number;
            /** @description why it was not accepted */
            readonly why: string;
            /** @description files that were not accepted are removed after some days */
            readonly has_file: boolean;
            /** @description the games in which it was judged are removed after some days, with the other events */
            readonly has_games: boolean;
        } & components["schemas"]["Version"];
        readonly Submissions: {
            readonly items: readonly components["schemas"]["Submission"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly Storage: {
            /** @description bytes of submissions and games that are stored */
            readonly used: number;
            /** @description bytes; null for no limit */
            readonly allowed: number | null;
        };
        /** @enum {unknown} */
        readonly GameResult: "won" | "drawn" | "lost" | "error";
        readonly StageEvent: {
            /** @constant */
            readonly kind: "stage";
            readonly stage: components["schemas"]["SubmissionState"];
        } & components["schemas"]["EventHead"];
        readonly OutputEvent: {
            /** @constant */
            readonly kind: "output";
            /** @description whole lines that the compiler has printed since the last ones */
            readonly text: string;
        } & components["schemas"]["EventHead"];
        /** @description a game of the qualification */
        readonly GameEvent: {
            /** @constant */
            readonly kind: "game";
            /** @description from 1 */
            readonly game: number;
            /** @description that will be played at most */
            readonly games: number;
            readonly seed: number;
            readonly seat: number;
            readonly result: components["schemas"]["GameResult"];
            readonly winner: number | null;
            readonly scores: readonly number[];
            readonly plies: number;
            /** @description so far */
            readonly wins: number;
            readonly wins_needed: number;
            readonly why: string;
            readonly record: string;
        } & components["schemas"]["EventHead"];
        /** @description the last event */
        readonly VerdictEvent: {
            /** @constant */
            readonly kind: "verdict";
            readonly state: components["schemas"]["SubmissionState"];
            readonly why: string;
        } & components["schemas"]["EventHead"];
        /** @description an event while a submission is judged; `kind` tells the types apart */
        readonly SubmissionEvent:
            | components["schemas"]["StageEvent"]
            | components["schemas"]["OutputEvent"]
            | components["schemas"]["GameEvent"]
            | components["schemas"]["VerdictEvent"];
        readonly SubmissionEvents: {
            readonly items: readonly components["schemas"]["SubmissionEvent"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly SeatLog: {
            readonly seat: number;
            /** @description bytes beyond the limit */
            readonly cut: number;
            readonly lines: readonly components["schemas"]["LogLine"][];
        };
        readonly Logs: { readonly items: readonly components["schemas"]["SeatLog"][] };
        readonly Report: Record<string, never>;
        /** @enum {unknown} */
        readonly SeatKind: "open" | "invited" | "house" | "upload" | "remote";
        readonly Seat: {
            readonly kind: components["schemas"]["SeatKind"];
            /** @description of the player; null while the seat is empty */
            readonly name: string | null;
            readonly account: number | null;
            readonly guest: boolean;
            /** @description microseconds of thinking */
            readonly used: number;
            /** @description microseconds left when the turn began; null without a clock */
            readonly left: number | null;
        };
        readonly Outcome: {
            /** @description its seat; null for a draw */
            readonly winner: number | null;
            readonly scores: readonly number[];
            readonly reason: string;
        };
        readonly TableSummary: {
            readonly id: number;
            readonly game: string;
            /** @enum {unknown} */
            readonly status: "waiting" | "playing" | "over";
            readonly casual: boolean;
            readonly private: boolean;
            /** @description somebody chose the position at which the game began */
            readonly from_position: boolean;
            readonly made: components["schemas"]["Time"];
            readonly seats: readonly components["schemas"]["Seat"][];
            readonly moves: number;
            readonly turn: number | null;
            /** @description when the running clock was started; null if none runs */
            readonly turn_since: components["schemas"]["Time"] | null;
            readonly draw_offers: readonly number[];
            readonly rematch_offers: readonly number[];
            /** @description the table of the rematch */
            readonly rematch: number | null;
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @description how the game ended, in words */
            readonly why: string | null;
            readonly last_event: number;
        };
        readonly Table: {
            /** @description the seat of the person who asks */
            readonly you: number | null;
            readonly options: components["schemas"]["Options"];
            /** @description a draw can be offered: the game knows draws by agreement, and only people play */
            readonly draws: boolean;
            /** @description moves can be taken back: a casual game of two in which nothing is hidden or left to chance */
            readonly takebacks: boolean;
            /** @description the seat that wants to take its last move back; null without an offer */
            readonly takeback_offer: number | null;
            /** @description the person who asks may use an engine while the game goes on: it is casual, and only bots play against that person */
            readonly hints: boolean;
            /** @description the decision that is due */
            readonly expected: string | null;
            /** @description the position as the person who asks may see it; its form is the game's */
            readonly view: unknown;
        } & components["schemas"]["TableSummary"];
        readonly Invitation: { readonly seat: number; readonly secret: string };
        readonly NewTable: {
            readonly table: components["schemas"]["Table"];
            readonly invitations: readonly components["schemas"]["Invitation"][];
        };
        readonly Tables: {
            readonly items: readonly components["schemas"]["TableSummary"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly EventHead: {
            /** @description from 1, without gaps */
            readonly number: number;
            readonly moment: components["schemas"]["Time"];
        };
        readonly Participant: { readonly account: number | null; readonly guest: boolean; readonly name: string };
        readonly CreatedEvent: {
            /** @constant */
            readonly kind: "created";
            readonly game: string;
            /** @description of an uploaded game */
            readonly version?: number;
            readonly options: components["schemas"]["Options"];
            /** @description told when the game is over */
            readonly seed?: string;
            /** @description the start position, if given; told when the game is over */
            readonly position?: string | null;
            readonly seats: readonly { readonly kind: components["schemas"]["SeatKind"]; readonly bot: string | null }[];
            readonly time: {
                /** @description microseconds; null for no limit */
                readonly per_move: number | null;
                /** @description microseconds; null for no limit */
                readonly per_game: number | null;
                /** @description microseconds; null for no limit */
                readonly increment: number | null;
            };
            readonly casual: boolean;
            readonly private: boolean;
            readonly by: components["schemas"]["Participant"];
        } & components["schemas"]["EventHead"];
        readonly SeatedEvent: {
            /** @constant */
            readonly kind: "seated";
            readonly seat: number;
            readonly who: components["schemas"]["Participant"];
        } & components["schemas"]["EventHead"];
        /** @description a guest has logged in and keeps the seat */
        readonly TakenOverEvent: {
            /** @constant */
            readonly kind: "taken_over";
            readonly guest: components["schemas"]["Participant"];
            readonly who: components["schemas"]["Participant"];
        } & components["schemas"]["EventHead"];
        /** @description an uploaded game asks a player for a decision */
        readonly AskedEvent: {
            /** @constant */
            readonly kind: "asked";
            readonly seat: number;
            /** @description null while it is hidden */
            readonly method: string | null;
            readonly params: unknown;
        } & components["schemas"]["EventHead"];
        readonly MovedEvent: {
            /** @constant */
            readonly kind: "moved";
            readonly seat: number;
            /** @description in the game's notation; null while it is hidden */
            readonly move: string | null;
            /** @description microseconds of thinking */
            readonly used: number;
        } & components["schemas"]["EventHead"];
        /** @description what an uploaded bot wrote */
        readonly WroteEvent: {
            /** @constant */
            readonly kind: "wrote";
            readonly seat: number;
            /** @description null for all but the bot's author and administrators */
            readonly lines: readonly components["schemas"]["LogLine"][] | null;
            /** @description bytes beyond the limit; null where the lines are */
            readonly cut: number | null;
        } & components["schemas"]["EventHead"];
        readonly BotFailedEvent: {
            /** @constant */
            readonly kind: "bot_failed";
            readonly seat: number;
            readonly why: string;
        } & components["schemas"]["EventHead"];
        readonly EndedEvent: {
            /** @constant */
            readonly kind: "ended";
            /** @description null if the game does not count */
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly why: string;
        } & components["schemas"]["EventHead"];
        readonly ChatEvent: {
            /** @constant */
            readonly kind: "chat";
            readonly seat: number;
            readonly text: string;
        } & components["schemas"]["EventHead"];
        readonly RematchEvent: {
            /** @constant */
            readonly kind: "rematch";
            /** @description the id of the new table */
            readonly table: number;
        } & components["schemas"]["EventHead"];
        /** @description a player's last move and what followed were taken back */
        readonly TakenBackEvent: {
            /** @constant */
            readonly kind: "taken_back";
            readonly seat: number;
            /** @description how many moves stay */
            readonly moves: number;
        } & components["schemas"]["EventHead"];
        /** @description something a player did, or whose clock ran out */
        readonly SeatEvent: {
            /** @enum {unknown} */
            readonly kind:
                | "left"
                | "draw_offered"
                | "draw_accepted"
                | "draw_declined"
                | "takeback_offered"
                | "takeback_declined"
                | "resigned"
                | "flag_fell"
                | "rematch_offered";
            readonly seat: number;
        } & components["schemas"]["EventHead"];
        readonly PlainEvent: {
            /** @enum {unknown} */
            readonly kind: "started" | "paused" | "resumed";
        } & components["schemas"]["EventHead"];
        /** @description an event at a table; `kind` tells the types apart */
        readonly TableEvent:
            | components["schemas"]["CreatedEvent"]
            | components["schemas"]["SeatedEvent"]
            | components["schemas"]["TakenOverEvent"]
            | components["schemas"]["AskedEvent"]
            | components["schemas"]["MovedEvent"]
            | components["schemas"]["WroteEvent"]
            | components["schemas"]["BotFailedEvent"]
            | components["schemas"]["EndedEvent"]
            | components["schemas"]["ChatEvent"]
            | components["schemas"]["RematchEvent"]
            | components["schemas"]["TakenBackEvent"]
            | components["schemas"]["SeatEvent"]
            | components["schemas"]["PlainEvent"];
        readonly Events: {
            readonly items: readonly components["schemas"]["TableEvent"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        /** @description a message of a table's stream */
        readonly TableMessage:
            | components["schemas"]["TableGreeting"]
            | components["schemas"]["TableNews"]
            | components["schemas"]["TablePresence"]
            | components["schemas"]["TableDone"]
            | components["schemas"]["TableRefusal"];
        /** @description the first message */
        readonly TableGreeting: {
            /** @description those after the number that was asked for */
            readonly events: readonly components["schemas"]["TableEvent"][];
            readonly table: components["schemas"]["Table"];
        };
        /** @description each later one */
        readonly TableNews: { readonly event: components["schemas"]["TableEvent"]; readonly table: components["schemas"]["Table"] };
        /** @description who has left or come back */
        readonly TablePresence: {
            /** @description for each seat since when its person has no stream; null for those who are there, and for bots */
            readonly away: readonly (components["schemas"]["Time"] | null)[];
        };
        /** @description a command was carried out */
        readonly TableDone: {
            /** @description the tag of the command */
            readonly done: unknown;
        };
        /** @description a command was refused */
        readonly TableRefusal: {
            readonly error: components["schemas"]["Fault"];
            /** @description of the command */
            readonly tag: unknown;
        };
        readonly View: {
            /** @description how many moves were made before */
            readonly ply: number;
            /** @description as the asker may know it; its form is the game's */
            readonly view: unknown;
            /** @description in the game's notation, to start from; null as long as the game goes on */
            readonly position: string | null;
        };
        readonly Views: {
            readonly items: readonly components["schemas"]["View"][];
            /** @description the `from` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly LegalMoves: {
            readonly expected: string;
            /** @description null where they cannot be listed */
            readonly moves: readonly string[] | null;
        };
        readonly RemoteBot: {
            /** @description as a seat names it: its owner, a slash, its name */
            readonly bot: string;
            readonly owner: string;
            readonly games: readonly string[];
            readonly public: boolean;
            /** @description games at this moment */
            readonly playing: number;
        };
        readonly RemoteBots: { readonly items: readonly components["schemas"]["RemoteBot"][] };
        readonly SeatWish: components["schemas"]["PersonSeatWish"] | components["schemas"]["BotSeatWish"];
        readonly PersonSeatWish: {
            /** @enum {unknown} */
            readonly kind: "me" | "open" | "invited";
        };
        readonly BotSeatWish: {
            /** @enum {unknown} */
            readonly kind: "house" | "upload" | "remote";
            /** @description its name */
            readonly bot: string;
        };
        /** @description in seconds, at most 14 days */
        readonly ClockWish: components["schemas"]["MoveClock"] | components["schemas"]["GameClock"];
        readonly MoveClock: { readonly per_move: number };
        readonly GameClock: {
            readonly per_game: number;
            /** @description added after each move */
            readonly increment: number;
        };
        readonly TableWish: {
            /** @description its name */
            readonly game: string;
            readonly seats: readonly components["schemas"]["SeatWish"][];
            readonly options?: components["schemas"]["OptionsWish"];
            readonly clock?: components["schemas"]["ClockWish"];
            /** @description where to start, in the game's notation */
            readonly position?: string;
            /** @description counts for no rating; default: true */
            readonly casual?: boolean;
            /** @description seen only by those invited; default: false */
            readonly private?: boolean;
            /** @description rather joins the oldest table that waits with the same wish; default: false */
            readonly join?: boolean;
        };
        readonly SeatChoice: {
            /** @description default: any that is free */
            readonly seat?: number;
            /** @description the secret of a link */
            readonly invitation?: string;
        };
        readonly MoveWish: {
            /** @description in the game's notation */
            readonly move: string;
            /** @description how many moves were made before; another number is a conflict, so nothing is made twice */
            readonly after?: number;
        };
        readonly DrawAnswer: {
            /** @enum {unknown} */
            readonly answer: "offer" | "accept" | "decline";
        };
        readonly TakebackAnswer: {
            /** @enum {unknown} */
            readonly answer: "offer" | "accept" | "decline";
        };
        readonly ChatLine: {
            /** @description one line of at most 500 bytes */
            readonly text: string;
        };
        /** @enum {unknown} */
        readonly Priority: "judging" | "tournament" | "ladder";
        /** @enum {unknown} */
        readonly WorkState: "waiting" | "running" | "failed" | "done" | "cancelled";
        readonly Work: {
            readonly id: number;
            readonly kind: string;
            readonly priority: components["schemas"]["Priority"];
            /** @description whose share of the workers it uses */
            readonly author: string;
            /** @description for its worker */
            readonly what: unknown;
            readonly state: components["schemas"]["WorkState"];
            /** @description it is cancelled, or will be when its worker notices */
            readonly cancelled: boolean;
            /** @description failed attempts */
            readonly tries: number;
            /** @description attempts whose worker disappeared */
            readonly losses: number;
            /** @description the last worker: machine, process and a number; empty if there was none */
            readonly worker: string;
            readonly created: components["schemas"]["Time"];
            readonly began: components["schemas"]["Time"] | null;
            readonly ended: components["schemas"]["Time"] | null;
            /** @description of the last attempt */
            readonly error: string;
        };
        readonly WorkPage: {
            readonly items: readonly components["schemas"]["Work"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly WorkCount: {
            /** @enum {unknown} */
            readonly state: "waiting" | "running" | "failed";
            readonly priority: components["schemas"]["Priority"];
            readonly pieces: number;
        };
        readonly WorkCounts: { readonly items: readonly components["schemas"]["WorkCount"][] };
        readonly Worker: {
            /** @description machine, process and a number */
            readonly name: string;
            /** @enum {unknown} */
            readonly program: "server" | "worker";
            readonly threads: number;
            readonly started: components["schemas"]["Time"];
            /** @description when it was last heard of */
            readonly heard: components["schemas"]["Time"];
            /** @description why it takes no work for a while; null if it takes work */
            readonly trouble: string | null;
        };
        readonly Workers: { readonly items: readonly components["schemas"]["Worker"][] };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Time = components["schemas"]["Time"];
export type Options = components["schemas"]["Options"];
export type OptionsWish = components["schemas"]["OptionsWish"];
export type TimeLimits = components["schemas"]["TimeLimits"];
export type Charge = components["schemas"]["Charge"];
export type TimeLimitsWish = components["schemas"]["TimeLimitsWish"];
export type LogLine = components["schemas"]["LogLine"];
export type Error = components["schemas"]["Error"];
export type Document = components["schemas"]["Document"];
export type Fault = components["schemas"]["Fault"];
export type TermsWish = components["schemas"]["TermsWish"];
export type Terms = components["schemas"]["Terms"];
export type Phase = components["schemas"]["Phase"];
export type ContestSummary = components["schemas"]["ContestSummary"];
export type Contests = components["schemas"]["Contests"];
export type Contest = components["schemas"]["Contest"];
export type ContestPlace = components["schemas"]["ContestPlace"];
export type ContestStanding = components["schemas"]["ContestStanding"];
export type ContestWish = components["schemas"]["ContestWish"];
export type NewContest = components["schemas"]["NewContest"];
export type ContestChange = components["schemas"]["ContestChange"];
export type Option = components["schemas"]["Option"];
export type OptionHead = components["schemas"]["OptionHead"];
export type ChoiceOption = components["schemas"]["ChoiceOption"];
export type NumberOption = components["schemas"]["NumberOption"];
export type HouseBot = components["schemas"]["HouseBot"];
export type Game = components["schemas"]["Game"];
export type Games = components["schemas"]["Games"];
export type Language = components["schemas"]["Language"];
export type Languages = components["schemas"]["Languages"];
export type Starter = components["schemas"]["Starter"];
export type Starters = components["schemas"]["Starters"];
export type GamePackage = components["schemas"]["GamePackage"];
export type GamePackages = components["schemas"]["GamePackages"];
export type GameRefusal = components["schemas"]["GameRefusal"];
export type BotSeat = components["schemas"]["BotSeat"];
export type Skill = components["schemas"]["Skill"];
export type Contender = components["schemas"]["Contender"];
export type Ladder = components["schemas"]["Ladder"];
export type Opposition = components["schemas"]["Opposition"];
export type Opponents = components["schemas"]["Opponents"];
export type RatingStep = components["schemas"]["RatingStep"];
export type RatingHistory = components["schemas"]["RatingHistory"];
export type PlayedGame = components["schemas"]["PlayedGame"];
export type LadderGames = components["schemas"]["LadderGames"];
export type Format = components["schemas"]["Format"];
export type TournamentSummary = components["schemas"]["TournamentSummary"];
export type Tournaments = components["schemas"]["Tournaments"];
export type TournamentPlan = components["schemas"]["TournamentPlan"];
export type Standing = components["schemas"]["Standing"];
export type Score = components["schemas"]["Score"];
export type Tournament = components["schemas"]["Tournament"];
export type FailedGame = components["schemas"]["FailedGame"];
export type Standings = components["schemas"]["Standings"];
export type CrossTableRow = components["schemas"]["CrossTableRow"];
export type CrossTable = components["schemas"]["CrossTable"];
export type TournamentGame = components["schemas"]["TournamentGame"];
export type TournamentGames = components["schemas"]["TournamentGames"];
export type TournamentNumber = components["schemas"]["TournamentNumber"];
export type EntrantWish = components["schemas"]["EntrantWish"];
export type HouseEntrant = components["schemas"]["HouseEntrant"];
export type BotEntrant = components["schemas"]["BotEntrant"];
export type TournamentWish = components["schemas"]["TournamentWish"];
export type Role = components["schemas"]["Role"];
export type Person = components["schemas"]["Person"];
export type Account = components["schemas"]["Account"];
export type Accounts = components["schemas"]["Accounts"];
export type Token = components["schemas"]["Token"];
export type Scope = components["schemas"]["Scope"];
export type Session = components["schemas"]["Session"];
export type Sessions = components["schemas"]["Sessions"];
export type Tokens = components["schemas"]["Tokens"];
export type NewToken = components["schemas"]["NewToken"];
export type Link = components["schemas"]["Link"];
export type Credentials = components["schemas"]["Credentials"];
export type Login = components["schemas"]["Login"];
export type SecondFactorState = components["schemas"]["SecondFactorState"];
export type SecondFactorWish = components["schemas"]["SecondFactorWish"];
export type SecondFactorSecret = components["schemas"]["SecondFactorSecret"];
export type SecondFactorCode = components["schemas"]["SecondFactorCode"];
export type RecoveryCodes = components["schemas"]["RecoveryCodes"];
export type FirstAdministrator = components["schemas"]["FirstAdministrator"];
export type PasswordReset = components["schemas"]["PasswordReset"];
export type PasswordChange = components["schemas"]["PasswordChange"];
export type TokenWish = components["schemas"]["TokenWish"];
export type AccountChange = components["schemas"]["AccountChange"];
export type Bot = components["schemas"]["Bot"];
export type Bots = components["schemas"]["Bots"];
export type SubmissionState = components["schemas"]["SubmissionState"];
export type Version = components["schemas"]["Version"];
export type BotPage = components["schemas"]["BotPage"];
export type Submission = components["schemas"]["Submission"];
export type Submissions = components["schemas"]["Submissions"];
export type Storage = components["schemas"]["Storage"];
export type GameResult = components["schemas"]["GameResult"];
export type StageEvent = components["schemas"]["StageEvent"];
export type OutputEvent = components["schemas"]["OutputEvent"];
export type GameEvent = components["schemas"]["GameEvent"];
export type VerdictEvent = components["schemas"]["VerdictEvent"];
export type SubmissionEvent = components["schemas"]["SubmissionEvent"];
export type SubmissionEvents = components["schemas"]["SubmissionEvents"];
export type SeatLog = components["schemas"]["SeatLog"];
export type Logs = components["schemas"]["Logs"];
export type Report = components["schemas"]["Report"];
export type SeatKind = components["schemas"]["SeatKind"];
export type Seat = components["schemas"]["Seat"];
export type Outcome = components["schemas"]["Outcome"];
export type TableSummary = components["schemas"]["TableSummary"];
export type Table = components["schemas"]["Table"];
export type Invitation = components["schemas"]["Invitation"];
export type NewTable = components["schemas"]["NewTable"];
export type Tables = components["schemas"]["Tables"];
export type EventHead = components["schemas"]["EventHead"];
export type Participant = components["schemas"]["Participant"];
export type CreatedEvent = components["schemas"]["CreatedEvent"];
export type SeatedEvent = components["schemas"]["SeatedEvent"];
export type TakenOverEvent = components["schemas"]["TakenOverEvent"];
export type AskedEvent = components["schemas"]["AskedEvent"];
export type MovedEvent = components["schemas"]["MovedEvent"];
export type WroteEvent = components["schemas"]["WroteEvent"];
export type BotFailedEvent = components["schemas"]["BotFailedEvent"];
export type EndedEvent = components["schemas"]["EndedEvent"];
export type ChatEvent = components["schemas"]["ChatEvent"];
export type RematchEvent = components["schemas"]["RematchEvent"];
export type TakenBackEvent = components["schemas"]["TakenBackEvent"];
export type SeatEvent = components["schemas"]["SeatEvent"];
export type PlainEvent = components["schemas"]["PlainEvent"];
export type TableEvent = components["schemas"]["TableEvent"];
export type Events = components["schemas"]["Events"];
export type TableMessage = components["schemas"]["TableMessage"];
export type TableGreeting = components["schemas"]["TableGreeting"];
export type TableNews = components["schemas"]["TableNews"];
export type TablePresence = components["schemas"]["TablePresence"];
export type TableDone = components["schemas"]["TableDone"];
export type TableRefusal = components["schemas"]["TableRefusal"];
export type View = components["schemas"]["View"];
export type Views = components["schemas"]["Views"];
export type LegalMoves = components["schemas"]["LegalMoves"];
export type RemoteBot = components["schemas"]["RemoteBot"];
export type RemoteBots = components["schemas"]["RemoteBots"];
export type SeatWish = components["schemas"]["SeatWish"];
export type PersonSeatWish = components["schemas"]["PersonSeatWish"];
export type BotSeatWish = components["schemas"]["BotSeatWish"];
export type ClockWish = components["schemas"]["ClockWish"];
export type MoveClock = components["schemas"]["MoveClock"];
export type GameClock = components["schemas"]["GameClock"];
export type TableWish = components["schemas"]["TableWish"];
export type SeatChoice = components["schemas"]["SeatChoice"];
export type MoveWish = components["schemas"]["MoveWish"];
export type DrawAnswer = components["schemas"]["DrawAnswer"];
export type TakebackAnswer = components["schemas"]["TakebackAnswer"];
export type ChatLine = components["schemas"]["ChatLine"];
export type Priority = components["schemas"]["Priority"];
export type WorkState = components["schemas"]["WorkState"];
export type Work = components["schemas"]["Work"];
export type WorkPage = components["schemas"]["WorkPage"];
export type WorkCount = components["schemas"]["WorkCount"];
export type WorkCounts = components["schemas"]["WorkCounts"];
export type Worker = components["schemas"]["Worker"];
export type Workers = components["schemas"]["Workers"];
export type $defs = Record<string, never>;
type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P] };
export type operations = Record<string, never>;

export const chargeValues = ["all", "player"] as const;
export const phaseValues = ["draft", "announced", "open", "closed", "frozen", "published"] as const;
export const formatValues = ["round-robin", "double-round-robin", "swiss", "single-elimination", "gauntlet"] as const;
export const roleValues = ["user", "author", "organiser", "administrator"] as const;
export const scopeValues = ["read", "play", "submit", "organise", "administer"] as const;
export const submissionStateValues = [
    "waiting",
    "checking",
    "building",
    "qualifying",
    "accepted",
    "rejected",
    "cancelled",
    "failed",
] as const;
export const gameResultValues = ["won", "drawn", "lost", "error"] as const;
export const seatKindValues = ["open", "invited", "house", "upload", "remote"] as const;
export const priorityValues = ["judging", "tournament", "ladder"] as const;
export const workStateValues = ["waiting", "running", "failed", "done", "cancelled"] as const;
