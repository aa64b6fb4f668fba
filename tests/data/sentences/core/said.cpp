// "Words of a comment" are no sentence.
const char* const one = "a number has "
                        "one sign only";
const char* const graph = "digraph tree {";
