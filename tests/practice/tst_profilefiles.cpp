#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/contentof.h"
#include "ui/words/messagetext.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <string>

using namespace prunus;

namespace {

/// `LINE:COLUMN what is wrong`, or nothing.
template <class Result> QString faultIn(const Result& result) {
    if (result) {
        return {};
    }
    const ReadError& error = result.error();
    return QString("%1:%2 %3")
        .arg(error.line)
        .arg(error.column)
        .arg(QString::fromStdString(inEnglish(error.message)));
}

QJsonObject schemaNamed(const QString& name) {
    const QByteArray text = contentOf(QString(PRUNUS_SCHEMAS "/prunus-%1.schema.json").arg(name));
    return QJsonDocument::fromJson(text).object();
}

} // namespace

/// Profiles in JSON: what is written reads back the same, and what is wrong is said
/// with its place and what would be right.
class ProfileFiles : public QObject {
    Q_OBJECT

  private slots:
    static void everyShippedProfileIsThere();
    static void shippedProfiles_data();
    static void shippedProfiles();
    static void profilesReadBackTheSame();
    static void everyKeyOfAProfileIsOptional();
    static void schemaNamesTheKeysOfProfiles();
    static void faultsOfProfiles_data();
    static void faultsOfProfiles();
};

void ProfileFiles::everyShippedProfileIsThere() {
    QStringList files = QDir(PRUNUS_PROFILES).entryList({"*.prunus-profile.json"});
    QStringList ids;
    for (const Profile& each : prunus::shippedProfiles()) {
        ids << QString::fromStdString(each.id) + ".prunus-profile.json";
        QVERIFY2(!each.title.empty() && !each.source.empty(), each.id.c_str());
    }
    QCOMPARE(ids.front(), "prunus.prunus-profile.json");
    QCOMPARE(prunus::shippedProfiles().front(), [] {
        Profile own;
        own.title = "Prunus";
        own.source = "The program's own conventions";
        return own;
    }());
    std::ranges::sort(files);
    std::ranges::sort(ids);
    QCOMPARE(ids, files);
    QCOMPARE(shippedProfile("no such course"), nullptr);
}

/// The columns cut and fail of the table of courses; "-" where it says nothing.
void ProfileFiles::shippedProfiles_data() {
    QTest::addColumn<QString>("cut");
    QTest::addColumn<QString>("fail");
    QTest::newRow("aima") << "ge"
                          << "soft";
    QTest::newRow("berkeley-cs188") << "gt"
                                    << "soft";
    QTest::newRow("mit-6034") << "ge"
                              << "-";
    QTest::newRow("cmu-15150") << "ge"
                               << "soft";
    QTest::newRow("ucla-cs161") << "ge"
                                << "hard";
    QTest::newRow("uci-cs271") << "-"
                               << "-";
    QTest::newRow("eth-informatik2") << "ge"
                                     << "hard";
    QTest::newRow("hsbi-ki") << "ge"
                             << "soft";
    QTest::newRow("cs61b") << "ge"
                           << "hard";
    QTest::newRow("upb-pa-lab6") << "ge"
                                 << "hard";
    QTest::newRow("it-slides") << "ge"
                               << "hard";
    QTest::newRow("unibo-fia") << "-"
                               << "-";
    QTest::newRow("pt-negamax") << "ge"
                                << "-";
    QTest::newRow("asu-cse471") << "ge"
                                << "-";
    QTest::newRow("mtu-cs4811") << "-"
                                << "-";
    QTest::newRow("udacity-aind") << "ge"
                                  << "-";
    QTest::newRow("omscs-6601") << "ge"
                                << "-";
}

void ProfileFiles::shippedProfiles() {
    QFETCH(QString, cut);
    QFETCH(QString, fail);
    const Profile* const profile = shippedProfile(QTest::currentDataTag());
    QVERIFY(profile != nullptr);
    const auto unverified = [&](const char* key) {
        return std::ranges::count(profile->unverified, key) == 1;
    };
    QCOMPARE(unverified("cut"), cut == "-");
    QCOMPARE(unverified("fail"), fail == "-");
    QCOMPARE(profile->cut == CutRule::greater, cut == "gt");
    QCOMPARE(profile->fail == FailMode::soft, fail == "soft");
    QCOMPARE(profile->root == Player::min, profile->id == "uci-cs271");
}

void ProfileFiles::profilesReadBackTheSame() {
    for (const Profile& each : prunus::shippedProfiles()) {
        const auto again = readProfile(writeProfile(each));
        QCOMPARE(faultIn(again), QString());
        QVERIFY2(*again == each, each.id.c_str());
    }
    Profile odd;
    odd.title = "A \"quoted\" title\nof two lines, ≥";
    odd.algorithm = Algorithm::alphaBetaNegamax;
    odd.root = Player::min;
    odd.window = {-1.5, infinity};
    odd.order = Profile::Order::reversed;
    odd.tieMove = Profile::Ties::last;
    odd.lineLength = Profile::LineLength::two;
    odd.rootCalls = Profile::RootCalls::perChild;
    odd.cutNotation = Profile::CutNotation::slash;
    odd.lateEdge = odd.ownSideOnly = odd.leafBounds = odd.hideUnreadLeaves = true;
    odd.countRoot = odd.countLeavesAsNodes = false;
    odd.followShare = 0.25;
    odd.strictConvention = true;
    odd.windowShown = Profile::WindowShown::none;
    odd.partial = Profile::Partial::perError;
    odd.perError = 0.1;
    odd.shapes = {{"max", "square"}, {"min", "circle"}};
    odd.words = {{"cut", "Schnitt"}};
    odd.unverified = {"cut", "pvLength"};
    const auto again = readProfile(writeProfile(odd));
    QCOMPARE(faultIn(again), QString());
    QVERIFY(*again == odd);
}

void ProfileFiles::everyKeyOfAProfileIsOptional() {
    QCOMPARE(readProfile("{}").value(), Profile());
    const Profile one = readProfile(R"({"cut": "gt"})").value();
    QCOMPARE(one.cut, CutRule::greater);
    QCOMPARE(one.fail, FailMode::hard);
}

/// And every word that it lists is read.
void ProfileFiles::schemaNamesTheKeysOfProfiles() {
    const QJsonObject properties = schemaNamed("profile")["properties"].toObject();
    Profile every;
    every.root = Player::max;
    const QJsonObject written =
        QJsonDocument::fromJson(QByteArray::fromStdString(writeProfile(every))).object();
    QCOMPARE(properties.keys(), written.keys());
    for (const QString& key : properties.keys()) {
        for (const QJsonValue& word : properties[key].toObject()["enum"].toArray()) {
            const QByteArray text = QJsonDocument(QJsonObject{{key, word}}).toJson();
            QCOMPARE(faultIn(readProfile(text.toStdString())), QString());
        }
    }
    for (const char* group : {"words", "shapes"}) {
        const QJsonObject inner = properties[group].toObject()["properties"].toObject();
        for (const QString& key : inner.keys()) {
            const QJsonDocument text(QJsonObject{{group, QJsonObject{{key, "circle"}}}});
            QCOMPARE(faultIn(readProfile(text.toJson().toStdString())), QString());
        }
    }
}

void ProfileFiles::faultsOfProfiles_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* text, const char* fault) {
        QTest::newRow(name) << QByteArray(text) << QString(fault);
    };
    row("an unknown key", "{\"cut\": \"ge\",\n  \"fial\": \"hard\"}", "2:3 unknown key \"fial\"");
    row("an unknown word of a course", R"({"words": {"mxa": "x"}})", "1:12 unknown key \"mxa\"");
    row("an unknown key that is not verified", R"({"unverified": ["ctu"]})",
        "1:17 unknown key \"ctu\"");
    row("a key twice", R"({"cut": "ge", "cut": "gt"})", "1:15 the key \"cut\" stands here twice");
    row("another word", R"({"cut": "geq"})", "1:2 \"cut\" must be one of \"ge\", \"gt\"");
    row("another shape", R"({"shapes": {"max": "star"}})", "1:13 \"max\" must be one of \"up\"");
    row("a word for a truth", R"({"lateEdge": "no"})", "1:2 \"lateEdge\" must be true or false");
    row("null for a truth", R"({"lateEdge": null})", "1:2 \"lateEdge\" must be true or false");
    row("too much an error", R"({"perError": 2})", "1:2 \"perError\" must be a number from 0 to 1");
    row("a window upside down", R"({"window": [3, 2]})", "1:2 \"window\" must be a list of two");
    row("a window of three", R"({"window": [1, 2, 3]})", "1:2 \"window\" must be a list of two");
    row("a number for a text", R"({"title": 3})", "1:2 \"title\" must be a text");
    row("another format", R"({"format": "prunus-tree"})",
        "1:2 this is a tree (\"format\": \"prunus-tree\"), and no \"prunus-profile\"");
    row("answers", R"({"format": "prunus-attempt"})",
        "1:2 this is what somebody answered (\"format\": \"prunus-attempt\"), and no");
    row("a newer version", R"({"version": 2})", "1:2 this document has version 2");
    row("a list", "[1]", "1:1 an object such as {\"cut\": \"ge\"} is expected here");
    row("nothing", " ", "1:2 an object such as");
    row("an open brace", "{\"cut\": \"ge\"", "1:1 this '{' is never closed");
    row("no text", "{\"id\": \"\xFF\"}", "1:9 this is not text in UTF-8");
}

void ProfileFiles::faultsOfProfiles() {
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const QString said = faultIn(readProfile(text.toStdString()));
    QVERIFY2(said.startsWith(fault), qPrintable(said));
}

QTEST_GUILESS_MAIN(ProfileFiles)
#include "tst_profilefiles.moc"
