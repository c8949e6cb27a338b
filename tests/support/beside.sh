#!/bin/sh
# Runs commands beside each other: sh beside.sh 'npm run a' 'npm run b'. Prints what each wrote in their order, so that
# nothing is mixed. Ends with 1 if one of them failed, once all have ended.
set -u

work=$(mktemp -d)
started=''
trap 'rm -rf "$work"' EXIT
# A shell lets what it runs in the background ignore Ctrl-C.
trap 'kill $started; exit 130' INT TERM
count=0
for command in "$@"; do
  count=$((count + 1))
  sh -c "exec $command" >"$work/$count" 2>&1 &
  started="$started $!"
done

failed=0
count=0
for process in $started; do
  count=$((count + 1))
  wait "$process" || failed=1
  cat "$work/$count"
done
exit $failed
