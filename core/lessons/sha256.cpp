#include "core/lessons/sha256.h"

#include <bit>

namespace prunus {

namespace {

using Word = std::uint32_t;
constexpr std::size_t blockBytes = 64;

constexpr std::array<Word, 64> roundConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// The message with its padding: a 1, zeros, and its length in bits.
std::string padded(std::string_view bytes) {
    std::string text(bytes);
    text += '\x80';
    text.append((2 * blockBytes - 8 - text.size() % blockBytes) % blockBytes, '\0');
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (unsigned shift = 64; shift > 0; shift -= 8) {
        text += static_cast<char>(static_cast<unsigned char>(bits >> (shift - 8)));
    }
    return text;
}

void takeBlock(std::array<Word, 8>& hash, std::string_view block) {
    std::array<Word, 64> w{};
    for (std::size_t i = 0; i < blockBytes; ++i) {
        w.at(i / 4) = w.at(i / 4) << 8U | static_cast<unsigned char>(block[i]);
    }
    for (std::size_t t = 16; t < w.size(); ++t) {
        const Word x = w.at(t - 15);
        const Word y = w.at(t - 2);
        const Word s0 = std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3U);
        const Word s1 = std::rotr(y, 17) ^ std::rotr(y, 19) ^ (y >> 10U);
        w.at(t) = w.at(t - 16) + s0 + w.at(t - 7) + s1;
    }
    auto [a, b, c, d, e, f, g, h] = hash;
    for (std::size_t t = 0; t < w.size(); ++t) {
        const Word sum1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const Word choice = (e & f) ^ (~e & g);
        const Word t1 = h + sum1 + choice + roundConstants.at(t) + w.at(t);
        const Word sum0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const Word majority = (a & b) ^ (a & c) ^ (b & c);
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + sum0 + majority;
    }
    const std::array<Word, 8> change{a, b, c, d, e, f, g, h};
    for (std::size_t k = 0; k < hash.size(); ++k) {
        hash.at(k) += change.at(k);
    }
}

} // namespace

Sha256 sha256(std::string_view bytes) {
    std::array<Word, 8> hash{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const std::string text = padded(bytes);
    for (std::size_t at = 0; at < text.size(); at += blockBytes) {
        takeBlock(hash, std::string_view(text).substr(at, blockBytes));
    }
    Sha256 result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
        result.at(i) = static_cast<std::uint8_t>(hash.at(i / 4) >> (24 - 8 * (i % 4)));
    }
    return result;
}

std::string hexOf(const Sha256& hash) {
    std::string hex;
    for (const std::uint8_t byte : hash) {
        hex += "0123456789abcdef"[byte >> 4U];
        hex += "0123456789abcdef"[byte & 15U];
    }
    return hex;
}

} // namespace prunus
