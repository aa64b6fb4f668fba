#pragma once

#include "ui/files/leaving.h"
#include "ui/files/recovery.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Offers the work that programs which ended without warning have left, one piece after the other.
/// What is neither restored nor discarded is offered again at the next start. Nothing is discarded
/// without asking.
class Restoring : public QObject {
    Q_OBJECT

  public:
    /// `recovery`, `leaving` and `bar` must outlive this.
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
