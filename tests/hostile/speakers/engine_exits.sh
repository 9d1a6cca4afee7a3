# hostile: is an engine that goes at once
# blame: exited
# role: engine
exit 0
