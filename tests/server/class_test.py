"""A class behind one address registers, logs in and plays at the same time; whoever guesses passwords is stopped, and
nobody else is."""
import concurrent.futures

from arena import PASSWORD, Client, WithArena

STUDENTS = 300
ADDRESS = "203.0.113.7"
ROBOT = [{"kind": "me"}, {"kind": "house", "bot": "random"}]


class AClass(WithArena):
    def browser(self):
        """A new one, at the class's address."""
        return Client(self.arena, ADDRESS, {})

    def together(self, what):
        with concurrent.futures.ThreadPoolExecutor(60) as pool:
            return list(pool.map(what, range(STUDENTS)))

    def play(self, client, number):
        made = client.post("/tables", game="ploy", seats=ROBOT)
        self.assertEqual(made.status, 201, made)
        path = f"/tables/{made.json()['table']['id']}"
        moves = client.get(path + "/legal-moves").json()["moves"]
        answer = client.post(path + "/moves", move=moves[number % len(moves)])
        self.assertEqual(answer.status, 200, answer)

    def test_of_three_hundred_registers_logs_in_and_plays(self):
        self.arena.administrator()

        def take_part(number):
            name = f"student{number}"
            registered = self.browser().post("/people", name=name, password=PASSWORD)
            self.assertEqual(registered.status, 201, registered)
            client = self.browser()
            logged_in = client.post("/session", name=name, password=PASSWORD)
            self.assertEqual(logged_in.status, 201, logged_in)
            self.play(client, number)

        self.together(take_part)

    def test_of_three_hundred_plays_as_guests(self):
        self.together(lambda number: self.play(self.browser(), number))


class Guesses(WithArena):
    def setUp(self):
        super().setUp()
        self.arena.administrator()
        self.otter = self.arena.user("otter")
        self.address = self.otter.headers["X-Forwarded-For"]

    def log_in(self, client, password):
        return client.post("/session", name="otter", password=password)

    def test_are_stopped_and_lock_nobody_out(self):
        guesser = self.arena.client()
        statuses = [self.log_in(guesser, f"a wrong password {number}").status for number in range(20)]
        self.assertEqual(statuses[:10], [401] * 10)
        self.assertEqual(set(statuses[12:]), {429})
        refused = self.log_in(guesser, PASSWORD)
        self.assertEqual(refused.status, 429, "nobody is told that they guessed it at last")
        self.assertGreater(int(refused.headers["Retry-After"]), 0)
        self.assertEqual(self.log_in(self.arena.client(), PASSWORD).status, 201, "from elsewhere")
        self.assertEqual(self.log_in(self.otter, PASSWORD).status, 201)

    def test_of_a_neighbour_lock_nobody_out_who_has_been_here(self):
        neighbour = Client(self.arena, self.address, {})
        statuses = [self.log_in(neighbour, "a wrong password").status for _ in range(12)]
        self.assertEqual(statuses[-1], 429)
        self.assertEqual(self.log_in(self.otter, PASSWORD).status, 201, "its browser is known")

    def test_from_one_network_of_ipv6_are_those_of_one(self):
        statuses = [self.log_in(Client(self.arena, f"2001:db8:1:2::{number:x}", {}), "a wrong password").status
                    for number in range(1, 14)]
        self.assertEqual((statuses[0], statuses[-1]), (401, 429))
        other = Client(self.arena, "2001:db8:1:3::1", {})
        self.assertEqual(self.log_in(other, "a wrong password").status, 401)

    def test_for_many_names_are_stopped(self):
        guesser = self.arena.client()
        statuses = [guesser.post("/session", name=f"name{number}", password=PASSWORD).status for number in range(140)]
        self.assertEqual((statuses[0], statuses[-1]), (401, 429))


class SettingsOfLimits(WithArena):
    OPTIONS = ("--set", "Limits.Registrations=2 + 0/minute", "--set", "Limits.LoginFailures=1 + 0/minute")

    def test_hold(self):
        self.arena.administrator()
        client = self.arena.client()
        statuses = [client.post("/people", name=f"name{number}", password=PASSWORD).status for number in range(3)]
        self.assertEqual(statuses, [201, 201, 429])
        client = self.arena.client()
        statuses = [client.post("/session", name="name1", password="a wrong password").status for _ in range(2)]
        self.assertEqual(statuses, [401, 429])
