# hostile: says a message of a type that is none
# blame: bad message
read -r line
echo MESSAGE-Bribe-MTAw-0-
read -r line
