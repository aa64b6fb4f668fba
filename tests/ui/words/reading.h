#pragma once

// The window at a step, with what of it concerns the stories of nodes. In the tree of figure 5.2
// node 0 is A; 1 to 3 are B, C, D; 4 to 12 the leaves from left to right.

#include "tests/ui/shownwindow.h"
#include "ui/drawing/treelabels.h"
#include "ui/panels/nodestory.h"

namespace prunus {

inline constexpr NodeId nodeB{1};
inline constexpr NodeId nodeC{2};
inline constexpr NodeId nodeD{3};
inline constexpr NodeId leaf2{7};
inline constexpr NodeId leaf4{8};

class Reading : public ShownWindow {
  public:
    explicit Reading(std::uint32_t step) {
        canvas().setSmooth(false);
        go(step);
    }

    void go(std::uint32_t step) { window.session().setStep(Step{step}); }
    [[nodiscard]] NodeStoryCard& card() const { return find<NodeStoryCard>("nodeStory"); }
    void clickNode(NodeId n) const {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().nodeRect(n).center().toPoint());
    }

    [[nodiscard]] std::vector<QPushButton*> links() const {
        std::vector<QPushButton*> seen;
        for (auto* each : card().findChildren<QPushButton*>(QStringLiteral("storyStep"))) {
            if (each->isVisible()) {
                seen.push_back(each);
            }
        }
        return seen;
    }
    [[nodiscard]] QStringList linkTexts() const {
        QStringList texts;
        for (const QPushButton* each : links()) {
            texts << each->text();
        }
        return texts;
    }
    void follow(const char* linkText) const {
        for (QPushButton* each : links()) {
            if (each->text() == QLatin1String(linkText)) {
                QTest::mouseClick(each, Qt::LeftButton);
                return;
            }
        }
        QFAIL("no such link");
    }
    [[nodiscard]] QStringList lineTexts() const {
        QStringList texts;
        for (const auto* each : card().findChildren<QLabel*>(QStringLiteral("storyLine"))) {
            if (each->isVisible()) {
                texts << each->text();
            }
        }
        return texts;
    }
    [[nodiscard]] bool offersProof() const { return find<QPushButton>("storyProof").isVisible(); }
    [[nodiscard]] std::vector<NodeId> pointedAt() {
        return canvas().picture(window.session().moment()).witnesses;
    }

    [[nodiscard]] QString labelOf(Label::Kind kind, NodeId n) {
        const Moment moment = window.session().moment();
        for (const Label& each : layoutLabels(canvas().picture(moment), canvas().rect())) {
            if (each.kind == kind && each.node == n) {
                return each.text();
            }
        }
        return {};
    }
    [[nodiscard]] QString variables() const { return text("variables").replace(QChar::Nbsp, u' '); }
};

} // namespace prunus
