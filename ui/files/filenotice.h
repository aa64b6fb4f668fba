#pragma once

#include "ui/files/filewatch.h"
#include "ui/files/saving.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Says what another program has done to the document's file, and offers what can be done about it.
class FileNotice : public QObject {
    Q_OBJECT

  public:
    /// All must outlive this; questions open on `window`.
    FileNotice(Session& session, Saving& saving, NoticeBar& bar, QWidget* window);

    /// Looks whether there is anything to say.
    void look() { watch_.look(); }

  private:
    void tell(DocumentFile::OnDisk state);
    void tellChanged();
    void tellGone();
    void keepMine();
    void askToReload();
    void reload();

    Session& session_;
    Saving& saving_;
    NoticeBar& bar_;
    QWidget* window_;
    FileWatch watch_;
    /// While the file is read again: where the search stood.
    std::optional<Step> reloading_;
    QString reloaded_; ///< which file that is
};

} // namespace prunus
