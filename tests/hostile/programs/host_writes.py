# hostile: leaves something behind wherever it could
# expect: exited 0
places = ["/", "/usr", "/usr/lib", "/usr/local", "/etc", "/program", "/dev", "/proc", "/lib", "/bin"]
for place in places:
    try:
        open(place + "/hostile-mark", "w")
    except OSError:
        continue
    print("could: write to", place)
    raise SystemExit(1)
