#include "core/notation/jsonparse.h"

#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>

namespace prunus {

namespace {

/// Walks the text and tells all its copies how far the parser has read: nlohmann's parser hands
/// out tokens without their places.
class CountingIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** furthest) : at_(at), furthest_(furthest) {}

    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        *furthest_ = ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
        return a.at_ == b.at_;
    }
    friend bool operator!=(const CountingIterator& a, const CountingIterator& b) {
        return !(a == b);
    }

  private:
    const char* at_;
    const char** furthest_;
};

/// nlohmann's names for the tokens.
class Tokens : public nlohmann::json_sax<nlohmann::json> {
  public:
    Tokens(JsonReader& reader, const char* begin, const char* const* furthest)
        : reader_(reader), begin_(begin), furthest_(furthest) {}

    bool null() override { return at().null(); }
    bool boolean(bool) override { return at().literal(); }
    bool number_integer(number_integer_t v) override { return at().number(Value(v)); }
    bool number_unsigned(number_unsigned_t v) override { return at().number(Value(v)); }
    bool number_float(number_float_t, const string_t&) override { return at().realNumber(); }
    bool string(string_t& v) override { return at().string(v); }
    bool binary(binary_t&) override { return at().literal(); }
    bool start_object(std::size_t) override { return at().openObject(); }
    bool key(string_t& name) override { return at().key(name); }
    bool end_object() override { return at().closeObject(); }
    bool start_array(std::size_t) override { return at().openArray(); }
    bool end_array() override { return at().closeArray(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return reader_.syntaxError();
    }

  private:
    JsonReader& at() {
        reader_.advanceTo(static_cast<std::size_t>(*furthest_ - begin_));
        return reader_;
    }

    JsonReader& reader_;
    const char* begin_;
    const char* const* furthest_;
};

} // namespace

bool parseJson(std::string_view text, JsonReader& reader) {
    const char* const begin = text.data();
    const char* furthest = begin;
    Tokens tokens(reader, begin, &furthest);
    return nlohmann::json::sax_parse(CountingIterator(begin, &furthest),
                                     CountingIterator(begin + text.size(), &furthest), &tokens);
}

bool isWholeJson(std::string_view text) {
    return nlohmann::json::accept(text);
}

} // namespace prunus
