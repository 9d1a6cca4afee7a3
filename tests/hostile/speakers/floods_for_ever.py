# hostile: writes into its log instead of answering
# blame: over time
# limits: cpu=300ms
from _speech import hear, line, say

hear()
entries = line("LogEntry", "SELF", "x") * 1000
while True:
    say(entries)
