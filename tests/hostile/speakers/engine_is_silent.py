# hostile: is an engine that says nothing
# blame: over wall time
# limits: wall=200ms
# role: engine
from _speech import hear

while hear():
    pass
