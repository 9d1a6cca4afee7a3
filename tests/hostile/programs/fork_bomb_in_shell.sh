# hostile: the same in one line of shell
# expect: over time or exited
# limits: processes tasks=16 cpu=300ms wall=20s
bomb() { bomb | bomb & }
while :; do bomb; done
