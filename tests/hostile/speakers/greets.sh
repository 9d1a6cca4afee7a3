# hostile: prints a greeting before it plays
# blame: bad message
echo 'Deep Thought 1.0 (c) the mice'
read -r line
