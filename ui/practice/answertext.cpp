#include "ui/practice/answertext.h"

#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {
namespace {

bool has(const std::vector<NodeId>& nodes, NodeId n) {
    return std::ranges::find(nodes, n) != nodes.end();
}

} // namespace

QString AnswerText::at(const Task& task, const Answer& answer, NodeId n) {
    switch (task.question) {
    case Question::crossOut:
        return isCrossedOut(*task.tree, answer, n) ? tr("crossed out") : tr("not crossed out");
    case Question::leafOrder: {
        const auto read = std::ranges::find(answer.leaves, n);
        return read == answer.leaves.end()
                   ? QString()
                   : tr("read as number %1").arg(read - answer.leaves.begin() + 1);
    }
    case Question::move:
        return has(nodesOf(*task.tree, answer.line), n) ? tr("on the line of play") : QString();
    case Question::windows: {
        if (has(answer.notVisited, n)) {
            return tr("not visited");
        }
        const auto window = answer.windows.find(n);
        return window == answer.windows.end() || !window->second.in
                   ? QString()
                   : shownWindow(*window->second.in);
    }
    default: {
        const auto value = answer.values.find(n);
        return value == answer.values.end() ? QString() : shownWritten(value->second);
    }
    }
}

} // namespace prunus
