package tulkas;

/** An exception in one line: its class, its message, and where it left the author's own code. */
final class Report {
    private static final String[] OURS_AND_JAVAS = {"tulkas.", "game.mc.", "game.engine.", "hu.mktiti.tulkas.", "java.",
        "javax.", "jdk.", "sun.", "com.sun."};

    private Report() {}

    static String of(Throwable error) {
        if (error instanceof ExceptionInInitializerError && error.getCause() != null) {
            return of(error.getCause());
        }
        String message = error.getMessage();
        String what = error.getClass().getName() + (message == null || message.isEmpty() ? "" : ": " + message);
        for (StackTraceElement frame : error.getStackTrace()) {
            if (isTheAuthors(frame.getClassName()) && frame.getFileName() != null && frame.getLineNumber() > 0) {
                return what + " (" + frame.getFileName() + ", line " + frame.getLineNumber() + ")";
            }
        }
        return what;
    }

    private static boolean isTheAuthors(String className) {
        for (String start : OURS_AND_JAVAS) {
            if (className.startsWith(start)) {
                return false;
            }
        }
        // Bots of the original runtime stand in packages below this one, which is ours.
        return !className.substring(0, Math.max(0, className.lastIndexOf('.'))).equals("hu.mktiti.battleship");
    }
}
