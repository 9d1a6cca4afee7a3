# hostile: is an engine that takes all memory
# blame: over memory
# limits: memory=64M
# role: engine
data = []
while True:
    data.append(bytearray(1000000))
