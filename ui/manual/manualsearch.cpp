#include "ui/manual/manualsearch.h"

#include "ui/manual/pagetext.h"

#include <algorithm>
#include <map>

namespace prunus {
namespace {

/// What can be read on a page.
const QString& readOn(const QString& id) {
    static std::map<QString, QString> texts;
    const auto known = texts.find(id);
    if (known != texts.end()) {
        return known->second;
    }
    const auto place = static_cast<std::size_t>(manualPageNamed(id));
    const PageText page(manualPages().at(place), PageLook());
    return texts.emplace(id, page.toPlainText()).first->second;
}

} // namespace

QStringList soughtWords(const QString& typed) {
    return typed.split(u' ', Qt::SkipEmptyParts);
}

bool pageHolds(const QString& id, const QStringList& words) {
    return words.isEmpty() || std::ranges::all_of(words, [&](const QString& each) {
               return readOn(id).contains(each, Qt::CaseInsensitive);
           });
}

} // namespace prunus
