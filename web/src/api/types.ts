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
            /**
             * @description the level at which all programs run, at least: others' workers do not judge it; default: namespaces
             * @enum {unknown}
             */
            readonly isolation?: "namespaces" | "gvisor";
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
            readonly source?: components["schemas"]["SourceRulesWish"];
            readonly format?: components["schemas"]["Format"];
            readonly seats?: number;
            readonly final_games?: number;
            readonly rounds?: number | null;
            /** @description house bots that play in the final, out of competition */
            readonly house?: readonly string[];
            /** @description for the first place, the second, … */
            readonly points?: readonly number[];
            /**
             * @description what points are given for: the place, the ratio of wins, or the strength; default: place
             * @enum {unknown}
             */
            readonly points_by?: "place" | "ratio" | "strength";
            /** @description by ratio or strength; default: 100 */
            readonly most_points?: number;
            /** @description the rating that is worth nothing; default: -200 */
            readonly strength_from?: number;
            /** @description the rating that is worth the most; default: 200 */
            readonly strength_to?: number;
            readonly late?: components["schemas"]["LatePolicyWish"];
            /** @description how many of the course's late days may be used here; default: none */
            readonly late_days?: number;
            readonly teams?: components["schemas"]["TeamRulesWish"];
            /** @description after the end submissions are judged and count for nothing; default: they are refused */
            readonly unofficial?: boolean;
            /** @description everybody sees who wrote which bot, in the final and in its standing; default: only the organiser */
            readonly show_authors?: boolean;
        };
        readonly Terms: {
            readonly options: components["schemas"]["Options"];
            readonly time: components["schemas"]["TimeLimits"];
            readonly source: components["schemas"]["SourceRules"];
            readonly late: components["schemas"]["LatePolicy"];
            readonly teams: components["schemas"]["TeamRules"];
        } & WithRequired<
            components["schemas"]["TermsWish"],
            | "text"
            | "options"
            | "time"
            | "memory_mb"
            | "isolation"
            | "baseline"
            | "games"
            | "wins"
            | "attempts"
            | "languages"
            | "source"
            | "format"
            | "seats"
            | "final_games"
            | "rounds"
            | "house"
            | "points"
            | "points_by"
            | "most_points"
            | "strength_from"
            | "strength_to"
            | "late"
            | "late_days"
            | "teams"
            | "unofficial"
        >;
        /** @description how a submission must be written; one that breaks a rule is refused before it plays, and is no attempt */
        readonly SourceRulesWish: {
            /** @description of the main file, without its extension; * and ? stand for anything; default: any */
            readonly file_name?: string;
            /** @description of a class in the main file, likewise */
            readonly class_name?: string;
            readonly no_package?: boolean;
            /** @description to standard output or error; the bot's log is allowed */
            readonly no_printing?: boolean;
            readonly no_files?: boolean;
            /** @description nor processes */
            readonly no_threads?: boolean;
            /** @description names, each with all that is within it, as java.net; also where one is used without an import */
            readonly forbidden_imports?: readonly string[];
            /**
             * @description of what a documentation comment is asked: public methods and classes, or all; default: none
             * @enum {unknown}
             */
            readonly documentation?: "none" | "classes" | "public" | "all";
            /**
             * @description default: any
             * @enum {unknown}
             */
            readonly documentation_language?: "" | "en" | "de" | "hu";
            /** @description of all files together; default: 0, as the server says */
            readonly most_bytes?: number;
            readonly one_file?: boolean;
        };
        readonly SourceRules: WithRequired<
            components["schemas"]["SourceRulesWish"],
            | "file_name"
            | "class_name"
            | "no_package"
            | "no_printing"
            | "no_files"
            | "no_threads"
            | "forbidden_imports"
            | "documentation"
            | "documentation_language"
            | "most_bytes"
            | "one_file"
        >;
        /** @description what a submission after the deadline costs */
        readonly LatePolicyWish: {
            /**
             * @description default: none, nothing counts after the deadline
             * @enum {unknown}
             */
            readonly unit?: "none" | "hour" | "day";
            /** @description how many hours or days late it still counts */
            readonly most_units?: number;
            /** @description of the points, lost for each hour or day that has begun */
            readonly percent?: number;
            /** @description no more is lost; default: 100 */
            readonly most_percent?: number;
            /** @description after the deadline, in which nothing is late */
            readonly grace_minutes?: number;
        };
        readonly LatePolicy: WithRequired<
            components["schemas"]["LatePolicyWish"],
            "unit" | "most_units" | "percent" | "most_percent" | "grace_minutes"
        >;
        /**
         * @description late: the deadline has passed, and late submissions or extensions still count
         * @enum {unknown}
         */
        readonly Phase: "draft" | "announced" | "open" | "late" | "closed" | "frozen" | "published";
        /** @description what applies to the person who asks, if they submitted now */
        readonly OwnTime: {
            /**
             * @description unofficial: it is judged and counts for nothing; over: it is refused
             * @enum {unknown}
             */
            readonly timing: "early" | "on_time" | "late" | "unofficial" | "over";
            readonly deadline: components["schemas"]["Time"];
            /** @description until when something counts */
            readonly last: components["schemas"]["Time"];
            /** @description of the points */
            readonly lost_percent: number;
            /** @description that it would use */
            readonly late_days: number;
            readonly late_days_left: number;
            /** @description they have more time than the others */
            readonly extended: boolean;
        };
        readonly Extension: {
            readonly member: number;
            readonly name: string;
            readonly student_number: string;
            readonly closes: components["schemas"]["Time"];
            readonly reason: string;
        };
        readonly Extensions: { readonly items: readonly components["schemas"]["Extension"][] };
        readonly ExtensionWish: {
            /** @description of the course, by id; what one member has is for their whole team */
            readonly member?: number;
            /** @description by id, instead: for each of its members */
            readonly team?: number;
            /** @description their deadline, as 2026-11-16T08:00:00Z; null: as everybody's */
            readonly closes: string | null;
            readonly reason?: string;
        };
        readonly ContestSummary: {
            readonly id: number;
            readonly slug: string;
            readonly title: string;
            readonly game: string;
            readonly state: components["schemas"]["Phase"];
            readonly organiser: number | null;
            readonly opens: components["schemas"]["Time"];
            readonly closes: components["schemas"]["Time"];
            /** @description when somebody closed it by hand */
            readonly closed: components["schemas"]["Time"] | null;
            readonly created: components["schemas"]["Time"];
            /** @description of which it is an assignment */
            readonly course: components["schemas"]["CourseName"] | null;
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
            /** @description the person who asks sees its grades */
            readonly grading: boolean;
            /** @description the person who asks is a member of its course */
            readonly member: boolean;
            readonly your_time: components["schemas"]["OwnTime"] | null;
            /** @description by the person who asks, or their team */
            readonly attempts_made: number | null;
            readonly attempts_left: number | null;
        } & components["schemas"]["ContestSummary"];
        readonly ContestPlace: {
            /** @description a person or a team, for the organiser; for others if the terms show authors */
            readonly author?: string;
            /** @description of the team, where the author is one */
            readonly members?: readonly string[];
            /** @description only for the organiser */
            readonly attempts?: number;
            readonly nickname: string;
            readonly bot: number | null;
            readonly accepted: boolean;
            readonly place: number | null;
            /** @description without what was lost by being late */
            readonly points: number;
            /** @description of the points, for whoever grades */
            readonly lost_percent?: number;
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
            /** @description the short name of the course of which it is an assignment */
            readonly course?: string;
        } & WithRequired<components["schemas"]["ContestWish"], "title" | "opens" | "closes">;
        readonly ContestChange: components["schemas"]["ContestWish"];
        /**
         * @description owners do everything; assistants everything but the staff; graders see submissions and grades, and give bonus points
         * @enum {unknown}
         */
        readonly StaffRole: "owner" | "assistant" | "grader";
        readonly CourseName: { readonly slug: string; readonly title: string };
        readonly CourseSummary: {
            readonly id: number;
            readonly slug: string;
            readonly title: string;
            readonly created: components["schemas"]["Time"];
            /**
             * @description of the person who asks
             * @enum {unknown}
             */
            readonly role: "owner" | "assistant" | "grader" | "member";
        };
        readonly Courses: {
            readonly items: readonly components["schemas"]["CourseSummary"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly Student: {
            readonly student_number: string;
            /** @description as the roster has it */
            readonly name: string;
            /** @description empty for none */
            readonly section: string;
        };
        readonly Staff: { readonly account: number; readonly name: string; readonly role: components["schemas"]["StaffRole"] };
        readonly Course: {
            /** @description in Markdown */
            readonly text: string;
            /** @description that every member has, for all assignments together */
            readonly late_days: number;
            /** @description whom the person who asks has joined as */
            readonly you: components["schemas"]["Student"] | null;
            /** @description for the staff, like what follows */
            readonly staff?: readonly components["schemas"]["Staff"][];
            /** @description how many the roster has */
            readonly members?: number;
            /** @description how many of them have joined */
            readonly joined?: number;
            readonly sections?: readonly string[];
            /** @description there is a code with which students join */
            readonly can_be_joined?: boolean;
        } & components["schemas"]["CourseSummary"];
        readonly CourseChange: {
            readonly title?: string;
            /** @description in Markdown */
            readonly text?: string;
            /** @description 0 to 100 */
            readonly late_days?: number;
        };
        readonly NewCourse: {
            /** @description its name in addresses: a–z, 0–9 and - */
            readonly slug: string;
            readonly title: string;
            /** @description in Markdown */
            readonly text?: string;
        };
        readonly StaffWish: {
            /** @description of the account */
            readonly name: string;
            readonly role: components["schemas"]["StaffRole"];
        };
        readonly JoinCode: { readonly code: string };
        readonly JoinWish: { readonly code: string; readonly student_number: string };
        readonly Member: {
            readonly id: number;
            readonly student_number: string;
            readonly name: string;
            readonly section: string;
            /** @description that has joined as this member */
            readonly account: number | null;
            readonly account_name: string | null;
            /** @description when it joined */
            readonly linked: components["schemas"]["Time"] | null;
            /** @description when it was struck off */
            readonly removed: components["schemas"]["Time"] | null;
        };
        readonly Members: {
            readonly items: readonly components["schemas"]["Member"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly MemberChange: {
            readonly name?: string;
            readonly section?: string;
            /** @description true: whoever joined as this member is not it */
            readonly release_account?: boolean;
            /** @description true strikes it off, false takes that back */
            readonly removed?: boolean;
        };
        readonly LineFault: {
            /** @description from 1 */
            readonly line: number;
            readonly message: string;
        };
        readonly RosterReport: {
            /** @description false: a preview, or the file has a fault */
            readonly applied: boolean;
            readonly added: readonly components["schemas"]["Student"][];
            readonly changed: readonly components["schemas"]["Student"][];
            /** @description on the roster and not in the file */
            readonly missing: readonly components["schemas"]["Student"][];
            readonly unchanged: number;
            readonly faults: readonly components["schemas"]["LineFault"][];
        };
        readonly CourseLog: {
            readonly items: readonly components["schemas"]["CourseLogLine"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly CourseLogLine: {
            readonly id: number;
            /** @description who did it; null if the account is gone */
            readonly actor: string | null;
            readonly moment: components["schemas"]["Time"];
            /** @description a word for what was done, such as `roster` */
            readonly action: string;
            readonly details: string;
        };
        readonly BonusWish: {
            /** @description of the course, by id */
            readonly member: number;
            /** @description 0 for none */
            readonly points: number;
            readonly reason?: string;
        };
        readonly GradeParts: {
            /** @description empty for none */
            readonly team: string;
            /** @description in the final */
            readonly place: number | null;
            /** @description without what was lost by being late */
            readonly points: number;
            readonly lost_percent: number;
            readonly bonus: number;
            readonly attempts: number;
            readonly total: number;
        };
        readonly GradeLine: {
            readonly member: number;
            readonly student_number: string;
            readonly name: string;
            readonly section: string;
            /** @description by assignment */
            readonly parts: readonly components["schemas"]["GradeParts"][];
            readonly total: number;
        };
        readonly GradeBook: {
            readonly assignments: readonly components["schemas"]["CourseName"][];
            readonly items: readonly components["schemas"]["GradeLine"][];
        };
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
            /** @description the team of each seat; empty where everybody plays for themselves */
            readonly teams: readonly string[];
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
        readonly ExampleGame: {
            readonly game: string;
            readonly title: string;
            readonly summary: string;
            readonly version: number;
            readonly players: number;
            readonly has_picture: boolean;
            /** @description the version that the arena has; null if it has none */
            readonly played: number | null;
        };
        readonly ExampleGames: { readonly items: readonly components["schemas"]["ExampleGame"][] };
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
        /** @description a game of a ladder or a tournament that is being played */
        readonly RunningGame: {
            readonly game: string;
            /** @description null for a game of the ladder */
            readonly tournament: number | null;
            readonly number: number;
            readonly options: { readonly [key: string]: string };
            readonly seats: readonly components["schemas"]["BotSeat"][];
            /** @description that have been made */
            readonly moves: number;
            readonly since: components["schemas"]["Time"];
        };
        readonly RunningGames: { readonly items: readonly components["schemas"]["RunningGame"][] };
        /** @description what a stream of a running game sends: moves and positions that are new, as spectators see them, or that the game is over */
        readonly RunningText:
            components["schemas"]["RunningNews"] | components["schemas"]["RunningEnd"] | components["schemas"]["RunningPong"];
        /** @description answers whatever the client says, so that it notices when the line is dead */
        readonly RunningPong: {
            /** @constant */
            readonly pong: true;
        };
        readonly RunningNews: {
            /** @description the number of the first of `moves` */
            readonly from: number;
            readonly moves: readonly components["schemas"]["RunningMove"][];
            /** @description the newest positions, and perhaps not all */
            readonly views: readonly components["schemas"]["View"][];
        };
        readonly RunningMove: {
            readonly seat: number;
            /** @description null while it is hidden from spectators */
            readonly move: string | null;
            /** @description CPU time in microseconds */
            readonly used: number;
            /**
             * @description asked at the same time as the one before
             * @constant
             */
            readonly together?: true;
        };
        readonly RunningEnd: {
            /** @constant */
            readonly over: true;
        };
        /** @enum {unknown} */
        readonly Format: "round-robin" | "double-round-robin" | "swiss" | "single-elimination" | "double-elimination" | "gauntlet";
        readonly BracketMatch: {
            /**
             * @description all of a single elimination is on the winners' side
             * @enum {unknown}
             */
            readonly side: "winners" | "losers" | "final";
            /** @description of its side, from 1 */
            readonly round: number;
            /** @description in its round, from the top */
            readonly number: number;
            /**
             * @description a bye is won without a game; a waiting match does not know both its players
             * @enum {unknown}
             */
            readonly state: "waiting" | "playing" | "over" | "bye";
            /** @description the two players: the best seed is 1; null for one to come, and beside a bye */
            readonly seeds: [number | null, number | null];
            /** @description of the two, in the games of this match */
            readonly points: [number, number];
            /** @description its seed */
            readonly winner: number | null;
            /** @description the numbers of the games that have been played */
            readonly games: readonly number[];
        };
        /** @description matches in which nobody plays are left out: those between two byes, and the second final if it is not needed */
        readonly Bracket: {
            /** @description the entrants, the best seed first */
            readonly seeds: readonly components["schemas"]["BotSeat"][];
            readonly matches: readonly components["schemas"]["BracketMatch"][];
        };
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
            /** @enum {unknown} */
            readonly isolation: "namespaces" | "gvisor";
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
        /** @description 1 to 200 bytes */
        readonly AnnouncementTitle: string;
        /** @description Markdown: headings, lists, code, emphasis and links to https addresses; 1 to 20 000 bytes */
        readonly AnnouncementText: string;
        readonly Announcement: {
            readonly id: number;
            readonly title: components["schemas"]["AnnouncementTitle"];
            readonly text: components["schemas"]["AnnouncementText"];
            /** @description the name; null if the account was deleted */
            readonly author: string | null;
            /** @description everybody sees it */
            readonly published: boolean;
            readonly created: components["schemas"]["Time"];
            /** @description when title or text last changed */
            readonly changed: components["schemas"]["Time"] | null;
            /** @description the asker may change it */
            readonly own: boolean;
        };
        readonly News: {
            readonly items: readonly components["schemas"]["Announcement"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        readonly NewAnnouncement: {
            readonly title: components["schemas"]["AnnouncementTitle"];
            readonly text: components["schemas"]["AnnouncementText"];
            /** @description default: true */
            readonly published?: boolean;
        };
        readonly AnnouncementChange: {
            readonly title?: components["schemas"]["AnnouncementTitle"];
            readonly text?: components["schemas"]["AnnouncementText"];
            readonly published?: boolean;
        };
        /** @enum {unknown} */
        readonly Role: "user" | "author" | "organiser" | "administrator";
        readonly Person: {
            readonly id: number;
            readonly name: string;
            /** @description what they are called where they are shown; empty for the name */
            readonly display_name: string;
            readonly role: components["schemas"]["Role"];
            readonly has_second_factor: boolean;
            /** @description the person has a higher role, and gets it with a second factor */
            readonly needs_second_factor: boolean;
        };
        readonly Account: {
            readonly id: number;
            readonly name: string;
            /** @description what they are called where they are shown; empty for the name */
            readonly display_name: string;
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
        readonly NewPerson: {
            /** @description 2 to 30 letters, digits, dots, dashes and underscores */
            readonly name: string;
            /** @description 10 to 200 characters */
            readonly password: string;
            /** @description an invitation code, where registration needs one */
            readonly code?: string;
        };
        readonly Registration: {
            /**
             * @description open: everybody may register; code: with an invitation code; closed: nobody
             * @enum {unknown}
             */
            readonly registration: "open" | "code" | "closed";
        };
        readonly DisplayName: {
            /** @description at most 60 characters in any script; empty for the name */
            readonly display_name: string;
        };
        readonly Email: {
            /** @description the confirmed one; empty for none */
            readonly address: string;
            /** @description the one that waits to be confirmed; empty for none */
            readonly pending: string;
            /** @description whether this arena sends mail */
            readonly can_send: boolean;
            /** @description whether a change needs the password */
            readonly needs_password: boolean;
        };
        readonly EmailChange: {
            /** @description empty for none */
            readonly address: string;
            /** @description of whoever has one */
            readonly password?: string;
        };
        readonly PasswordWish: { readonly address: string };
        readonly Elsewhere: { readonly url: string };
        readonly Institution: {
            /** @description in addresses */
            readonly name: string;
            readonly title: string;
        };
        readonly Institutions: {
            readonly items: readonly components["schemas"]["Institution"][];
            /** @description whether a forgotten password can be replaced by mail */
            readonly sends_mail: boolean;
            /**
             * @description who may log in with a password
             * @enum {unknown}
             */
            readonly passwords: "everybody" | "administrators" | "nobody";
        };
        readonly InstitutionalLogin: {
            /** @description where the browser goes; it comes back to /login/NAME */
            readonly url: string;
        };
        readonly InstitutionalReturn: {
            /** @description as it came back */
            readonly state: string;
            /** @description as it came back */
            readonly code?: string;
            /** @description as it came back, if it did */
            readonly iss?: string;
            /** @description a code of the app, or a recovery code, where one is asked for */
            readonly second_factor?: string;
        };
        readonly LinkedInstitution: { readonly name: string; readonly title: string; readonly last_used: components["schemas"]["Time"] };
        readonly Links: { readonly items: readonly components["schemas"]["LinkedInstitution"][] };
        readonly InvitationCodeWish: {
            /** @description whom it is for, 1 to 100 bytes */
            readonly label: string;
            /** @description RFC 3339 in UTC, in the future; without it, never */
            readonly expires?: string;
            /** @description how many people may register with it; without it, any number */
            readonly most_uses?: number;
        };
        readonly NewInvitationCode: {
            readonly id: number;
            /** @description the secret, shown this once; the link is /register#CODE */
            readonly code: string;
        };
        readonly InvitationCode: {
            readonly id: number;
            readonly label: string;
            /** @description who made it; null for the operator */
            readonly author: string | null;
            readonly created: components["schemas"]["Time"];
            readonly expires: components["schemas"]["Time"] | null;
            /** @description null for any number */
            readonly most_uses: number | null;
            /** @description how many people have registered with it */
            readonly uses: number;
            readonly revoked: components["schemas"]["Time"] | null;
        };
        readonly InvitationCodes: { readonly items: readonly components["schemas"]["InvitationCode"][] };
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
            /** @description whose it is; its owner is one of them */
            readonly team: string | null;
        };
        readonly Bots: {
            readonly items: readonly components["schemas"]["Bot"][];
            /** @description the `after` of the next page; null at the end */
            readonly next: number | null;
        };
        /**
         * @description refused: its source breaks rules of its assignment, and it is no attempt
         * @enum {unknown}
         */
        readonly SubmissionState:
            "waiting" | "checking" | "building" | "qualifying" | "accepted" | "rejected" | "cancelled" | "failed" | "refused";
        /** @description a place where a source breaks a rule of its assignment */
        readonly RuleBreach: {
            /** @enum {unknown} */
            readonly rule:
                | "file_name"
                | "class_name"
                | "package"
                | "printing"
                | "files"
                | "threads"
                | "hiding"
                | "import"
                | "class_documentation"
                | "method_documentation"
                | "documentation_language"
                | "size"
                | "one_file"
                | "unread"
                | "unreadable"
                | "unchecked";
            /** @description empty: all of them */
            readonly file: string;
            /** @description from 1; 0: of no line */
            readonly line: number;
            /** @description was found there */
            readonly what: string;
            /** @description instead, where the rule says it */
            readonly wanted: string;
        };
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
            /** @description who submitted it; null if the account is gone */
            readonly author: number | null;
            readonly author_name: string;
            readonly file: string;
            /** @description bytes */
            readonly size: number;
            /** @description why it was not accepted */
            readonly why: string;
            /** @description files that were not accepted are removed after some days */
            readonly has_file: boolean;
            /** @description the games in which it was judged are removed after some days, with the other events */
            readonly has_games: boolean;
            /** @description false: it came after the end of a contest, and counts for nothing */
            readonly official: boolean;
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
            /** @description of one that was refused */
            readonly breaches?: readonly components["schemas"]["RuleBreach"][];
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
            /**
             * @description there if the player is out of the game, which goes on
             * @constant
             */
            readonly out?: true;
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
            /** @description whose turn it is; the asker's seat if several decide at once and it is one of them */
            readonly turn: number | null;
            /** @description all who have to move now; more than one where they decide at once */
            readonly turns: readonly number[];
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
            /** @description there if several are asked at once: false for the first of them, true for the others */
            readonly together?: boolean;
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
        /** @description a game's engine refused a person's answer, the last move: it is undone, and the player is asked again */
        readonly RefusedEvent: {
            /** @constant */
            readonly kind: "refused";
            readonly seat: number;
            /** @description the engine's words, which may be empty; null for those who do not see the question */
            readonly why: string | null;
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
                | "rematch_offered"
                | "eliminated";
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
            | components["schemas"]["RefusedEvent"]
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
        readonly GameView: {
            readonly game: string;
            /** @description the players' names */
            readonly seats: readonly string[];
            /** @description after so many moves */
            readonly ply: number;
            /** @description what was on the board; nothing is hidden */
            readonly view: unknown;
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
        /** @description who may submit together */
        readonly TeamRulesWish: {
            /** @description members that a team must have to submit; default: 1 */
            readonly least?: number;
            /** @description default: 1, everybody is on their own */
            readonly most?: number;
            /** @description students make the teams; default: the staff do */
            readonly by_students?: boolean;
            /** @description until when students may, as 2026-11-16T08:00:00Z; null: until the deadline */
            readonly until?: string | null;
        };
        readonly TeamRules: WithRequired<components["schemas"]["TeamRulesWish"], "least" | "most" | "by_students" | "until">;
        readonly TeamMember: {
            /** @description of the course, by id */
            readonly member: number;
            readonly name: string;
            /** @description for the staff */
            readonly student_number?: string;
        };
        readonly Team: {
            readonly id: number;
            readonly name: string;
            readonly members: readonly components["schemas"]["TeamMember"][];
            readonly invited: readonly components["schemas"]["TeamMember"][];
            /** @description it has a bot */
            readonly submitted: boolean;
        };
        readonly Teams: {
            readonly items: readonly components["schemas"]["Team"][];
            /** @description students who are in no team */
            readonly alone: readonly components["schemas"]["TeamMember"][];
        };
        readonly OwnTeam: {
            /** @description null: the person who asks is on their own */
            readonly team: components["schemas"]["Team"] | null;
            /** @description teams that have invited them */
            readonly invitations: readonly components["schemas"]["Team"][];
            /** @description students make the teams, and the time is not over */
            readonly may_change: boolean;
            readonly until: components["schemas"]["Time"];
        };
        readonly TeamName: { readonly name: string };
        readonly TeamInvitation: {
            /** @description a student number or a login name */
            readonly student: string;
        };
        readonly TeamWish: {
            /** @description of the course, by id */
            readonly member: number;
            /** @description its name; null: none */
            readonly team: string | null;
        };
        readonly TeamMove: {
            readonly student_number: string;
            readonly name: string;
            /** @description the team before; empty for none */
            readonly from: string;
            /** @description the team afterwards; empty for none */
            readonly to: string;
        };
        readonly TeamReport: {
            /** @description false: a preview, or the file has a fault */
            readonly applied: boolean;
            readonly moves: readonly components["schemas"]["TeamMove"][];
            readonly unchanged: number;
            readonly faults: readonly components["schemas"]["LineFault"][];
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
        /** @description how a worker calls itself: machine, process and a number */
        readonly WorkerId: string;
        readonly WorkerName: { readonly worker: components["schemas"]["WorkerId"] };
        readonly WorkerHello: {
            readonly worker: components["schemas"]["WorkerId"];
            /** @description of the program */
            readonly version: string;
            readonly threads: number;
            /** @description why it takes no work; empty if it takes some */
            readonly trouble: string;
        };
        readonly WorkerWelcome: { readonly lease_seconds: number };
        readonly WorkerWish: {
            readonly worker: components["schemas"]["WorkerId"];
            /** @description that it can do */
            readonly kinds: readonly string[];
            /** @description that it would begin now, the first goes first */
            readonly priorities:
                | []
                | [components["schemas"]["Priority"]]
                | [components["schemas"]["Priority"], components["schemas"]["Priority"]]
                | [components["schemas"]["Priority"], components["schemas"]["Priority"], components["schemas"]["Priority"]];
            /** @description groups of pieces that it holds: no more of these */
            readonly but_not_of: readonly string[];
            readonly most: number;
        };
        readonly LeasedWork: {
            readonly id: number;
            /** @description the number of the lease: all that concerns the piece names it */
            readonly take: number;
            readonly kind: string;
            readonly priority: components["schemas"]["Priority"];
            /** @description pieces of the same author, who is not named, have the same */
            readonly group: string;
            /** @description failed attempts */
            readonly tries: number;
            /** @description what is to be done; the materials are fetched as contents of the piece */
            readonly order: Record<string, never>;
        };
        readonly LeasedWorkList: { readonly items: readonly components["schemas"]["LeasedWork"][] };
        readonly HeldWork: {
            readonly id: number;
            readonly take: number;
            /**
             * @description running: the arena waits for its report; checking: it has it; cancelled: nobody wants it
             * @enum {unknown}
             */
            readonly standing: "running" | "checking" | "cancelled";
        };
        readonly HeldWorkList: { readonly items: readonly components["schemas"]["HeldWork"][] };
        readonly WorkerReport: {
            readonly id: number;
            readonly take: number;
            /**
             * @description given_back: as if it had not been taken; left: it failed because of the worker's machine
             * @enum {unknown}
             */
            readonly ending: "done" | "failed" | "given_back" | "left";
            /** @description of what is done: records of games, or findings */
            readonly report?: Record<string, never>;
            /** @description of what failed */
            readonly error?: string;
        };
        readonly WorkerReports: {
            readonly worker: components["schemas"]["WorkerId"];
            readonly items: readonly components["schemas"]["WorkerReport"][];
        };
        readonly WorkerProgress: {
            readonly worker: components["schemas"]["WorkerId"];
            readonly items: readonly components["schemas"]["GameProgress"][];
        };
        /** @description how far a game has come that a worker plays; its moves only if the arena has asked for them */
        readonly GameProgress: {
            readonly id: number;
            readonly take: number;
            /** @description moves that have been made */
            readonly plies: number;
            /** @description the number of the first of `moves` */
            readonly from: number;
            /** @description each as [seat, move, microseconds of CPU time, whether it was asked together with the one before] */
            readonly moves: readonly (readonly unknown[])[];
            /** @description the number of the first of `shown` */
            readonly shown_from: number;
            /** @description what an uploaded engine has shown: each as [ply, change] */
            readonly shown: readonly (readonly unknown[])[];
        };
        readonly WantedProgress: {
            /** @description for each game of the request what should be sent next; null if nobody can watch it */
            readonly items: readonly (components["schemas"]["WantedMoves"] | null)[];
        };
        readonly WantedMoves: {
            /** @description whether moves should be sent at all */
            readonly watched: boolean;
            readonly from: number;
            readonly shown_from: number;
        };
        readonly WorkerReceipt: {
            readonly id: number;
            /**
             * @description checking: keep it until the piece is not yours any more; full: send it again later; lost: it is another's
             * @enum {unknown}
             */
            readonly receipt: "checking" | "settled" | "full" | "lost";
        };
        readonly WorkerReceipts: { readonly items: readonly components["schemas"]["WorkerReceipt"][] };
        readonly WorkerEvent: {
            readonly worker: components["schemas"]["WorkerId"];
            readonly take: number;
            readonly event: {
                /** @enum {unknown} */
                readonly stage?: "checking" | "building" | "qualifying";
                /** @description lines of the compiler */
                readonly output?: string;
                /** @description is asked about */
                readonly nickname?: string;
                /** @description the record of the next game of the qualification */
                readonly game?: string;
            };
        };
        readonly NewWorkerToken: {
            /** @description which machines it is for */
            readonly label: string;
        };
        readonly IssuedWorkerToken: {
            readonly id: number;
            /** @description the secret, shown this once */
            readonly token: string;
        };
        readonly WorkerToken: {
            readonly id: number;
            readonly label: string;
            readonly created: components["schemas"]["Time"];
            readonly last_used: components["schemas"]["Time"] | null;
            readonly revoked: components["schemas"]["Time"] | null;
            /** @description it was revoked, if the arena did that itself */
            readonly why: string;
            /** @description reports that counted */
            readonly results: number;
            /** @description games that were played again elsewhere */
            readonly repeated: number;
            /** @description of these, games that came out otherwise, and reports that were not believed */
            readonly doubts: number;
        };
        readonly WorkerTokens: { readonly items: readonly components["schemas"]["WorkerToken"][] };
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
export type SourceRulesWish = components["schemas"]["SourceRulesWish"];
export type SourceRules = components["schemas"]["SourceRules"];
export type LatePolicyWish = components["schemas"]["LatePolicyWish"];
export type LatePolicy = components["schemas"]["LatePolicy"];
export type Phase = components["schemas"]["Phase"];
export type OwnTime = components["schemas"]["OwnTime"];
export type Extension = components["schemas"]["Extension"];
export type Extensions = components["schemas"]["Extensions"];
export type ExtensionWish = components["schemas"]["ExtensionWish"];
export type ContestSummary = components["schemas"]["ContestSummary"];
export type Contests = components["schemas"]["Contests"];
export type Contest = components["schemas"]["Contest"];
export type ContestPlace = components["schemas"]["ContestPlace"];
export type ContestStanding = components["schemas"]["ContestStanding"];
export type ContestWish = components["schemas"]["ContestWish"];
export type NewContest = components["schemas"]["NewContest"];
export type ContestChange = components["schemas"]["ContestChange"];
export type StaffRole = components["schemas"]["StaffRole"];
export type CourseName = components["schemas"]["CourseName"];
export type CourseSummary = components["schemas"]["CourseSummary"];
export type Courses = components["schemas"]["Courses"];
export type Student = components["schemas"]["Student"];
export type Staff = components["schemas"]["Staff"];
export type Course = components["schemas"]["Course"];
export type CourseChange = components["schemas"]["CourseChange"];
export type NewCourse = components["schemas"]["NewCourse"];
export type StaffWish = components["schemas"]["StaffWish"];
export type JoinCode = components["schemas"]["JoinCode"];
export type JoinWish = components["schemas"]["JoinWish"];
export type Member = components["schemas"]["Member"];
export type Members = components["schemas"]["Members"];
export type MemberChange = components["schemas"]["MemberChange"];
export type LineFault = components["schemas"]["LineFault"];
export type RosterReport = components["schemas"]["RosterReport"];
export type CourseLog = components["schemas"]["CourseLog"];
export type CourseLogLine = components["schemas"]["CourseLogLine"];
export type BonusWish = components["schemas"]["BonusWish"];
export type GradeParts = components["schemas"]["GradeParts"];
export type GradeLine = components["schemas"]["GradeLine"];
export type GradeBook = components["schemas"]["GradeBook"];
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
export type ExampleGame = components["schemas"]["ExampleGame"];
export type ExampleGames = components["schemas"]["ExampleGames"];
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
export type RunningGame = components["schemas"]["RunningGame"];
export type RunningGames = components["schemas"]["RunningGames"];
export type RunningText = components["schemas"]["RunningText"];
export type RunningPong = components["schemas"]["RunningPong"];
export type RunningNews = components["schemas"]["RunningNews"];
export type RunningMove = components["schemas"]["RunningMove"];
export type RunningEnd = components["schemas"]["RunningEnd"];
export type Format = components["schemas"]["Format"];
export type BracketMatch = components["schemas"]["BracketMatch"];
export type Bracket = components["schemas"]["Bracket"];
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
export type AnnouncementTitle = components["schemas"]["AnnouncementTitle"];
export type AnnouncementText = components["schemas"]["AnnouncementText"];
export type Announcement = components["schemas"]["Announcement"];
export type News = components["schemas"]["News"];
export type NewAnnouncement = components["schemas"]["NewAnnouncement"];
export type AnnouncementChange = components["schemas"]["AnnouncementChange"];
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
export type NewPerson = components["schemas"]["NewPerson"];
export type Registration = components["schemas"]["Registration"];
export type DisplayName = components["schemas"]["DisplayName"];
export type Email = components["schemas"]["Email"];
export type EmailChange = components["schemas"]["EmailChange"];
export type PasswordWish = components["schemas"]["PasswordWish"];
export type Elsewhere = components["schemas"]["Elsewhere"];
export type Institution = components["schemas"]["Institution"];
export type Institutions = components["schemas"]["Institutions"];
export type InstitutionalLogin = components["schemas"]["InstitutionalLogin"];
export type InstitutionalReturn = components["schemas"]["InstitutionalReturn"];
export type LinkedInstitution = components["schemas"]["LinkedInstitution"];
export type Links = components["schemas"]["Links"];
export type InvitationCodeWish = components["schemas"]["InvitationCodeWish"];
export type NewInvitationCode = components["schemas"]["NewInvitationCode"];
export type InvitationCode = components["schemas"]["InvitationCode"];
export type InvitationCodes = components["schemas"]["InvitationCodes"];
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
export type RuleBreach = components["schemas"]["RuleBreach"];
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
export type RefusedEvent = components["schemas"]["RefusedEvent"];
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
export type GameView = components["schemas"]["GameView"];
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
export type TeamRulesWish = components["schemas"]["TeamRulesWish"];
export type TeamRules = components["schemas"]["TeamRules"];
export type TeamMember = components["schemas"]["TeamMember"];
export type Team = components["schemas"]["Team"];
export type Teams = components["schemas"]["Teams"];
export type OwnTeam = components["schemas"]["OwnTeam"];
export type TeamName = components["schemas"]["TeamName"];
export type TeamInvitation = components["schemas"]["TeamInvitation"];
export type TeamWish = components["schemas"]["TeamWish"];
export type TeamMove = components["schemas"]["TeamMove"];
export type TeamReport = components["schemas"]["TeamReport"];
export type Priority = components["schemas"]["Priority"];
export type WorkState = components["schemas"]["WorkState"];
export type Work = components["schemas"]["Work"];
export type WorkPage = components["schemas"]["WorkPage"];
export type WorkCount = components["schemas"]["WorkCount"];
export type WorkCounts = components["schemas"]["WorkCounts"];
export type Worker = components["schemas"]["Worker"];
export type Workers = components["schemas"]["Workers"];
export type WorkerId = components["schemas"]["WorkerId"];
export type WorkerName = components["schemas"]["WorkerName"];
export type WorkerHello = components["schemas"]["WorkerHello"];
export type WorkerWelcome = components["schemas"]["WorkerWelcome"];
export type WorkerWish = components["schemas"]["WorkerWish"];
export type LeasedWork = components["schemas"]["LeasedWork"];
export type LeasedWorkList = components["schemas"]["LeasedWorkList"];
export type HeldWork = components["schemas"]["HeldWork"];
export type HeldWorkList = components["schemas"]["HeldWorkList"];
export type WorkerReport = components["schemas"]["WorkerReport"];
export type WorkerReports = components["schemas"]["WorkerReports"];
export type WorkerProgress = components["schemas"]["WorkerProgress"];
export type GameProgress = components["schemas"]["GameProgress"];
export type WantedProgress = components["schemas"]["WantedProgress"];
export type WantedMoves = components["schemas"]["WantedMoves"];
export type WorkerReceipt = components["schemas"]["WorkerReceipt"];
export type WorkerReceipts = components["schemas"]["WorkerReceipts"];
export type WorkerEvent = components["schemas"]["WorkerEvent"];
export type NewWorkerToken = components["schemas"]["NewWorkerToken"];
export type IssuedWorkerToken = components["schemas"]["IssuedWorkerToken"];
export type WorkerToken = components["schemas"]["WorkerToken"];
export type WorkerTokens = components["schemas"]["WorkerTokens"];
export type $defs = Record<string, never>;
type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P] };
export type operations = Record<string, never>;

export const chargeValues = ["all", "player"] as const;
export const phaseValues = ["draft", "announced", "open", "late", "closed", "frozen", "published"] as const;
export const staffRoleValues = ["owner", "assistant", "grader"] as const;
export const formatValues = ["round-robin", "double-round-robin", "swiss", "single-elimination", "double-elimination", "gauntlet"] as const;
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
    "refused",
] as const;
export const gameResultValues = ["won", "drawn", "lost", "error"] as const;
export const seatKindValues = ["open", "invited", "house", "upload", "remote"] as const;
export const priorityValues = ["judging", "tournament", "ladder"] as const;
export const workStateValues = ["waiting", "running", "failed", "done", "cancelled"] as const;
