"""Who may do what, operation by operation: what others get who ask for something of somebody's, and that nothing of it
changes."""
import re

from arena import PASSWORD, WithArena
from game_packages import files_of, packed, tried_out
from workers_test import new_token

ASKERS = ("nobody", "guest", "other")  # without anything, with a guest's key, with an account of one's own
TABLE = {"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}]}
TOURNAMENT = {"title": "Friday", "game": "ploy", "entrants": [{"house": "random"}, {"house": "greedy"}]}
CONTEST = {"slug": "spring", "title": "Spring", "game": "ploy", "opens": "2020-01-01T00:00:00Z",
           "closes": "2120-01-01T00:00:00Z", "terms": {"house": ["random", "greedy"]}}

# For each operation what each of the three is answered, and what is sent. Whoever adds an operation adds its line.
PERMISSIONS = {
    "describeInterface": (200, 200, 200),
    "register": (201, 201, 201, lambda asker: {"name": f"new-{asker}", "password": PASSWORD}),
    "showRegistration": (200, 200, 200),
    "listInstitutions": (200, 200, 200),
    "beginInstitutionalLogin": (404, 404, 404),  # there is none
    "finishInstitutionalLogin": (404, 404, 404, {"state": "x", "code": "x"}),
    "listLinks": (401, 401, 200),
    "beginLink": (401, 401, 404),
    "removeLink": (401, 401, 404),
    "changeDisplayName": (401, 401, 200, {"display_name": "Somebody"}),
    "showEmail": (401, 401, 200),
    "changeEmail": (401, 401, 422, {"address": "x@school.example"}),  # no mail is sent here
    "sendEmailLink": (401, 401, 422),
    "confirmEmail": (401, 401, 404, {"link": "guess"}),
    "forgetPassword": (422, 422, 422, {"address": "x@school.example"}),
    "listInvitationCodes": (401, 401, 403),
    "makeInvitationCode": (401, 401, 403, {"label": "x"}),
    "revokeInvitationCode": (401, 401, 403),
    "becomeFirstAdministrator": (404, 404, 404, lambda asker: {"link": "guess", "name": asker, "password": PASSWORD}),
    "logIn": (401, 401, 401, lambda asker: {"name": "otter", "password": f"a guess of {asker}"}),
    "resetPassword": (404, 404, 404, {"link": "guess", "password": PASSWORD}),
    "whoAmI": (401, 401, 200),
    "logOut": (401, 401, 204),
    "changePassword": (401, 401, 403, {"old": "a guess at it", "password": PASSWORD}),
    "listSessions": (401, 401, 200),
    "logOutEverywhere": (401, 401, 204),
    "endSession": (401, 401, 404),
    "showSecondFactor": (401, 401, 200),
    "beginSecondFactor": (401, 401, 403, {"password": "a guess at it"}),
    "confirmSecondFactor": (401, 401, 409, {"code": "000000"}),
    "removeSecondFactor": (401, 401, 403, {"code": "000000"}),
    "removeSecondFactorOf": (401, 401, 403),
    "listTokens": (401, 401, 200),
    "addToken": (401, 401, 201, {"label": "x"}),
    "removeToken": (401, 401, 404),
    "listPeople": (401, 401, 403),
    "changePerson": (401, 401, 403, {"disabled": True}),
    "makeResetLink": (401, 401, 403),
    "listGames": (200, 200, 200),
    "showGame": (200, 200, 200),
    "showRules": (200, 200, 200),
    "listStarters": (404, 404, 404),
    "showStarter": (404, 404, 404),
    "showViewer": (404, 404, 404),
    "handInGame": (401, 401, 403),
    "listGamePackages": (401, 401, 200),
    "showGamePackage": (401, 401, 404),
    "cancelGamePackage": (401, 401, 404),
    "deleteGamePackage": (401, 401, 404),
    "showGameReport": (401, 401, 404),
    "showGameArchive": (401, 401, 404),
    "approveGame": (401, 401, 403),
    "listExampleGames": (401, 401, 403),
    "showExamplePicture": (401, 401, 403),
    "addExampleGame": (401, 401, 403),
    "refuseGame": (401, 401, 403, {"why": "it is not mine"}),
    "withdrawGame": (401, 401, 403),
    "listLanguages": (200, 200, 200),
    "showLanguageStarter": (404, 404, 404),  # there is no such language
    "listTables": (200, 200, 200),
    "showTable": (200, 200, 200),
    "listEvents": (200, 200, 200),
    "listViews": (200, 200, 200),
    "showRecord": (422, 422, 422),  # it is not over
    "listLegalMoves": (403, 403, 403),
    "showPicture": (200, 200, 200),
    "makeTable": (201, 201, 201, TABLE),
    "sitDown": (422, 422, 422, {}),  # it has begun
    "leaveTable": (403, 403, 403),
    "playMove": (403, 403, 403, {"move": "nonsense"}),
    "resign": (403, 403, 403),
    "claimGame": (403, 403, 403),
    "agreeOnDraw": (403, 403, 403, {"answer": "offer"}),
    "takeMoveBack": (403, 403, 403, {"answer": "offer"}),
    "offerRematch": (403, 403, 403),
    "chat": (403, 403, 403, {"text": "boo"}),
    "watchTable": (426, 426, 426),
    "listWork": (401, 401, 403),
    "countWork": (401, 401, 403),
    "listWorkers": (401, 401, 403),
    "listWorkerTokens": (401, 401, 403),
    "issueWorkerToken": (401, 401, 403, {"label": "x"}),
    "revokeWorkerToken": (401, 401, 403),
    "workerHello": (401, 401, 401, {"worker": "w", "version": "x", "threads": 1, "trouble": ""}),
    "workerLeave": (401, 401, 401, {"worker": "w"}),
    "leaseWork": (401, 401, 401, {"worker": "w", "kinds": [], "priorities": [], "but_not_of": [], "most": 1}),
    "renewLeases": (401, 401, 401, {"worker": "w"}),
    "reportWork": (401, 401, 401, {"worker": "w", "items": [{"id": 1, "take": 1, "ending": "given_back"}]}),
    "streamHints": (401, 401, 401),
    "tellOfGames": (401, 401, 401, {"worker": "w", "items": [{"id": 1, "take": 1, "plies": 0, "from": 0, "moves": [],
                                                              "shown_from": 0, "shown": []}]}),
    "tellOfWork": (401, 401, 401, {"worker": "w", "take": 1, "event": {"stage": "building"}}),
    "getWorkContent": (401, 401, 401),
    "cancelWork": (401, 401, 403),
    "retryWork": (401, 401, 403),
    "listBots": (200, 200, 200),
    "showBot": (404, 404, 404),  # it is for a contest
    "handIn": (401, 401, 400),  # nothing is said of it
    "listSubmissions": (401, 401, 400),  # nor of which bot
    "showSubmission": (401, 401, 404),
    "cancelSubmission": (401, 401, 404),
    "deleteSubmission": (401, 401, 404),
    "showStorage": (401, 401, 200),
    "listSubmissionEvents": (401, 401, 404),
    "showSource": (401, 401, 404),
    "showBuildOutput": (401, 401, 404),
    "showReport": (401, 401, 404),
    "showReportAsJson": (401, 401, 404),
    "showQualificationGame": (401, 401, 404),
    "showQualificationLog": (401, 401, 404),
    "listQualificationLogs": (401, 401, 404),
    "listQualificationViews": (401, 401, 404),
    "showQualificationView": (401, 401, 404),
    "watchSubmission": (401, 401, 426),
    "listRemoteBots": (200, 200, 200),
    "connectRemoteBot": (401, 401, 426),
    "showLadder": (200, 200, 200),
    "listLadderGames": (200, 200, 200),
    "showLadderGame": (404, 404, 404),  # nothing was played
    "showLadderRecord": (404, 404, 404),
    "listLadderViews": (404, 404, 404),
    "showLadderView": (404, 404, 404),
    "listLadderLogs": (404, 404, 404),
    "listRunningGames": (200, 200, 200),
    "showRunningLadderGame": (404, 404, 404),
    "listRunningLadderViews": (404, 404, 404),
    "watchRunningLadderGame": (426, 426, 426),
    "showContender": (404, 404, 404),
    "showRatingHistory": (404, 404, 404),
    "listOpponents": (404, 404, 404),
    "listTournaments": (200, 200, 200),
    "showTournament": (200, 200, 200),
    "listTournamentGames": (200, 200, 200),
    "showBracket": (404, 404, 404),
    "showTournamentGame": (404, 404, 404),  # it has not so many
    "showTournamentRecord": (404, 404, 404),
    "listTournamentViews": (404, 404, 404),
    "showTournamentView": (404, 404, 404),
    "listTournamentLogs": (404, 404, 404),
    "showRunningTournamentGame": (404, 404, 404),
    "listRunningTournamentViews": (404, 404, 404),
    "watchRunningTournamentGame": (426, 426, 426),
    "showStandings": (200, 200, 200),
    "showCrossTable": (200, 200, 200),
    "showStandingsTable": (200, 200, 200),
    "showCrossTableAsTable": (200, 200, 200),
    "makeTournament": (401, 401, 403, TOURNAMENT),
    "cancelTournament": (401, 401, 403),
    "retryTournament": (401, 401, 403),
    "listNews": (200, 200, 200),
    "showAnnouncement": (404, 404, 404),  # it is not published
    "writeAnnouncement": (401, 401, 403, {"title": "Mine", "text": "All mine"}),
    "changeAnnouncement": (401, 401, 403, {"published": False}),
    "listContests": (200, 200, 200),
    "showContest": (200, 200, 200),
    "showContestStanding": (422, 422, 422),  # it is not published
    "makeContest": (401, 401, 403, CONTEST),
    "changeContest": (401, 401, 403, {"title": "Mine"}),
    "announceContest": (401, 401, 403),
    "tryOutContest": (401, 401, 403),
    "freezeContest": (401, 401, 403),
    "publishContest": (401, 401, 403),
    "showGrades": (401, 401, 403),
    "downloadSubmissions": (401, 401, 403),
    "closeContest": (401, 401, 403),
    "giveBonus": (401, 401, 403, {"member": 1, "points": 1}),
    "showGradeBook": (401, 401, 404),
    "downloadGradeBook": (401, 401, 404),
    "listExtensions": (401, 401, 403),
    "extendContest": (401, 401, 403, {"member": 1, "closes": None}),
    "showOwnTeam": (401, 401, 404),  # it belongs to no course
    "makeTeam": (401, 401, 404, {"name": "Mine"}),
    "leaveTeam": (401, 401, 404),
    "inviteToTeam": (401, 401, 404, {"student": "1"}),
    "withdrawTeamInvitation": (401, 401, 404),
    "joinTeam": (401, 401, 404),
    "declineTeamInvitation": (401, 401, 404),
    "listTeams": (401, 401, 404),
    "importTeams": (401, 401, 404),
    "setTeam": (401, 401, 404, {"member": 1, "team": None}),
    "renameTeam": (401, 401, 404, {"name": "Mine"}),
    "listCourses": (401, 401, 200),
    "makeCourse": (401, 401, 403, {"slug": "mine", "title": "Mine"}),
    "showCourse": (401, 401, 404),
    "changeCourse": (401, 401, 404, {"title": "Mine"}),
    "joinCourse": (401, 401, 403, {"code": "guess", "student_number": "1"}),
    "makeJoinCode": (401, 401, 404),
    "revokeJoinCode": (401, 401, 404),
    "setCourseStaff": (401, 401, 404, {"name": "otter", "role": "owner"}),
    "removeCourseStaff": (401, 401, 404),
    "listMembers": (401, 401, 404),
    "changeMember": (401, 401, 404, {"name": "Me"}),
    "importRoster": (401, 401, 404),
    "showCourseLog": (401, 401, 404),
}


class Permissions(WithArena):
    def setUp(self):
        super().setUp()
        self.root = self.arena.administrator()
        self.otter, self.beaver = self.arena.user("otter"), self.arena.user("beaver")
        self.otter.post("/tokens", label="a secret of otter's")
        self.public, self.private = self.game(), self.game(private=True)
        self.contest, self.draft = self.hold_contest("spring", is_announced=True), self.hold_contest("summer")
        self.dry_run = f"/tournaments/{self.root.post(self.contest + '/dry-run').json()['tournament']}"
        self.submission, self.bot = self.hand_in()
        self.package = self.hand_in_game()
        self.root.post("/courses", slug="ai", title="a secret of otter's")
        tournament = self.root.post("/tournaments", **TOURNAMENT).json()["id"]
        draft = self.root.post("/news", title="Soon", text="a secret of otter's", published=False).json()["id"]
        self.values = {"/worker/pieces/{id}": "/worker/pieces/1", "{hash}": "0" * 64, "{game}": "ploy", "{name}": "digger", "{number}": "999", "/tokens/{id}": "/tokens/1", "/invitation-codes/{id}": "/invitation-codes/1", "{session}": "0123456789abcdef",
                       "/people/{id}": "/people/2", "/tables/{id}": self.public, "/work/{id}": "/work/1",
                       "/submissions/{id}": self.submission, "/bots/{id}": self.bot, "/contenders/{id}": "/contenders/1",
                       "/tournaments/{id}": f"/tournaments/{tournament}", "/contests/{slug}": self.contest,
                       "/game-packages/{id}": self.package, "/news/{id}": f"/news/{draft}",
                       "/courses/{slug}": "/courses/ai", "/staff/{id}": "/staff/1", "/members/{id}": "/members/1",
                       "/teams/{id}": "/teams/1", "{member}": "1"}
        document = self.arena.client().get("/openapi.json").json()
        self.operations = {operation["operationId"]: (method.upper(), path)
                           for path, methods in document["paths"].items() for method, operation in methods.items()}

    def game(self, **more):
        """Otter plays it with beaver."""
        made = self.otter.post("/tables", game="ploy", seats=[{"kind": "me"}, {"kind": "invited"}], **more).json()
        path = f"/tables/{made['table']['id']}"
        self.assertEqual(self.beaver.post(path + "/seat", invitation=made["invitations"][0]["secret"]).status, 200)
        return path

    def hold_contest(self, slug, is_announced=False):
        """It is the administrator's."""
        made = self.root.post("/contests", **{**CONTEST, "slug": slug})
        self.assertEqual(made.status, 201, made)
        if is_announced:
            self.assertEqual(self.root.post(f"/contests/{slug}/announcement").status, 200)
        return f"/contests/{slug}"

    def hand_in(self):
        """Otter takes part, with something that is soon rejected."""
        contest = self.otter.get(self.contest).json()["id"]
        made = self.otter.request("POST", f"/api/v1/submissions?game=ploy&file=bot.txt&contest={contest}",
                                  b"a secret of otter's", Content_Type="application/octet-stream").json()
        path = f"/submissions/{made['id']}"
        while self.otter.get(path).json()["finished"] is None:
            pass
        return path, f"/bots/{made['bot']['id']}"

    def hand_in_game(self):
        """Otter is an author, and has a game that is soon refused."""
        number = self.otter.get("/session").json()["id"]
        self.assertEqual(self.root.request("PATCH", f"/api/v1/people/{number}", {"role": "author"}).status, 200)
        self.assertEqual(self.otter.post("/session", name="otter", password=PASSWORD).status, 201)
        return tried_out(self.otter, packed({**files_of("nim"), "engine.py": "raise ValueError('a secret of otter\'s')"}))

    def asker(self, kind, token=None):
        client = self.arena.client(**({"Authorization": f"Bearer {token}"} if token else {}))
        if kind == "guest":
            client.post("/tables", **TABLE)
        elif kind == "other":
            client = self.arena.user(f"other{self.arena.addresses}")
        return client

    def ask(self, kind, operation, token=None):
        method, path = self.operations[operation]
        body = PERMISSIONS[operation][3:]
        sent = body[0](kind) if body and callable(body[0]) else body[0] if body else None
        for part, value in self.values.items():
            path = path.replace(part, value)
        self.assertNotIn("{", path, "say in `values` what stands for this")
        return self.asker(kind, token).request(method, path, sent)

    def belongings(self):
        """All that is otter's, as otter sees it."""
        mine = [self.otter.get(path).json() for path in
                ("/session", "/tokens", self.public, self.private, self.submission, self.bot, self.contest,
                 self.package)]
        for thing in mine[1]["items"]:
            thing.pop("last_used", None)
        return mine

    def test_are_said_of_every_operation(self):
        self.assertEqual(sorted(set(self.operations) ^ set(PERMISSIONS)), [], "in the document or in this table alone")

    def test_are_as_the_table_says(self):
        before = self.belongings()
        for operation, expected in PERMISSIONS.items():
            for kind, status in zip(ASKERS, expected):
                answer = self.ask(kind, operation)
                self.assertEqual(answer.status, status, f"{operation} by {kind}: {answer}")
                self.assertNotIn(b"a secret of otter's", answer.body, operation)
        self.assertEqual(self.belongings(), before)
        self.assertEqual(self.otter.post("/session", name="otter", password=PASSWORD).status, 201)

    def test_of_a_worker_are_those_for_work_alone(self):
        """Its token opens what is made for workers, and elsewhere nothing that is not open to everybody."""
        token = new_token(self.arena)
        before = self.belongings()
        for operation, (_, path) in self.operations.items():
            answer = self.ask("worker", operation, token)
            if path.startswith("/api/v1/worker/"):
                self.assertNotIn(answer.status, (401, 403), f"{operation}: {answer}")
            else:
                self.assertIn(answer.status, (401, PERMISSIONS[operation][0]), f"{operation}: {answer}")
            self.assertNotIn(b"a secret of otter's", answer.body, operation)
        self.assertEqual(self.belongings(), before)

    def test_of_a_token_with_scopes_are_those_of_its_scopes(self):
        """Whoever it belongs to: with an administrator's token that may read, nothing is changed anywhere."""
        tokens = {scope: self.root.post("/tokens", label=scope, scopes=[scope]).json()["token"] for scope in ("read", "organise")}
        before = self.belongings()
        for operation, (method, path) in self.operations.items():
            if not path.startswith("/api/v1/worker/") and method != "GET":
                answer = self.ask("token", operation, tokens["read"])
                self.assertEqual(answer.status, 403, f"{operation}: {answer}")
        self.assertEqual(self.belongings(), before)
        answers = {scope: [self.ask("token", operation, token).status for operation in ("listPeople", "listMembers", "showCourse", "writeAnnouncement", "joinCourse")]
                   for scope, token in tokens.items()}
        self.assertEqual(answers, {"read": [403, 200, 200, 403, 403], "organise": [403, 200, 200, 201, 403]})

    def test_of_drafts_and_dry_runs_are_none_at_all(self):
        self.values.update({"/contests/{slug}": self.draft, "/tournaments/{id}": self.dry_run})
        for operation, (_, path) in self.operations.items():
            is_for_all = PERMISSIONS[operation][0] not in (401, 426)  # 426: a stream
            if is_for_all and path.startswith(("/api/v1/contests/{slug}", "/api/v1/tournaments/{id}")):
                for kind in ASKERS:
                    answer = self.ask(kind, operation)
                    self.assertEqual(answer.status, 404, f"{operation} by {kind}: {answer}")
        for kind in ASKERS:
            self.assertEqual([one["slug"] for one in self.asker(kind).get("/contests").json()["items"]], ["spring"])
            listed = self.asker(kind).get("/tournaments").json()["items"]
            self.assertNotIn(self.dry_run, [f"/tournaments/{one['id']}" for one in listed])

    def test_of_a_private_table_are_none_at_all(self):
        before = self.belongings()
        self.values["/tables/{id}"] = self.private
        for operation, (_, path) in self.operations.items():
            if path.startswith("/api/v1/tables/{id}") and operation != "watchTable":
                for kind in ASKERS:
                    answer = self.ask(kind, operation)
                    self.assertEqual(answer.status, 404, f"{operation} by {kind}: {answer}")
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13",
                   "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}
        for kind in ASKERS:
            self.assertEqual(self.asker(kind).get(self.private + "/stream", **upgrade).status, 404)
            listed = self.asker(kind).get("/tables").json()["items"]
            self.assertNotIn(int(re.sub(r"\D", "", self.private)), [table["id"] for table in listed])
        self.assertEqual(self.belongings(), before)
