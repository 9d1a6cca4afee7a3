# hostile: looks for secrets in its environment
# expect: exited 0
# limits: processes proc
if [ "$(env | grep -vE '^(PATH|HOME|LANG|PWD|OLDPWD|SHLVL|_)=' | wc -l)" != 0 ]; then
    echo "could: see $(env)"
    exit 1
fi
