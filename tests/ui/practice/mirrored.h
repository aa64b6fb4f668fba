#pragma once

#include <QRegularExpression>
#include <QStringList>
#include <QTest>
#include <array>

namespace prunus {

// What tests of leaks look at: two trees of one shape whose keys differ.

inline constexpr std::array<const char*, 2> mirroredTrees{"[[16,19],[14,18,17],[12,15]]",
                                                          "[[12,15],[14,18,17],[16,19]]"};

/// The values of the leaves in the tests of leaks have two digits, and nothing else that differs
/// has; nor does it matter where objects lie in memory.
inline QStringList masked(QStringList all) {
    static const QRegularExpression value(QStringLiteral("\\b[1-9][0-9]\\b|0x[0-9a-f]+"));
    all.replaceInStrings(value, QStringLiteral("v"));
    return all;
}

/// What is told of the one tree is told of the other.
class ToldOfBoth {
  public:
    void look(const QStringList& all) {
        const QStringList now = masked(all);
        if (!before_.isEmpty()) {
            QCOMPARE(now, before_);
        }
        before_ = now;
    }

  private:
    QStringList before_;
};

} // namespace prunus
