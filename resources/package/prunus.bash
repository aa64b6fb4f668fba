# Completion of prunus for bash. It asks the program itself: what --help lists is what is offered.
# shellcheck shell=bash

# _prunus_options HELP: the options, one a line, each with what it takes behind a tab.
_prunus_options() {
    sed -nE 's/^  (-[a-zA-Z],)?(--?[a-zA-Z][a-zA-Z-]*)( ([^ ]+))?( .*)?$/\2\t\4/p' <<<"$1"
}

# _prunus_takes HELP OPTION: what it takes, such as FILE or hard|soft; nothing if it takes nothing.
_prunus_takes() {
    _prunus_options "$1" | awk -F '\t' -v option="$2" '$1 == option { print $2; exit }'
}

# _prunus_says HELP OPTION: what its help says of the option.
_prunus_says() {
    awk -v option="$2" '
        /^  -/ { inside = $1 == option }
        /^[^ ]/ { inside = 0 }
        inside' <<<"$1"
}

# _prunus_listed HELP OPTION: the ids that its help lists, as in "Which algorithm: minimax, negamax".
_prunus_listed() {
    _prunus_says "$1" "$2" | grep -oE '([a-z][a-z0-9-]*, )+[a-z][a-z0-9-]*' |
        awk 'length > length(longest) { longest = $0 } END { gsub(/, /, "\n", longest); print longest }'
}

# _prunus_words PROGRAM HELP OPTION TAKES: the words that the option takes.
_prunus_words() {
    case $3 in
    --algorithm | --algorithms | --procedure | --other | --right | --wrong)
        _prunus_listed "$("$1" growth --help 2>/dev/null)" --algorithms
        [ "$3" != --algorithms ] || echo all
        # Which not every subcommand takes.
        ! _prunus_says "$2" "$3" | grep -qw uct || echo uct
        ;;
    --orders)
        _prunus_takes "$("$1" compare --help 2>/dev/null)" --order | tr '|' '\n'
        echo all
        ;;
    --format)
        if [ "$4" = FORMAT ]; then # which its help tells in sentences
            printf '%s\n' table csv json moodle canvas gradescope prairielearn
        else
            tr '|' '\n' <<<"$4"
        fi
        ;;
    *)
        grep -E '^[a-z][a-z0-9-]*$' < <(tr '|' '\n' <<<"$4") || _prunus_listed "$2" "$3"
        ;;
    esac
}

_prunus() {
    local cur prev words cword
    _init_completion -n : || return
    local program=${words[0]} help subcommands subcommand="" takes="" before="" i
    help=$("$program" --help 2>/dev/null) || return
    subcommands=$(sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$help")
    for ((i = 1; i < cword; ++i)); do
        if grep -qxF -e "${words[i]}" <<<"$subcommands"; then
            subcommand=${words[i]}
            help=$("$program" "$subcommand" --help 2>/dev/null) || return
            break
        fi
    done
    [[ $prev != -* ]] || takes=$(_prunus_takes "$help" "$prev")

    if [[ -n $takes ]]; then
        [[ $takes != FOLDER ]] || { _filedir -d; return; }
        [[ $takes != FILE* ]] || _filedir
        # Of a list the last word is meant.
        [[ $takes != *,... || $cur != *,* ]] || before=${cur%,*},
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -P "$before" \
            -W "$(_prunus_words "$program" "$help" "$prev" "$takes")" -- "${cur##*,}")
    elif [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_prunus_options "$help" | cut -f 1)" -- "$cur")
    elif [[ $subcommand == lesson && $prev == lesson ]]; then
        mapfile -t COMPREPLY < <(compgen -W "check page" -- "$cur")
    elif [[ $subcommand != generate && $subcommand != find ]]; then
        [[ -n $subcommand ]] || mapfile -t COMPREPLY < <(compgen -W "$subcommands" -- "$cur")
        _filedir '@(json|prunus|tree|txt|efg|dot|gv|tex|csv|tsv|nwk)'
    fi
} && complete -F _prunus prunus
