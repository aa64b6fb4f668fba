#pragma once

#include "core/notation/paste/pastedtext.h"
#include "ui/session/editing.h"
#include "ui/session/session.h"
#include "ui/texteditor/texteditor.h"
#include "ui/texteditor/typedchange.h"
#include "ui/widgets/card.h"

#include <QPushButton>
#include <QTimer>
#include <functional>
#include <optional>

namespace prunus {

/// The tree as text, or a text that is to become one. The tree follows while the text is typed;
/// while the text is no tree, the last tree stays. There is one history: typing that became a tree
/// is undone in order with all other edits; typing that did not become one is taken back before
/// them.
class TextPane : public Card {
    Q_OBJECT

  public:
    /// A longer text is read only once typing pauses.
    static constexpr qsizetype readAtOnce = 20'000;
    /// A longer text is not shown, nor one with a line longer than longestLine: a line is laid out
    /// anew at every key. Such a text can be pasted all the same, in the place of the whole text.
    static constexpr qsizetype longestShown = 1'000'000;
    static constexpr qsizetype longestLine = 200'000;
    static constexpr int pauseMilliseconds = 400;
    /// Typing without a longer pause is undone as one.
    static constexpr int burstMilliseconds = 1500;

    explicit TextPane(Session& session, QWidget* parent = nullptr);

  public slots:
    void undo();
    void redo();

  signals:
    /// A text that was mended is to take the place of the tree that is drawn; `goOn` does that,
    /// once nothing of the tree would be lost.
    void treeLeft(const std::function<void()>& goOn);

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    /// A text that made way for another, and comes back at the next undo.
    struct Aside {
        QString text;
        QString instead;         ///< the text that has to be shown for this one to come back
        bool unfinished = false; ///< whether this text is in no tree
    };
    /// A text whose other readings are offered: the text that is shown, or one that made way for
    /// its tree.
    struct Offered {
        QString text;
        bool taken;
    };

    void build();
    void connectAll();
    void typed();
    void accept();
    void takeBrackets();
    void takeDraft();
    void drawDraft(std::optional<Notation> as = {});
    [[nodiscard]] bool waits() const;
    void readWhole();
    void offerWhole();
    void draftChanged();
    /// Whether the text belongs to no tree yet.
    [[nodiscard]] bool drafting() const { return session_.draft() || !session_.document(); }
    bool takeDocument(std::optional<Notation> as = {});
    void offerReadings(const QString& text, const std::vector<Notation>& readings,
                       const QString& told);
    void readAs(const Offered& offered, Notation as);
    void withdrawOffer();
    [[nodiscard]] QString askedReading() const;
    void tellAnother(const GameTree& before);
    void paste(const QString& pasted);
    void insert(const QString& pasted);
    void takeLong(const QString& pasted, bool alone);
    [[nodiscard]] static bool canShow(QStringView text);
    void follow(const NodeMap* edited);
    void readGiven();
    void showAnew(const QString& unfinished, bool restores = true);
    void showEdit(const QString& before);
    void putAside(const QString& text);
    void caretMoved();
    void selected();
    void mark();
    void tell();
    void speak();
    void tellTyping();
    void markFault();
    [[nodiscard]] bool unaccepted() const { return seen_ != given_; }
    [[nodiscard]] QString wordsBelow() const;
    [[nodiscard]] static QString takenWhole();
    [[nodiscard]] static QString undoKey();
    [[nodiscard]] static QString wholeKey();

    Session& session_;
    TextEditor* editor_;
    QLabel* status_;
    /// Shown while what is typed can be read, but does not say where it ends.
    QPushButton* readAs_;
    QLabel* instead_;
    QTimer pause_{this};
    QTimer burst_;
    QTimer speaking_;
    QString given_;                  ///< the history's text
    QString seen_;                   ///< the editor's text, as far as it was looked at
    std::optional<TreeText> places_; ///< where nodes stand in given_, while that is shown
    std::optional<ReadError> error_;
    std::optional<Notation> open_; ///< the notation of a text that does not say where it ends
    std::optional<Aside> aside_;
    std::optional<Offered> offered_;
    TypedChange typedOver_; ///< what was typed over in given_
    QString taken_;         ///< what a draft was mended to
    QString kept_;          ///< the text of a document that is to stay as text
    QString discarded_;     ///< a text that was typed and need not come back
    QString note_;
    bool carriageReturns_ = false; ///< whether lines end with \r\n in the history's text
    bool pasting_ = false;         ///< whether a text comes in whole
    bool holding_ = false;         ///< whether changes of the editor are not typing
    bool editable_ = false;        ///< whether this is a draft, or its tree is small enough
    bool fromCaret_ = false;       ///< whether the selection follows the caret
    bool stale_ = true;            ///< whether the editor was not brought up to date while hidden
    History::Merge merge_ = History::Merge::never;
};

} // namespace prunus
