#include "core/notation/efg/readgame.h"

#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/efg/efgreader.h"

namespace prunus {

ImportResult readGame(std::string_view text, Progress* progress) {
    EfgReader reader(text, progress);
    if (const std::optional<Fault> fault = reader.read()) {
        return tl::unexpected<ReadError>(placed(text, *fault));
    }
    std::vector<ReadNotice> notices;
    for (const Fault& notice : reader.notices()) {
        notices.push_back(placed(text, notice));
    }
    return Imported{std::move(reader).build(progress), std::move(notices)};
}

/// `EFG 2` alone would be a leaf with a name.
bool isGame(std::string_view text) {
    EfgScanner scanner(text);
    return scanner.takeWord() == "EFG" && scanner.takeWhole() &&
           scanner.next() == EfgScanner::Token::word &&
           bareNameEnd(text, scanner.offset()) != scanner.offset();
}

ImportResult importEfg(std::string_view text, Progress* progress) {
    return readWith<ImportResult>(text, progress, readGame);
}

} // namespace prunus
