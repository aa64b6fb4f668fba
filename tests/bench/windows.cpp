#include "tests/bench/windows.h"

#include "core/notation/writetree.h"

#include <QApplication>
#include <QFile>
#include <QTimer>
#include <fstream>

namespace prunus::bench {

void useLargeScreen(const QString& folder, QSize size) {
    const QString path = folder + QStringLiteral("/screen.json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QStringLiteral(R"({"synchronousWindowSystemEvents": false,
            "windowFrameMargins": true,
            "screens": [{"name": "s", "x": 0, "y": 0, "width": %1, "height": %2,
                         "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
                       .arg(size.width())
                       .arg(size.height())
                       .toUtf8());
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + path.toLocal8Bit());
}

QString written(const QString& folder, const GameTree& tree) {
    const QString path = folder + QStringLiteral("/tree.txt");
    std::ofstream file(path.toStdString());
    writeText(file, tree);
    return path;
}

void settle() {
    QApplication::sendPostedEvents();
    QApplication::processEvents();
    QApplication::processEvents();
}

void waitWhile(const std::function<bool()>& busy) {
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (!busy()) {
            loop.quit();
        }
    });
    look.start(2);
    loop.exec();
    settle();
}

} // namespace prunus::bench
