# hostile: is an engine that thinks for ever
# blame: over time
# limits: cpu=200ms
# role: engine
while True:
    pass
