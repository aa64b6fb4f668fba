#include "ui/words/messages.h"

#include "ui/words/lists.h"
#include "ui/words/messagetext.h"

#include <QCoreApplication>

namespace prunus {

QString shownMessage(const Message& message) {
    return QString::fromStdString(worded(message, [](const MessageText& text, const Message& of) {
        const int count = of.count ? static_cast<int>(*of.count) : -1;
        return QCoreApplication::translate("Messages", text.text, nullptr, count).toStdString();
    }));
}

QString shownList(const std::vector<Message>& messages) {
    QStringList things;
    for (const Message& each : messages) {
        things << shownMessage(each);
    }
    return listed(things);
}

} // namespace prunus
