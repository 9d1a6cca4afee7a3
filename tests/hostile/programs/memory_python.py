# hostile: the same in Python
# expect: over memory
# limits: memory=64M
pieces = []
while True:
    pieces.append(bytes([len(pieces) % 256]) * 1000000)
