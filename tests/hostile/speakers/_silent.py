# hostile: is not, but never says anything
# blame: nobody
from _speech import hear

while hear():
    pass
