# hostile: goes when it is asked
# blame: exited
read -r line
exit 3
