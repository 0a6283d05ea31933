# shellcheck shell=bash
# To be sourced by a script of Tools, in the checkout: for -h or --help, prints the comment at the script's top, and ends.

# print_usage: the comment at the top of the script that runs.
print_usage() {
  sed -n '2,/^[^#]/{s/^# \{0,1\}//p;}' "$(dirname "${BASH_SOURCE[0]}")/../${0##*/}"
}

case ${1:-} in
  -h | --help)
    print_usage
    exit 0
    ;;
esac
