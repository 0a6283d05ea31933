import MomentsValues

/// What the reader set or removed and the story did not refuse, over the content: of several taps
/// the last one counts.
struct DemoMarks {
  private struct Subject: Hashable {
    var kind: ActionKind
    var id: String
  }

  private var taps: [Subject: [(number: Int, isOn: Bool)]] = [:]
  private var count = 0

  /// Whether a mark is set; nil if the reader did not touch it.
  subscript(kind: ActionKind, id: String) -> Bool? {
    taps.isEmpty ? nil : taps[Subject(kind: kind, id: id)]?.last?.isOn
  }

  /// Sets or removes a mark, and returns the number of the tap.
  mutating func set(_ kind: ActionKind, _ id: String, _ isOn: Bool) -> Int {
    count += 1
    taps[Subject(kind: kind, id: id), default: []].append((count, isOn))
    return count
  }

  /// Undoes a tap, and no later one.
  mutating func remove(_ number: Int, _ kind: ActionKind, _ id: String) {
    taps[Subject(kind: kind, id: id)]?.removeAll { $0.number == number }
  }
}
