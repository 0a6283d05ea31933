internal import Synchronization

/// The layouts made lately, the least recently used dropped first.
///
/// Safe to use from all threads.
enum TextLayoutCache {
  private struct Entry {
    var key: TextRequest
    var value: TextLayout
    var previous: Int
    var next: Int
  }

  private struct State {
    /// Entry 0 is the head of a ring: its next is the most recent, its previous the least.
    var entries: [Entry?] = [nil]
    var newest = 0
    var oldest = 0
    var free: [Int] = []
    var places: [TextRequest: Int] = [:]
    var bytes = 0
  }

  /// How many layouts are kept at most.
  static let maximumCount = 1_000
  /// How long all texts kept may be together, in UTF-8 bytes.
  static let maximumBytes = 1_000_000

  private static let state = Mutex(State())

  /// The layout kept for a request.
  static func value(for key: TextRequest) -> TextLayout? {
    state.withLock { state in
      guard let place = state.places[key] else { return nil }
      if state.newest != place {
        unlink(place, &state)
        linkNewest(place, &state)
      }
      return state.entries[place]?.value
    }
  }

  /// Keeps a layout.
  ///
  /// Where another thread was faster, its layout stays, and is given back.
  static func keep(_ value: TextLayout, for key: TextRequest) -> TextLayout {
    let (kept, dropped) = state.withLock { state -> (TextLayout, [TextLayout]) in
      if let place = state.places[key], let entry = state.entries[place] {
        return (entry.value, [])
      }
      let entry = Entry(key: key, value: value, previous: 0, next: 0)
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
      var dropped: [TextLayout] = []
      while state.places.count > maximumCount || state.bytes > maximumBytes,
        state.oldest != place, let last = state.entries[state.oldest]
      {
        let place = state.oldest
        unlink(place, &state)
        state.entries[place] = nil
        state.free.append(place)
        state.places[last.key] = nil
        state.bytes -= last.key.text.utf8.count
        dropped.append(last.value)
      }
      return (value, dropped)
    }
    // Freed here, outside the lock.
    withExtendedLifetime(dropped) {}
    return kept
  }

  /// How many layouts are kept.
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
