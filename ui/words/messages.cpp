#include "ui/words/messages.h"

#include "ui/words/lists.h"
#include "ui/words/messagetext.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace prunus {
namespace {

struct MessageWords {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

std::string translated(const MessageText& text, const Message& of) {
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    const int count = of.count ? static_cast<int>(std::min(*of.count, most)) : -1;
    return QCoreApplication::translate("Messages", text.text, nullptr, count).toStdString();
}

std::string grouped(std::uint64_t number) {
    return shownCount(number).toStdString();
}

std::string sideBySide(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) {
        list << QString::fromStdString(word);
    }
    return listed(list).toStdString();
}

} // namespace

QString shownMessage(const Message& message) {
    return QString::fromStdString(worded(message, {translated, grouped, sideBySide, " "}));
}

QString shownFault(const ReadError& fault) {
    const QString what = shownMessage(fault.message);
    return fault.line == 0 ? what
                           : MessageWords::tr("Line %1, column %2: %3")
                                 .arg(fault.line)
                                 .arg(fault.column)
                                 .arg(what);
}

QString shownFault(const QString& text, const ReadError& fault) {
    const QString what = shownMessage(fault.message);
    return fault.line == 0
               ? MessageWords::tr("%1: %2").arg(text, what)
               //: A file or another text, the line and the column in it, and what is wrong there.
               : MessageWords::tr("%1, line %2, column %3: %4")
                     .arg(text)
                     .arg(fault.line)
                     .arg(fault.column)
                     .arg(what);
}

QString shownList(const std::vector<Message>& messages) {
    QStringList things;
    for (const Message& each : messages) {
        things << shownMessage(each);
    }
    return listed(things);
}

} // namespace prunus
