#include "app/cli/convert.h"

#include "app/cli/run.h"
#include "app/cli/treeargument.h"
#include "core/formats/treeformat.h"
#include "ui/words/messagetext.h"

namespace prunus {

CommandOutcome convert(const ConvertRequest& request) {
    const auto tree = readTreeArgument(request.tree.value(), request.game, request.notation);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    const TreeFormat format = formatOfFile(request.file).value();
    FileReplacement file(request.file);
    if (!file.outcome()) {
        return file.outcome();
    }
    writeTree(file.stream(), *tree, format);
    CommandOutcome outcome = file.finish();
    if (outcome) {
        for (const Message& lost : lostIn(format, *tree)) {
            complain(request.file + ": note: left out: " + inEnglish(lost));
        }
    }
    return outcome;
}

} // namespace prunus
