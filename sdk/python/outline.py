"""Writes what Python's own parser finds in the sources below the working directory, for the rules of an assignment.

Started by languages/python.toml as `outline.py OUTPUT`. Names are followed through imports: after `import sys as s`, `s.stdout` is
sys.stdout. Nothing of the sources is run. Status 1: they do not compile.
"""

import ast
import builtins
import json
import os
import sys


class Names(ast.NodeVisitor):
    """The names that a module, a class or a function binds itself, and the line where it first does."""

    def __init__(self, scope):
        self.bound = {}
        self.elsewhere = set()
        arguments = getattr(scope, "args", None)
        if isinstance(arguments, ast.arguments):
            for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]:
                if each is not None:
                    self.bind(each.arg, scope.lineno)
        body = scope.body if isinstance(scope.body, list) else [scope.body]
        for node in body:
            self.visit(node)
        for name in self.elsewhere:
            self.bound.pop(name, None)

    def bind(self, name, line):
        self.bound.setdefault(name, line)

    def visit_Name(self, node):
        if not isinstance(node.ctx, ast.Load):
            self.bind(node.id, node.lineno)

    def visit_Global(self, node):
        self.elsewhere.update(node.names)

    visit_Nonlocal = visit_Global

    def visit_ExceptHandler(self, node):
        if node.name:
            self.bind(node.name, node.lineno)
        self.generic_visit(node)

    def visit_MatchAs(self, node):
        if node.name:
            self.bind(node.name, node.lineno)
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        self.bind(node.name, node.lineno)

    visit_AsyncFunctionDef = visit_ClassDef = visit_FunctionDef

    def visit_Lambda(self, node):
        pass


class Outline(ast.NodeVisitor):
    def __init__(self, file, facts):
        self.file = file
        self.facts = facts
        self.imported = {}  # what a name stands for: {"s": "sys"}
        self.scopes = []
        self.seen = set()

    def add(self, kind, line, name, **more):
        if kind in ("type", "method") or (kind, line, name) not in self.seen:
            self.seen.add((kind, line, name))
            self.facts.append({"kind": kind, "file": self.file, "line": line, "name": name, **more})

    def within(self, scope, nodes, is_class=False):
        self.scopes.append((Names(scope).bound, is_class))
        for node in nodes:
            self.visit(node)
        self.scopes.pop()

    def visit_Module(self, node):
        # Imports first: a function may stand above one. Where one name is imported twice, both count.
        for each in ast.walk(node):
            if isinstance(each, ast.Import):
                for alias in each.names:
                    bound = alias.asname or alias.name.partition(".")[0]
                    self.imported.setdefault(bound, set()).add(alias.name if alias.asname else bound)
            elif isinstance(each, ast.ImportFrom) and not each.level:
                for alias in each.names:
                    self.imported.setdefault(alias.asname or alias.name, set()).add(f"{each.module}.{alias.name}")
        self.within(node, node.body)

    def visit_Import(self, node):
        for alias in node.names:
            self.add("import", node.lineno, alias.name)

    def visit_ImportFrom(self, node):
        if not node.level:  # else it is the bot's own
            for alias in node.names:
                self.add("import", node.lineno, node.module if alias.name == "*" else f"{node.module}.{alias.name}")
                if alias.name == "*" and node.module.partition(".")[0] != "tulkas":
                    self.add("use", node.lineno, "import *")  # what it brings is not in the source

    def visit_ClassDef(self, node):
        self.add(
            "type",
            node.lineno,
            node.name,
            public=not node.name.startswith("_"),
            top=len(self.scopes) == 1,
            doc=ast.get_docstring(node),
        )
        for each in [*node.decorator_list, *node.bases, *node.keywords]:
            self.visit(each)
        self.within(node, node.body, True)

    def visit_FunctionDef(self, node):
        is_nested = len(self.scopes) > 1 and not self.scopes[-1][1]
        if not is_nested:  # what is within a function is no method of anybody's
            is_public = not node.name.startswith("_") or node.name == "__init__"
            self.add("method", node.lineno, node.name, public=is_public, top=len(self.scopes) == 1, doc=ast.get_docstring(node))
        for each in [*node.decorator_list, node.args, node.returns]:
            if each is not None:
                self.visit(each)
        self.within(node, node.body)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node):
        self.visit(node.args)
        self.within(node, [node.body])

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load):
            for name in self.meanings(node.id, node.lineno):
                self.add("use", node.lineno, name)

    def visit_Attribute(self, node):
        parts = []
        root = node
        while isinstance(root, ast.Attribute):
            parts.insert(0, root.attr)
            root = root.value
        if not isinstance(root, ast.Name):
            # ().__class__.__bases__: names of the machinery, whatever they are of
            if node.attr.startswith("__") and node.attr.endswith("__"):
                self.add("use", node.lineno, node.attr)
            self.visit(root)
            return
        for attribute in parts:
            if attribute.startswith("__") and attribute.endswith("__"):
                self.add("use", node.lineno, attribute)
        for name in self.meanings(root.id, root.lineno):
            self.add("use", node.lineno, ".".join([name, *parts]))

    def meanings(self, name, line):
        """What a name may stand for: things of imported modules, or something built in."""
        for bound, is_class in reversed(self.scopes[1:]):
            if name in bound and not (is_class and bound is not self.scopes[-1][0]):
                return []
        if name in self.imported:
            return sorted(self.imported[name])
        # `print = print` names what is built in before it is the module's own.
        first = self.scopes[0][0].get(name)
        is_own = first is not None and (line > first or len(self.scopes) > 1)
        return [name] if hasattr(builtins, name) and not is_own else []


def main():
    facts = []
    for folder, folders, files in os.walk("."):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".py"):
                path = os.path.normpath(os.path.join(folder, name))
                with open(path, "rb") as file:
                    source = file.read()
                try:
                    tree = ast.parse(source, path)
                except (SyntaxError, ValueError, RecursionError) as error:
                    sys.exit(f"{path}: {error}")
                Outline(path, facts).visit(tree)
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        json.dump({"facts": facts}, file)


main()
