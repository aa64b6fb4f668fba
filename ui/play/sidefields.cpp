#include "ui/play/sidefields.h"

#include "core/games/playing.h"
#include "ui/words/gamewords.h"
#include "ui/words/uctplaywords.h"
#include "ui/words/words.h"

#include <QSignalBlocker>
#include <array>
#include <limits>

namespace prunus {
namespace {

/// Alpha-beta searches what has no more moves to the end within a moment: 4 in a row on 4 × 3
/// squares takes it 303,567 nodes. Minimax visits 1,213,687,969 there, and can be stopped.
constexpr std::uint32_t shortGame = 12;

/// Of the levels but for the last two: what it finds within a few seconds, and a choice of one's
/// own.
constexpr std::array levelPlies{1, 2, 4, 6};
constexpr int strongLevel = 3;
constexpr int strongestLevel = 4;
constexpr int ownLevel = 5;
constexpr int strongestSeconds = 3;

/// UCT stands behind the other searches, and goes on until its time is over, which is this unless
/// there is one.
constexpr int uctIndex = int(everyAlgorithm.size());
constexpr int uctSeconds = 3;

/// In settings.
QString idOf(std::optional<Algorithm> algorithm) {
    const std::string_view id = algorithm ? traits(*algorithm).id : uctId;
    return QString::fromLatin1(id.data(), qsizetype(id.size()));
}

} // namespace

SideFields::SideFields(Player side, QGridLayout& grid, QWidget& parent)
    : QObject(&parent), side_(side), name_(new QLabel(&parent)), player_(new QComboBox(&parent)),
      level_(new QComboBox(&parent)), algorithm_(new QComboBox(&parent)),
      depth_(new QSpinBox(&parent)), time_(new QSpinBox(&parent)) {
    const QString which = side == Player::max ? QStringLiteral("First") : QStringLiteral("Second");
    QFont bold; // no size of its own
    bold.setBold(true);
    name_->setFont(bold);
    //: Who plays a side: you, or the program.
    player_->addItems({tr("you"), tr("the program")});
    player_->setCurrentIndex(side == Player::max ? 0 : 1);
    //: Levels of play.
    level_->addItems({tr("beginner"), tr("easy"), tr("medium"), tr("strong"), tr("strongest"),
                      tr("as chosen below")});
    level_->setToolTip(tr("Alpha-beta, by level 1, 2, 4 or 6 plies ahead; the strongest looks to "
                          "the end of short games, else as far as it gets in %n seconds. Hints "
                          "for a side of yours are searched for in the same way.",
                          nullptr, strongestSeconds));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        algorithm_->addItem(shownAlgorithm(each.algorithm));
    }
    algorithm_->addItem(shownUct());
    depth_->setRange(0, int(longestGame));
    //: A depth: as far as the game goes.
    depth_->setSpecialValueText(tr("to the end"));
    depth_->setToolTip(tr("How many plies the program looks ahead."));
    time_->setRange(0, 3600);
    //: Seconds.
    time_->setSuffix(tr(" s"));
    int row = nameRow;
    for (QWidget* each :
         std::initializer_list<QWidget*>{name_, player_, level_, algorithm_, depth_, time_}) {
        grid.addWidget(each, row++, side == Player::max ? 1 : 2);
    }
    player_->setObjectName(QStringLiteral("play") + which);
    level_->setObjectName(QStringLiteral("playLevel") + which);
    algorithm_->setObjectName(QStringLiteral("playAlgorithm") + which);
    depth_->setObjectName(QStringLiteral("playDepth") + which);
    time_->setObjectName(QStringLiteral("playTime") + which);
    for (QComboBox* each : {player_, level_, algorithm_}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        each->setMinimumContentsLength(9);
    }
    const auto chosen = [this] {
        derive();
        showLevel();
        emit searchChosen();
    };
    connect(player_, &QComboBox::currentIndexChanged, this, &SideFields::playerChanged);
    connect(level_, &QComboBox::activated, this, &SideFields::takeLevel);
    connect(algorithm_, &QComboBox::currentIndexChanged, this, chosen);
    connect(depth_, &QSpinBox::valueChanged, this, chosen);
    connect(time_, &QSpinBox::valueChanged, this, chosen);
    derive();
}

/// UCT knows no depth, and needs a time.
void SideFields::derive() {
    const QSignalBlocker quiet(time_);
    const bool uct = !choice().algorithm;
    depth_->setEnabled(!uct);
    if (uct && time_->value() == 0) {
        time_->setValue(uctSeconds);
    }
    time_->setMinimum(uct ? 1 : 0);
    //: A time a move: as long as the search takes.
    time_->setSpecialValueText(uct ? QString() : tr("no limit"));
    time_->setToolTip(uct ? tr("The program makes playouts until the time is over.")
                          : tr("The program searches to depth 1, then 2 and so on until the time "
                               "is over; the last search that ended counts."));
}

SideFields::Reach SideFields::reachOf(int level) const {
    if (level == strongestLevel) {
        return {0, moves_ <= shortGame ? 0 : strongestSeconds};
    }
    return {levelPlies.at(std::size_t(level)), 0};
}

SideFields::Reach SideFields::usualReach() const {
    return reachOf(moves_ <= shortGame ? strongestLevel : strongLevel);
}

SideFields::Choice SideFields::choice() const {
    const int index = algorithm_->currentIndex();
    return {index == uctIndex ? std::nullopt : std::optional(static_cast<Algorithm>(index)),
            {depth_->value(), time_->value()}};
}

void SideFields::choose(const Choice& choice) {
    const QSignalBlocker algorithmQuiet(algorithm_);
    const QSignalBlocker depthQuiet(depth_);
    const QSignalBlocker timeQuiet(time_);
    algorithm_->setCurrentIndex(choice.algorithm ? int(*choice.algorithm) : uctIndex);
    depth_->setValue(choice.reach.plies);
    time_->setMinimum(0);
    time_->setValue(choice.reach.seconds);
    derive();
    showLevel();
}

void SideFields::choose(Algorithm algorithm, std::optional<std::uint32_t> depth) {
    choose({algorithm, depth ? Reach{int(*depth), 0} : usualReach()});
}

void SideFields::takeLevel(int level) {
    if (level != ownLevel) {
        choose({Algorithm::alphaBeta, reachOf(level)});
        emit searchChosen();
    }
}

void SideFields::showLevel() {
    int level = 0;
    while (level < ownLevel &&
           (choice().algorithm != Algorithm::alphaBeta || choice().reach != reachOf(level))) {
        ++level;
    }
    level_->setCurrentIndex(level);
}

void SideFields::setGame(const AnyGame& game, const QString& kept) {
    QString name = shownSide(boardKind(game), side_);
    name[0] = name[0].toUpper();
    name_->setText(name);
    //: A side, and what is chosen for it.
    const auto call = [&](QWidget* field, const QString& what) {
        field->setAccessibleName(tr("%1: %2").arg(name, what));
    };
    call(player_, tr("played by"));
    call(level_, tr("level"));
    call(algorithm_, tr("algorithm"));
    call(depth_, tr("depth"));
    call(time_, tr("time a move"));
    moves_ = mostMoves(game);
    const Reach usual = usualReach();
    Choice taken{Algorithm::alphaBeta, usual};
    const QStringList words = kept.split(u' ');
    if (const auto algorithm = algorithmFromId(words.value(0).toStdString());
        algorithm && words.size() == 4) {
        taken = {*algorithm, {words[1].toInt(), words[2].toInt()}};
        const bool longer = moves_ > words[3].toUInt();
        const bool deep = taken.reach.plies == 0 || taken.reach.plies > usual.plies;
        if (longer && deep && taken.reach.seconds == 0) {
            taken.reach = usual;
        }
    } else if (words.size() == 4 && words[0] == idOf(std::nullopt)) {
        taken = {std::nullopt, {words[1].toInt(), words[2].toInt()}};
    }
    choose(taken);
}

QString SideFields::kept() const {
    return QStringLiteral("%1 %2 %3 %4")
        .arg(idOf(choice().algorithm))
        .arg(choice().reach.plies)
        .arg(choice().reach.seconds)
        .arg(moves_);
}

std::optional<std::uint32_t> SideFields::pliesAhead() const {
    const Choice asked = choice();
    return asked.algorithm && asked.reach.plies != 0
               ? std::optional(std::uint32_t(asked.reach.plies))
               : std::nullopt;
}

void SideFields::apply(GameQuestion& question) const {
    const Choice asked = choice();
    question.options.algorithm = asked.algorithm.value();
    question.options.depth = pliesAhead();
    question.time.reset();
    if (asked.reach.seconds != 0) {
        question.time = std::chrono::seconds(asked.reach.seconds);
    }
}

std::optional<UctQuestion> SideFields::uctQuestion(const AnyGame& position) const {
    if (choice().algorithm) {
        return std::nullopt;
    }
    UctQuestion question{position};
    question.options.iterations = std::numeric_limits<std::uint32_t>::max();
    question.time = std::chrono::seconds(time_->value());
    return question;
}

} // namespace prunus

#include "moc_sidefields.cpp"
