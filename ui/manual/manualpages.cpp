#include "ui/manual/manualpages.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>

namespace prunus {
namespace {

QString contentOf(const QString& file) {
    QFile page(QStringLiteral(":/manual/") + file);
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

/// `## Part` and below it `- [Title](id.md)`.
std::vector<ManualPage> readIndex() {
    static const QRegularExpression entry(QStringLiteral(R"(^- \[(.+)\]\(([a-z0-9-]+)\.md\)$)"));
    std::vector<ManualPage> pages;
    QString part;
    for (const QString& line : contentOf(QStringLiteral("index.md")).split(u'\n')) {
        if (line.startsWith(QStringLiteral("## "))) {
            part = line.mid(3);
        } else if (const auto found = entry.match(line); found.hasMatch()) {
            const QString id = found.captured(2);
            pages.push_back({id, part, found.captured(1), contentOf(id + QStringLiteral(".md"))});
        }
    }
    return pages;
}

} // namespace

const std::vector<ManualPage>& manualPages() {
    static const std::vector<ManualPage> pages = readIndex();
    return pages;
}

int manualPageNamed(const QString& id) {
    const auto& pages = manualPages();
    const auto found = std::ranges::find(pages, id, &ManualPage::id);
    return found == pages.end() ? -1 : static_cast<int>(found - pages.begin());
}

} // namespace prunus
