#pragma once

#include <QAccessible>
#include <QLineEdit>
#include <QTest>

/// Writes into a field as screen readers and what takes dictation do: no key is pressed.
inline void setText(QLineEdit& field, const QString& text) {
    QAccessibleInterface* const at = QAccessible::queryAccessibleInterface(&field);
    QVERIFY(at != nullptr && at->editableTextInterface() != nullptr);
    at->editableTextInterface()->replaceText(0, at->textInterface()->characterCount(), text);
}
