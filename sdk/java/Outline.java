import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.PackageTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Writes what the Java compiler finds in the sources below the working directory, for the rules of an assignment.
 *
 * <p>Started by {@code languages/java.toml} as {@code Outline OUTPUT CLASSPATH}. Names are what the compiler takes them for, so
 * {@code out} after {@code import static java.lang.System.*} is {@code java.lang.System.out}. Nothing of the sources is run.
 * Status 1: they do not compile.
 */
public final class Outline extends TreePathScanner<Void, Void> {
    private final Trees trees;
    private final Elements elements;
    private final Set<String> own;
    private final List<String> facts = new ArrayList<>();
    private final Set<String> used = new HashSet<>();
    private CompilationUnitTree unit;
    private String file = "";

    private Outline(JavacTask task, Set<String> own) {
        this.trees = Trees.instance(task);
        this.elements = task.getElements();
        this.own = own;
    }

    public static void main(String[] arguments) throws IOException {
        List<Path> paths;
        try (var found = Files.walk(Path.of("."))) {
            paths = found.filter(path -> path.toString().endsWith(".java")).sorted().collect(Collectors.toList());
        }
        var compiler = ToolProvider.getSystemJavaCompiler();
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var files = compiler.getStandardFileManager(diagnostics, null, StandardCharsets.UTF_8);
        var options = List.of("-proc:none", "-encoding", "UTF-8", "-Xlint:none", "-cp", arguments[1]);
        var task = (JavacTask) compiler.getTask(null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(paths));
        var units = new ArrayList<CompilationUnitTree>();
        task.parse().forEach(units::add);
        task.analyze();
        var errors = diagnostics.getDiagnostics().stream().filter(each -> each.getKind() == Diagnostic.Kind.ERROR).toList();
        if (!errors.isEmpty()) {
            errors.forEach(System.err::println);
            System.exit(1);
        }
        Files.writeString(Path.of(arguments[0]), outlineOf(task, units));
    }

    private static String outlineOf(JavacTask task, List<CompilationUnitTree> units) {
        var own = new HashSet<String>();
        for (var unit : units) {
            var place = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
            for (var type : unit.getTypeDecls()) {
                if (type instanceof ClassTree) {
                    own.add(place + ((ClassTree) type).getSimpleName());
                }
            }
        }
        var outline = new Outline(task, own);
        for (var unit : units) {
            outline.unit = unit;
            outline.file = Path.of(unit.getSourceFile().getName()).normalize().toString();
            outline.scan(unit, null);
        }
        return "{\"facts\": [" + String.join(",\n", outline.facts) + "]}\n";
    }

    @Override
    public Void visitPackage(PackageTree tree, Void nothing) {
        add("package", tree, tree.getPackageName().toString(), "");
        return null;
    }

    @Override
    public Void visitImport(ImportTree tree, Void nothing) {
        var name = tree.getQualifiedIdentifier().toString();
        add("import", tree, name.endsWith(".*") ? name.substring(0, name.length() - 2) : name, "");
        return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
        if (!tree.getSimpleName().isEmpty()) { // an anonymous class is part of an expression
            var isTop = getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.COMPILATION_UNIT;
            var isPublic = tree.getModifiers().getFlags().contains(Modifier.PUBLIC);
            add("type", tree, tree.getSimpleName().toString(), about(isPublic, isTop));
        }
        return super.visitClass(tree, nothing);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
        var element = (ExecutableElement) trees.getElement(getCurrentPath());
        var owner = (TypeElement) element.getEnclosingElement();
        if (elements.getOrigin(element) != Elements.Origin.EXPLICIT) {
            return null; // the compiler wrote it
        }
        if (!owner.getSimpleName().toString().isEmpty()) {
            var isConstructor = element.getKind() == ElementKind.CONSTRUCTOR;
            var name = isConstructor ? owner.getSimpleName() : element.getSimpleName();
            var isPublic = element.getModifiers().contains(Modifier.PUBLIC);
            add("method", tree, name.toString(), about(isPublic, false));
        }
        return super.visitMethod(tree, nothing);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void nothing) {
        use(tree);
        return null;
    }

    // What stands on the left first: System.out before its println.
    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
        super.visitMemberSelect(tree, nothing);
        use(tree);
        return null;
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
        super.visitMemberReference(tree, nothing);
        use(tree);
        return null;
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void nothing) {
        super.visitNewClass(tree, nothing);
        use(tree);
        return null;
    }

    private void use(Tree tree) {
        var element = trees.getElement(getCurrentPath());
        if (element == null || line(tree) == 0) { // at no place: the compiler has found it out
            return;
        }
        var kind = element.getKind();
        var isType = kind.isClass() || kind.isInterface();
        var isMember = kind.isField() || kind == ElementKind.METHOD || kind == ElementKind.CONSTRUCTOR;
        if (!isType && (!isMember || !(element.getEnclosingElement() instanceof TypeElement))) {
            return; // a variable, a package, a length of an array
        }
        var type = (TypeElement) (isType ? element : element.getEnclosingElement());
        if (own.contains(outermost(type).getQualifiedName().toString())) {
            return;
        }
        var isNamed = !isType && kind != ElementKind.CONSTRUCTOR;
        var name = type.getQualifiedName() + (isNamed ? "." + element.getSimpleName() : "");
        if (used.add(file + ":" + line(tree) + ":" + name)) {
            add("use", tree, name, "");
        }
    }

    private static TypeElement outermost(TypeElement type) {
        Element each = type;
        var last = type;
        for (; each != null && each.getKind() != ElementKind.PACKAGE; each = each.getEnclosingElement()) {
            last = each instanceof TypeElement ? (TypeElement) each : last;
        }
        return last;
    }

    private String about(boolean isPublic, boolean isTop) {
        var doc = trees.getDocComment(getCurrentPath());
        return ", \"public\": " + isPublic + ", \"top\": " + isTop + ", \"doc\": " + (doc == null ? "null" : quoted(doc.strip()));
    }

    private void add(String kind, Tree tree, String name, String more) {
        facts.add("{\"kind\": \"" + kind + "\", \"file\": " + quoted(file) + ", \"line\": " + line(tree) + ", \"name\": "
                + quoted(name) + more + "}");
    }

    private long line(Tree tree) {
        var start = trees.getSourcePositions().getStartPosition(unit, tree);
        return start < 0 ? 0 : unit.getLineMap().getLineNumber(start);
    }

    private static String quoted(String text) {
        var result = new StringBuilder("\"");
        for (var letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') {
                result.append('\\').append(letter);
            } else if (letter < ' ' || Character.isSurrogate(letter)) {
                result.append(String.format("\\u%04x", (int) letter));
            } else {
                result.append(letter);
            }
        }
        return result.append('"').toString();
    }
}
