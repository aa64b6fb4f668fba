#pragma once

#include "core/tree/limits.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace prunus {

/// Keeps the number of nodes that several threads hold in memory at once below nodeLimit(): a
/// thread that would exceed the limit waits for others to end, and at worst goes on alone.
class NodeRoom {
  public:
    /// Room for so many nodes: the constructor waits until there is room, the destructor gives it
    /// back.
    class Claim {
      public:
        Claim(NodeRoom& room, std::uint64_t nodes) : room_(room), nodes_(nodes) {
            std::unique_lock lock(room_.mutex_);
            room_.left_.wait(
                lock, [this] { return room_.taken_ == 0 || room_.taken_ + nodes_ <= nodeLimit(); });
            room_.taken_ += nodes_;
        }
        ~Claim() {
            const std::lock_guard lock(room_.mutex_);
            room_.taken_ -= nodes_;
            room_.left_.notify_all();
        }
        Claim(const Claim&) = delete;
        Claim& operator=(const Claim&) = delete;

      private:
        NodeRoom& room_;
        std::uint64_t nodes_;
    };

  private:
    std::mutex mutex_;
    std::condition_variable left_;
    std::uint64_t taken_ = 0;
};

} // namespace prunus
