#pragma once

#include "core/trace/run.h"
#include "core/trace/searchtrace.h"

#include <QByteArray>

namespace prunus::gamestest {

/// Says in words what a search found and counted, so that searches are compared.
template <class Counted> QByteArray said(Value value, const Counted& counted) {
    return QByteArray("value ") + QByteArray::number(value, 'g', 17) + ", visits " +
           QByteArray::number(qulonglong(counted.nodesVisited)) + ", leaves " +
           QByteArray::number(qulonglong(counted.leavesEvaluated)) + ", inner " +
           QByteArray::number(qulonglong(counted.interiorVisited)) + ", cutoffs " +
           QByteArray::number(qulonglong(counted.cutoffs)) + ", recalls " +
           QByteArray::number(qulonglong(counted.recalls));
}

inline QByteArray said(const SearchSummary& summary) {
    return said(summary.value, summary);
}

} // namespace prunus::gamestest
