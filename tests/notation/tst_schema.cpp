#include "core/notation/readtree.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

using namespace prunus;

namespace {

std::set<std::string> keysOf(const nlohmann::json& object) {
    std::set<std::string> keys;
    for (const auto& item : object.items()) {
        keys.insert(item.key());
    }
    return keys;
}

/// A value that the schema's sentence about this key allows.
nlohmann::json exampleOf(const nlohmann::json& property) {
    if (property.contains("const")) {
        return property["const"];
    }
    if (property.contains("enum")) {
        return property["enum"].back();
    }
    if (property.contains("items")) {
        return nlohmann::json::array();
    }
    const bool path = property.value("$ref", "") == "#/$defs/path";
    return property.contains("type") && property["type"] == "string" ? nlohmann::json("x")
           : path                                                    ? nlohmann::json("0")
                                                                     : nlohmann::json(1);
}

/// An object with all the keys that there are, and their examples.
nlohmann::json exampleOfAll(const nlohmann::json& properties) {
    nlohmann::json object;
    for (const auto& property : properties.items()) {
        object[property.key()] = exampleOf(property.value());
    }
    return object;
}

} // namespace

/// The JSON Schema names the same keys as the reader.
class Schema : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase();
    void namesTheKeysOfADocumentAndAllAreRead();
    void namesTheKeysOfANodeAndAllAreRead();
    void namesTheKeysOfANoteAndAllAreRead();
    void namesTheLimitsOfNotes();

  private:
    nlohmann::json schema_;
};

void Schema::initTestCase() {
    std::ifstream file(PRUNUS_SCHEMA);
    QVERIFY(file.good());
    schema_ = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(!schema_.is_discarded());
    QCOMPARE(schema_["$schema"].get<std::string>(),
             std::string("https://json-schema.org/draft/2020-12/schema"));
}

void Schema::namesTheKeysOfADocumentAndAllAreRead() {
    const std::set<std::string> expected{"format",       "version", "title", "root",
                                         "failureValue", "game",    "notes", "tree"};
    QVERIFY(keysOf(schema_["properties"]) == expected);
    QCOMPARE(schema_["additionalProperties"].get<bool>(), false);
    QCOMPARE(schema_["required"].dump(), std::string(R"(["format","version","tree"])"));
    const ReadResult tree = readJson(exampleOfAll(schema_["properties"]).dump());
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(tree->header().title, std::string("x"));
    QVERIFY(tree->header().root == Player::min);
}

void Schema::namesTheKeysOfANodeAndAllAreRead() {
    const nlohmann::json& properties = schema_["$defs"]["nodeObject"]["properties"];
    const std::set<std::string> expected{"name", "move", "value", "children"};
    QVERIFY(keysOf(properties) == expected);
    QCOMPARE(schema_["$defs"]["nodeObject"]["additionalProperties"].get<bool>(), false);
    nlohmann::json node = exampleOfAll(properties);
    node["children"] = {1, 2};
    const nlohmann::json document{{"format", "prunus-tree"}, {"version", 1}, {"tree", node}};
    const ReadResult tree = readJson(document.dump());
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(tree->nodeCount(), 3U);
    QVERIFY(tree->hasOwnValue(GameTree::root()));
}

void Schema::namesTheKeysOfANoteAndAllAreRead() {
    const nlohmann::json& properties = schema_["$defs"]["note"]["properties"];
    const std::set<std::string> expected{"node", "event",  "visit", "search",
                                         "text", "arrows", "boxes"};
    QVERIFY(keysOf(properties) == expected);
    QCOMPARE(schema_["$defs"]["note"]["additionalProperties"].get<bool>(), false);
    const nlohmann::json document{{"format", "prunus-tree"},
                                  {"version", 2},
                                  {"notes", nlohmann::json::array({exampleOfAll(properties)})},
                                  {"tree", {1, 2}}};
    const ReadResult tree = readJson(document.dump());
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(tree->header().notes.at(0).place.node.value, 1U);
    QVERIFY(tree->header().notes.at(0).place.event == NoteEvent::leave);
}

void Schema::namesTheLimitsOfNotes() {
    const nlohmann::json& properties = schema_["$defs"]["note"]["properties"];
    QCOMPARE(schema_["properties"]["notes"]["maxItems"].get<std::size_t>(), mostNotes);
    QCOMPARE(properties["text"]["maxLength"].get<std::size_t>(), longestNote);
    QCOMPARE(properties["arrows"]["maxItems"].get<std::size_t>(), mostNoteMarks);
    QCOMPARE(properties["boxes"]["maxItems"].get<std::size_t>(), mostNoteMarks);
    QCOMPARE(properties["visit"]["maximum"].get<std::uint32_t>(), mostNoteVisits);
}

QTEST_APPLESS_MAIN(Schema)
#include "tst_schema.moc"
