#pragma once

#include "tests/ui/practice/hands.h"

#include <QRadioButton>
#include <map>

namespace prunus::practicetest {

/// Knows nothing of the window but where the keyboard is.
class Keys : public Hands {
  public:
    using Hands::Hands;

    void press(NodeId n) override {
        walkTo(n);
        shown_.press(Qt::Key_X);
    }
    void name(NodeId n, char letter) override {
        if (letter == 'n') {
            letters_[QStringLiteral("α at ") + nameOf(n)] = QStringLiteral("n");
            return;
        }
        walkTo(n);
        type(QString(QLatin1Char(letter == 't' ? 'a' : letter)));
    }
    /// Tab comes to all of them, in an order of its own.
    void write(const QString& field, const QString& text) override { letters_[field] = text; }
    void moveLeft(NodeId n) override {
        walkTo(n);
        shown_.press(Qt::Key_Left, Qt::AltModifier);
    }
    void chooseLine(std::uint32_t line) override {
        tabTo([](const QWidget& at) { return at.accessibleName() == listingName; });
        shown_.press(Qt::Key_Home);
        for (std::uint32_t k = 1; k < line; ++k) {
            shown_.press(Qt::Key_Down);
        }
    }
    void chooseTruth(bool holds) override {
        tabTo([](const QWidget& at) { return qobject_cast<const QRadioButton*>(&at) != nullptr; });
        const auto* at = static_cast<const QRadioButton*>(shown_.window.focusWidget());
        shown_.press(at->text() == QStringLiteral("True") || holds ? Qt::Key_Space : Qt::Key_Left);
        if (!holds) {
            shown_.press(Qt::Key_Right);
        }
    }
    void choose(const QString& choice, int entry) override {
        tabTo([&](const QWidget& at) { return at.accessibleName() == choice; });
        for (; entry > 0; --entry) {
            shown_.press(Qt::Key_Down);
        }
    }
    void finish() override {
        for (int tabs = 0; !letters_.empty() && tabs < 200; ++tabs) {
            const auto at = letters_.find(shown_.window.focusWidget()->accessibleName());
            if (at != letters_.end()) {
                shown_.press(Qt::Key_A, Qt::ControlModifier);
                type(at->second);
                letters_.erase(at);
            }
            shown_.press(Qt::Key_Tab);
        }
    }
    void check() override { shown_.press(Qt::Key_Return, Qt::ControlModifier); }
    void goOn() override { shown_.press(Qt::Key_N, Qt::ControlModifier); }

  private:
    [[nodiscard]] QString nameOf(NodeId n) const { return fieldName(shown_.exercise().task(), n); }
    void type(const QString& text) {
        for (const QChar letter : text) {
            QWidget* const at = shown_.window.focusWidget();
            if (letter.unicode() < 128) {
                QTest::keyClick(at, letter.toLatin1());
            } else {
                QTest::sendKeyEvent(QTest::Click, at, Qt::Key_unknown, QString(letter),
                                    Qt::NoModifier);
            }
        }
    }
    void tabTo(auto is) {
        for (int tabs = 0; tabs < 100 && !is(*shown_.window.focusWidget()); ++tabs) {
            shown_.press(Qt::Key_Tab);
        }
    }
    /// From the root.
    void walkTo(NodeId n) {
        for (int up = 0; shown_.asked().selection() != GameTree::root() && up < 20; ++up) {
            shown_.press(Qt::Key_Up);
        }
        for (const std::uint32_t child : shown_.exercise().tree()->path(n)) {
            shown_.press(Qt::Key_Down);
            for (std::uint32_t k = 0; k < child; ++k) {
                shown_.press(Qt::Key_Right);
            }
        }
    }

    std::map<QString, QString> letters_;
};

} // namespace prunus::practicetest
