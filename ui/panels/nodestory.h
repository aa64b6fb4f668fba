#pragma once

#include "ui/session/alikenodes.h"
#include "ui/session/session.h"
#include "ui/widgets/card.h"
#include "ui/words/storytext.h"

#include <QGridLayout>
#include <QPushButton>
#include <vector>

namespace prunus {

/// The panel with the story of the selected node, up to the shown step. Each of its sentences has a
/// link to the step that it is about; the moves that prove a cutoff are pointed at on demand. In a
/// game's tree, links lead to the nodes that are the same position.
class NodeStoryCard : public Card {
    Q_OBJECT

  public:
    explicit NodeStoryCard(Session& session, QWidget* parent = nullptr);

    /// Whether there is a node whose story is shown.
    [[nodiscard]] bool isNeeded() const;

  private:
    struct Row {
        QPushButton* link;
        QLabel* text;
    };

    void refresh();
    void tell(const Moment& moment);
    void fill(std::size_t row, const StoryLine& line);
    Row& rowAt(std::size_t row);
    QPushButton* makeLink(const char* objectName);
    void tellAlike(const Naming& naming);

    Session& session_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
    QPushButton* proof_;
    AlikeNodes alike_;
    std::vector<QPushButton*> alikeLinks_;
    QVBoxLayout* alikeColumn_;
    QLabel* moreAlike_ = nullptr; ///< made when there are more nodes than links
};

} // namespace prunus
