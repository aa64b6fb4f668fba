#pragma once

#include "ui/files/leaving.h"
#include "ui/files/recovery.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Offers what programs that ended without warning have left, one after the other. What is neither
/// restored nor discarded is offered again at the next start. Nothing is discarded unasked.
class Restoring : public QObject {
    Q_OBJECT

  public:
    /// All must outlive this.
    Restoring(Recovery& recovery, Leaving& leaving, NoticeBar& bar, std::vector<LeftWork> left);

  private:
    void offer();
    void restore();
    void askToDiscard();
    void discard(const QString& file);

    Recovery& recovery_;
    Leaving& leaving_;
    NoticeBar& bar_;
    std::vector<LeftWork> left_;
};

} // namespace prunus
