internal import Locking

/// A cache of recently laid out texts; the least recently used are dropped first.
///
/// It can be used from all threads.
enum TextLayoutCache {
  private struct Entry {
    var value: TextLayouts
    var previous: Int
    var next: Int
  }

  private struct State {
    /// Entry 0 is the head of a circular list: its next entry is the most recently used, its
    /// previous the least.
    var entries: [Entry?] = [nil]
    var newest = 0
    var oldest = 0
    var free: [Int] = []
    var places: [TextKey: Int] = [:]
    var bytes = 0
  }

  /// The maximum number of cached texts.
  static let maximumCount = 500
  /// The maximum total length of cached texts, in UTF-8 bytes.
  static let maximumBytes = 1_000_000

  private static let state = Mutex(State())

  /// The layouts of a text, from the cache or newly made and cached.
  static func layouts(of key: TextKey) -> TextLayouts {
    let (found, dropped) = state.withLock { state -> (TextLayouts, [TextLayouts]) in
      if let place = state.places[key], let entry = state.entries[place] {
        if state.newest != place {
          unlink(place, &state)
          linkNewest(place, &state)
        }
        return (entry.value, [])
      }
      let entry = Entry(value: TextLayouts(key), previous: 0, next: 0)
      let place: Int
      if let free = state.free.popLast() {
        place = free
        state.entries[place] = entry
      } else {
        place = state.entries.count
        state.entries.append(entry)
      }
      state.places[key] = place
      state.bytes += key.text.utf8.count
      linkNewest(place, &state)
      var dropped: [TextLayouts] = []
      while state.places.count > maximumCount || state.bytes > maximumBytes,
        state.oldest != place, let last = state.entries[state.oldest]
      {
        let place = state.oldest
        unlink(place, &state)
        state.entries[place] = nil
        state.free.append(place)
        state.places[last.value.key] = nil
        state.bytes -= last.value.key.text.utf8.count
        dropped.append(last.value)
      }
      return (entry.value, dropped)
    }
    // Deallocate here, outside the lock.
    withExtendedLifetime(dropped) {}
    return found
  }

  /// The number of cached texts.
  static var count: Int { state.withLock { $0.places.count } }

  private static func unlink(_ place: Int, _ state: inout State) {
    guard let entry = state.entries[place] else { return }
    if entry.previous != 0 {
      state.entries[entry.previous]?.next = entry.next
    } else {
      state.newest = entry.next
    }
    if entry.next != 0 {
      state.entries[entry.next]?.previous = entry.previous
    } else {
      state.oldest = entry.previous
    }
  }

  private static func linkNewest(_ place: Int, _ state: inout State) {
    state.entries[place]?.previous = 0
    state.entries[place]?.next = state.newest
    if state.newest != 0 {
      state.entries[state.newest]?.previous = place
    } else {
      state.oldest = place
    }
    state.newest = place
  }
}
