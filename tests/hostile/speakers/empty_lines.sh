# hostile: says empty lines
# blame: bad message
read -r line
echo
read -r line
