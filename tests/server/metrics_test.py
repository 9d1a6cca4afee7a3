"""What operators see: the metrics of a real server and a real worker, the dashboard and the alerts made of them, and a log that
stays readable when something is wrong."""
import http.client
import json
import re
import resource
import signal
import tempfile
import unittest

from arena import Answer, Arena, wait_until
from match import Match
from postgresql import PostgreSql
from prometheus import ROOT, Page, promtool
from submissions_test import GOOD, hand_in
from workers_test import SETTINGS, Worker

DASHBOARD = ROOT / "deploy/grafana/tulkas.json"
ALERTS = ROOT / "deploy/prometheus/alerts.yaml"
METRIC = re.compile(r"\b(?:tulkas|process)_[a-z_]+\b")
SELECTOR = re.compile(r"(\b(?:tulkas|process)_[a-z_]+)\{([^}]*)\}")
GROUPING = re.compile(r"\bby \(([^)]*)\)")
GIVEN_BY_PROMETHEUS = {"job", "instance"}


def dashboard_expressions():
    dashboard = json.loads(DASHBOARD.read_text())
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    return queries + [annotation["expr"] for annotation in dashboard["annotations"]["list"]]


def alert_expressions():
    """Each as one line."""
    found = re.findall(r"^        expr: (?:\|\n((?:          .*\n)+)|(.*)\n)", ALERTS.read_text(), re.MULTILINE)
    return [" ".join((block or line).split()) for block, line in found]


def page_of(port, path="/metrics", method="GET"):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request(method, path)
        return Answer(connection.getresponse())
    finally:
        connection.close()


def metrics_of(port):
    return Page(page_of(port).body.decode())


class Alerts(unittest.TestCase):
    def test_are_rules_that_prometheus_accepts(self):
        status, said = promtool("check", "config", ALERTS.parent / "prometheus.yaml")
        self.assertEqual(status, 0, said)
        self.assertIn(f"{len(alert_expressions())} rules found", said)

    def test_fire_when_they_should(self):
        status, said = promtool("test", "rules", ALERTS.parent / "alerts_test.yaml")
        self.assertEqual(status, 0, said)

    def test_are_tested_each(self):
        names = re.findall(r"- alert: (\w+)", ALERTS.read_text())
        tests = (ALERTS.parent / "alerts_test.yaml").read_text()
        self.assertEqual([name for name in names if f'alertname="{name}"' not in tests], [])

    def test_say_what_is_wrong_and_what_to_do(self):
        text = ALERTS.read_text()
        for part in ("severity: ", "summary: ", "description: "):
            self.assertEqual(text.count("          " + part) + text.count("{" + part), len(alert_expressions()), part)


class Dashboard(unittest.TestCase):
    def test_can_be_imported_anywhere(self):
        dashboard = json.loads(DASHBOARD.read_text())
        self.assertNotIn("id", dashboard, "Grafana gives it one")
        variables = {variable["name"]: variable for variable in dashboard["templating"]["list"]}
        self.assertEqual(variables["datasource"]["type"], "datasource")
        panels = dashboard["panels"]
        self.assertEqual(len({panel["id"] for panel in panels}), len(panels))
        for panel in panels:
            if panel["type"] != "row":
                self.assertTrue(panel["description"], panel["title"])
            for target in panel.get("targets", []):
                self.assertEqual(target["datasource"]["uid"], "${datasource}", panel["title"])

    def test_asks_what_prometheus_understands(self):
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            rules = [{"record": f"panel:{number}", "expr": expression.replace("$__rate_interval", "5m")}
                     for number, expression in enumerate(dashboard_expressions())]
            json.dump({"groups": [{"name": "dashboard", "rules": rules}]}, file)  # which is YAML, too
            file.flush()
            status, said = promtool("check", "rules", file.name)
        self.assertEqual(status, 0, said)


class Metrics(unittest.TestCase):
    """An arena with a worker, in which something has happened."""

    @classmethod
    def setUpClass(cls):
        postgresql = PostgreSql()
        cls.addClassCleanup(postgresql.close)
        cls.database = postgresql.new_database()
        cls.arena = Arena("--database", cls.database, "--set", "Work.LeaveToWorkers=true", *SETTINGS)
        cls.addClassCleanup(cls.arena.close)
        cls.worker = Worker(cls.arena, "--status", "127.0.0.1:0")
        cls.addClassCleanup(cls.worker.close)
        cls.worker_port = int(re.search(r"^metrics at http://127.0.0.1:(\d+)/metrics$", cls.worker.process.stdout.readline())[1])
        root = cls.arena.administrator()
        otter = cls.arena.user("otter")
        made = hand_in(otter, "miser.py", GOOD, game="martian-chess").json()
        wait_until(lambda: otter.get(f"/submissions/{made['id']}").json(), lambda it: it["state"] == "accepted")
        match = Match([root, otter], next(game for game in root.get("/games").json()["items"] if game["name"] == "ploy"))
        assert otter.post(match.path + "/resignation").status == 200
        wait_until(lambda: metrics_of(cls.arena.port), lambda page: page.sum("tulkas_workers") == 1)
        cls.pages = [metrics_of(cls.arena.port), metrics_of(cls.worker_port)]

    def test_are_in_the_format_of_prometheus_to_the_letter(self):
        for page in self.pages:
            status, said = promtool("check", "metrics", input=page.text)
            self.assertEqual((status, said), (0, ""))

    def test_that_dashboard_and_alerts_use_exist(self):
        used = set(METRIC.findall(" ".join(dashboard_expressions()) + ALERTS.read_text()))
        self.assertGreater(len(used), 40)
        missing = {name for name in used if not any(page.family(name) for page in self.pages)}
        self.assertEqual(missing, set())

    def test_have_the_labels_that_dashboard_and_alerts_use(self):
        for expression in dashboard_expressions() + alert_expressions():
            for name in METRIC.findall(expression):
                known = set.union(*(page.labels(name) for page in self.pages)) | GIVEN_BY_PROMETHEUS
                used = {label.strip() for labels in GROUPING.findall(expression) for label in labels.split(",")}
                for selected, labels in SELECTOR.findall(expression):
                    used |= set(re.findall(r'(\w+)\s*(?:=~|!~|!=|=)', labels)) if selected == name else set()
                self.assertEqual(used - known, set(), (name, expression))

    def test_are_all_on_the_dashboard_or_in_an_alert(self):
        used = set(METRIC.findall(" ".join(dashboard_expressions()) + ALERTS.read_text()))
        for page in self.pages:
            shown = {page.family(name) for name in used} | {"tulkas_build_info"}
            self.assertEqual(set(page.types) - shown, set())

    def test_are_explained_to_operators(self):
        explained = set(METRIC.findall((ROOT / "docs/operators.md").read_text()))
        for page in self.pages:
            self.assertEqual(set(page.types) - explained, set())

    def test_say_what_happened(self):
        server, worker = self.pages
        self.assertEqual(server.sum("tulkas_games_ended_total", kind="table", game="ploy", result="won", reason="resigned"), 1)
        self.assertEqual(worker.sum("tulkas_games_ended_total", kind="qualification", game="martian-chess"), 2)
        self.assertEqual(server.sum("tulkas_submissions_judged_total", verdict="accepted", stage="qualifying"), 1)
        self.assertGreaterEqual(server.sum("tulkas_worker_reports_total", result="accepted"), 1)
        self.assertEqual(worker.sum("tulkas_work_ended_total", kind="judge", result="done"), 1)
        self.assertEqual(worker.sum("tulkas_work_seconds_count", kind="judge"), 1)
        self.assertGreaterEqual(worker.sum("tulkas_sandbox_starts_total"), 2)
        self.assertEqual(worker.sum("tulkas_sandbox_start_failures_total"), 0)
        self.assertEqual(server.sum("tulkas_http_request_seconds_count", route="/api/v1/tables/{id}/resignation"), 1)
        self.assertGreater(server.sum("tulkas_database_seconds_count", use="write"), 0)
        self.assertEqual(server.sum("tulkas_database_errors_total"), 0)
        self.assertNotIn("tulkas_database_up", worker.types, "it knows none")
        for page in self.pages:
            self.assertGreater(page.sum("tulkas_disk_free_bytes", place="data"), 0)
        heard, = server.samples["tulkas_worker_last_heard_timestamp_seconds"]
        self.assertEqual((heard[0]["program"], heard[0]["worker"].split()[1]), ("worker", str(self.worker.process.pid)))

    def test_of_a_worker_are_all_that_it_answers(self):
        self.assertEqual(page_of(self.worker_port, "/healthz").json(), {"status": "ok"})
        self.assertEqual(page_of(self.worker_port, "/").status, 404)
        self.assertEqual(page_of(self.worker_port, "/metrics", "POST").status, 405)


class Silence(unittest.TestCase):
    def test_of_the_database_is_seen_in_a_workers_health_and_in_metrics_that_do_not_wait(self):
        postgresql = PostgreSql()
        self.addCleanup(postgresql.close)
        arena = Arena("--database", postgresql.new_database(), "--set", "Work.LeaveToWorkers=true")
        self.addCleanup(arena.close)
        worker = Worker(arena, "--status", "127.0.0.1:0")
        self.addCleanup(worker.close)
        port = int(worker.process.stdout.readline().rsplit(":", 1)[1].split("/")[0])
        self.assertEqual(page_of(port, "/healthz").status, 200)
        with postgresql.silent():
            wait_until(lambda: page_of(port, "/healthz").status, lambda status: status == 503)
            self.assertIn("tulkas_database_last_answer_timestamp_seconds", metrics_of(arena.port).types)
            self.assertIn("tulkas_work_threads_busy", metrics_of(port).types)
        wait_until(lambda: page_of(port, "/healthz").status, lambda status: status == 200)


class Trouble(unittest.TestCase):
    def test_is_counted_and_makes_one_line_a_minute_for_each_cause(self):
        arena = Arena()
        self.addCleanup(arena.close)
        clients = [arena.administrator(), arena.user("otter")]
        match = Match(clients, next(game for game in clients[0].get("/games").json()["items"] if game["name"] == "ploy"))
        match.move()
        _, hard = resource.prlimit(arena.process.pid, resource.RLIMIT_FSIZE)
        room = (arena.data / "tulkas.db-wal").stat().st_size
        resource.prlimit(arena.process.pid, resource.RLIMIT_FSIZE, (room, hard))
        while match.try_to_move().status == 200:
            pass  # some fit into what is there
        wait_until(lambda: metrics_of(arena.port), lambda page: page.sum("tulkas_tables_in_trouble") == 1)
        for number in range(50):
            self.assertEqual(clients[0].post("/tokens", label=f"x{number}").status, 503)
        page = metrics_of(arena.port)
        self.assertGreater(page.sum("tulkas_database_errors_total"), 50)
        self.assertGreaterEqual(page.sum("tulkas_http_requests_total", route="/api/v1/tokens", status="503"), 50)
        resource.prlimit(arena.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
        wait_until(lambda: metrics_of(arena.port), lambda page: page.sum("tulkas_tables_in_trouble") == 0)
        self.assertEqual(arena.stop(signal.SIGTERM), 0)
        lines = [line for line in arena.log_lines() if line["level"] in ("error", "warning")]
        causes = {(line["message"], re.sub(r"\d+", "#", line.get("why", "")), line.get("status")) for line in lines}
        self.assertIn("an operation failed", {line["message"] for line in lines})
        self.assertEqual(len(lines), len(causes), lines)
        self.assertLess(len(lines), 10)
