#include "tests/ui/shell/perceived.h"

#include <QAbstractAnimation>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDebug>
#include <QMetaProperty>
#include <QTimer>
#include <QWidget>
#include <bit>
#include <map>
#include <vector>

namespace prunus {
namespace {

/// Whether it is the same at all times, or nothing that anybody sees.
bool saysNothing(const QObject& part) {
    return qobject_cast<const QTimer*>(&part) != nullptr ||
           qobject_cast<const QAbstractAnimation*>(&part) != nullptr ||
           part.inherits("QTipLabel") || part.inherits("QItemSelectionModel") ||
           part.inherits("QLineEditIconButton") || isOfTheText(&part);
}

/// Where a part is, and where it could be. Of all these its geometry says enough.
bool isPlace(const QMetaProperty& property) {
    const int type = property.metaType().id();
    const QLatin1StringView name(property.name());
    return type == QMetaType::QRect || type == QMetaType::QSize || type == QMetaType::QPoint ||
           type == QMetaType::QRegion || name == QLatin1StringView("x") ||
           name == QLatin1StringView("y") || name.endsWith(QLatin1StringView("idth")) ||
           name.endsWith(QLatin1StringView("eight"));
}

/// What can be written down of an object: no pictures, and no other objects.
const std::vector<QMetaProperty>& propertiesOf(const QMetaObject& meta) {
    static std::map<const QMetaObject*, std::vector<QMetaProperty>> known;
    auto [at, fresh] = known.try_emplace(&meta);
    for (int k = 0; fresh && k < meta.propertyCount(); ++k) {
        const QMetaProperty property = meta.property(k);
        const int type = property.metaType().id();
        const bool written = type != QMetaType::QIcon && type != QMetaType::QPixmap &&
                             type != QMetaType::QCursor && type != QMetaType::QPalette &&
                             type != QMetaType::QFont && type != QMetaType::QLocale &&
                             !property.metaType().flags().testFlag(QMetaType::PointerToQObject);
        if (property.isReadable() && written && !isPlace(property)) {
            at->second.push_back(property);
        }
    }
    return at->second;
}

void addProperties(QStringList& all, const QObject& part) {
    const QString name = QLatin1String(part.metaObject()->className()) + u' ' + part.objectName();
    for (const QMetaProperty& property : propertiesOf(*part.metaObject())) {
        const QVariant value = property.read(&part);
        QString text;
        if (value.canConvert<QString>()) {
            text = value.toString();
        } else {
            QDebug(&text) << value;
        }
        all << name + u' ' + QLatin1String(property.name()) + QStringLiteral(": ") + text;
    }
    const auto* widget = qobject_cast<const QWidget*>(&part);
    // What is not seen is laid out when it is shown, and windows stand anywhere.
    if (widget != nullptr && widget->isVisible() && !widget->isWindow()) {
        QDebug(&all.emplaceBack(name)) << widget->geometry();
    }
}

void addOffers(QStringList& all, const QComboBox& box) {
    for (int row = 0; row < box.count(); ++row) {
        all << box.objectName() + QStringLiteral(" offers ") + box.itemText(row) + u'|' +
                   box.itemData(row, Qt::ToolTipRole).toString() + u'|' +
                   QString::number(box.model()->flags(box.model()->index(row, 0)).toInt());
    }
}

/// Rows of a list that is shut tell of no place but where the list would stand on the screen, and
/// do not say that they are out of sight.
void addTold(QStringList& all, QAccessibleInterface& at, QPoint origin, bool around = true) {
    if (isOfTheText(at.object())) {
        return;
    }
    QString line;
    QDebug out(&line);
    const bool seen = around && !at.state().invisible;
    out.nospace() << at.role() << ' ' << (seen ? at.rect().translated(-origin) : QRect()) << ' '
                  << std::bit_cast<quint64>(at.state());
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
        out << '|' << at.text(kind);
    }
    if (QAccessibleValueInterface* value = at.valueInterface()) {
        out << '|' << value->currentValue() << value->minimumValue() << value->maximumValue();
    }
    if (QAccessibleTextInterface* text = at.textInterface()) {
        out << '|' << text->text(0, text->characterCount());
    }
    all << line;
    for (int k = 0; k < at.childCount(); ++k) {
        if (QAccessibleInterface* child = at.child(k)) {
            addTold(all, *child, origin, seen);
        }
    }
}

} // namespace

bool isOfTheText(const QObject* part) {
    while (part != nullptr && part->objectName() != QStringLiteral("textPanel")) {
        part = part->parent();
    }
    return part != nullptr;
}

QStringList writtenIn(const QWidget& window) {
    QStringList all;
    addProperties(all, window);
    for (const QObject* each : window.findChildren<QObject*>()) {
        if (!saysNothing(*each)) {
            addProperties(all, *each);
            if (const auto* box = qobject_cast<const QComboBox*>(each)) {
                addOffers(all, *box);
            }
        }
    }
    all.sort(); // what lies over what is seen in the picture
    return all;
}

QStringList toldOf(QWidget& window) {
    QStringList all;
    addTold(all, *QAccessible::queryAccessibleInterface(&window), window.mapToGlobal(QPoint()));
    return all;
}

} // namespace prunus
