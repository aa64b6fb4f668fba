#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace prunus {

/// An array that comes zeroed from the system: pages that are never written cost nothing, and no
/// pass is needed to fill it. Throws std::bad_alloc.
template <class T>
requires std::is_trivially_copyable_v<T>
class ZeroedArray {
  public:
    ZeroedArray() = default;
    explicit ZeroedArray(std::size_t size)
        : size_(size), items_(static_cast<T*>(std::calloc(size == 0 ? 1 : size, sizeof(T)))) {
        if (!items_) {
            throw std::bad_alloc();
        }
    }

    [[nodiscard]] T& operator[](std::size_t i) { return items_.get()[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return items_.get()[i]; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const T* begin() const { return items_.get(); }
    [[nodiscard]] const T* end() const { return items_.get() + size_; }

    /// Gives back the memory beyond the first `size` items.
    void shrink(std::size_t size) {
        if (size >= size_) {
            return;
        }
        T* const old = items_.release();
        void* const smaller = std::realloc(old, (size == 0 ? 1 : size) * sizeof(T));
        items_.reset(smaller != nullptr ? static_cast<T*>(smaller) : old);
        size_ = size;
    }

  private:
    struct Free {
        void operator()(T* p) const { std::free(p); }
    };
    std::size_t size_ = 0;
    std::unique_ptr<T, Free> items_;
};

} // namespace prunus
