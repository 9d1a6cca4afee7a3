# hostile: goes before it is asked
# blame: exited
exit 0
