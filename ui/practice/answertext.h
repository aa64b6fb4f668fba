#pragma once

#include "core/practice/answer.h"
#include "ui/practice/task.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What an answer says of single nodes, in words.
class AnswerText {
    Q_DECLARE_TR_FUNCTIONS(AnswerText)

  public:
    /// Returns what the answer says of a node, such as `crossed out`, `read as number 3` or `≤3`;
    /// empty where nothing is answered yet.
    [[nodiscard]] static QString at(const Task& task, const Answer& answer, NodeId n);
    /// Returns which node makes a cutoff possible, such as `because of B`; noNode stands for the
    /// first window.
    [[nodiscard]] static QString because(const Task& task, NodeId witness);
    /// What a cutoff is called beside its node: `α deep`.
    [[nodiscard]] static QString brief(const WrittenCut& cut);
    [[nodiscard]] static QString brief(NodeType type);

  private:
    [[nodiscard]] static QString ofCuts(const Task& task, const Answer& answer, NodeId n);
};

} // namespace prunus
