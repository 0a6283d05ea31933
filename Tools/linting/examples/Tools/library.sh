# shellcheck shell=bash
# A library, which has no first line of a script.
say() { echo "$1"; }
