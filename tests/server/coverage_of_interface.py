"""The interface held against its own document: every operation and every status that is documented has to be seen, every
answer has to be documented and to fit its schema."""
import json
import re

import course_tour
import games_tour
import league_tour
import people_tour
import remote_bots_tour
import submissions_tour
import tables_tour
import work_tour
from jsonschema import Draft202012Validator

# Each asks for what only it knows how to ask for.
TOURS = (people_tour.run, games_tour.run, tables_tour.run, submissions_tour.run, remote_bots_tour.run, work_tour.run,
         league_tour.run, course_tour.run)

# What no tour can bring about.
SEEN_ELSEWHERE = {
    **{what: "takes a provider: institutions_test" for what in (
        "beginInstitutionalLogin 201", "beginInstitutionalLogin 503", "beginLink 201", "beginLink 503", "finishInstitutionalLogin 503", "finishInstitutionalLogin 201", "finishInstitutionalLogin 401",
        "finishInstitutionalLogin 409", "finishInstitutionalLogin 422", "logOut 200", "removeLink 204", "removeLink 422")},
    **{what: "takes a mail server: mail_test" for what in (
        "changeEmail 200", "changeEmail 400", "changeEmail 403", "confirmEmail 200", "forgetPassword 204", "forgetPassword 400", "sendEmailLink 200")},
    "claimGame 200": "takes two minutes of absence: tables_test",
    "downloadSubmissions 422": "takes 128 MB: sources_archive_test.cpp",
    "deleteSubmission 403": "takes the organiser of a contest: submission_operations_test.cpp",
    "retryTournament 200": "takes a game that the arena could not play: league_test",
}


class Coverage:
    def __init__(self, arena):
        self.arena = arena
        self.document = arena.client().get("/openapi.json").json()
        self.operations = {(method.upper(), path): operation for path, methods in self.document["paths"].items()
                           for method, operation in methods.items()}
        self.patterns = {path: re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)) + r"(\?.*)?")
                         for _, path in self.operations}
        self.seen, self.surprises = set(), []

    def watched(self, client):
        client.seen = self.note
        return client

    def path_of(self, path):
        """The documented path that an address belongs to: the one with the fewest parameters."""
        fitting = [known for known, pattern in self.patterns.items() if pattern.fullmatch(path)]
        return min(fitting, key=lambda known: known.count("{"), default=None)

    def note(self, method, path, answer):
        key = method, self.path_of(path)
        if key not in self.operations:
            return
        operation, status = self.operations[key], str(answer.status)
        name = f"{operation['operationId']} {status}"
        if status not in operation["responses"]:
            self.surprises.append(f"{name}: {answer}")
            return
        self.seen.add((*key, status))
        content = operation["responses"][status].get("content")
        if not content:
            if answer.body:
                self.surprises.append(f"{name} has a body: {answer}")
        elif answer.headers["Content-Type"] in content:
            schema = content[answer.headers["Content-Type"]].get("schema", {})
            if answer.headers["Content-Type"] == "application/json":
                self.surprises += [f"{name}: {fault}" for fault in self.faults(json.loads(answer.body), schema)]
        else:
            self.surprises.append(f"{name} is of type {answer.headers['Content-Type']}")

    def faults(self, value, schema):
        """What is wrong with the value, as sentences."""
        validator = Draft202012Validator({**schema, "components": self.document["components"]})
        return (f"{fault.json_path}: {fault.message}" for fault in validator.iter_errors(value))

    def missing(self):
        unseen = {f"{operation['operationId']} {status}" for key, operation in self.operations.items()
                  for status, response in operation["responses"].items()
                  if status != "default" and (*key, status) not in self.seen
                  and "Idempotency-Key" not in response["description"]}  # one place for all: repetitions_test.cpp
        return sorted(unseen - SEEN_ELSEWHERE.keys())

    def run(self):
        root = None
        for tour in TOURS:
            root = tour(self, root)
        self.ask_all(root)

    def ask_all(self, root):
        """What every operation of its kind answers with."""
        guest, flood = self.watched(self.arena.client()), self.watched(self.arena.client())
        for (method, path), operation in self.operations.items():
            address = re.sub(r"\{\w+\}", "1", path)
            if operation.get("security") != []:
                guest.request(method, address, {} if method != "GET" else None)
            if "400" in operation["responses"] and "requestBody" in operation:
                root.request(method, address, {"nobody knows this field": 1})
            if "403" in operation["responses"]:
                root.request(method, address, {}, Origin="https://evil.example")
            for _ in range(500 if "429" in operation["responses"] else 0):
                if flood.request(method, address, {}).status == 429:
                    break
