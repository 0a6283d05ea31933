internal import Synchronization

/// A feature of a font that is on or off: digits of one width, small capitals.
package enum FontFeature: Hashable, Sendable {
  /// By the numbers that Apple's fonts have for them: a kind of feature, and what is selected of
  /// it.
  case numbered(type: Int, selector: Int)
  /// By the name of OpenType, four letters, and a value: 0 for off.
  case tagged(String, Int)
}

/// The features of a font beyond those it has anyway; none at first.
///
/// A number in the place of the list: descriptions of fonts are in every text.
package struct FontFeatures: Hashable, Sendable {
  private struct State {
    var lists: [[FontFeature]] = [[]]
    var settings: [String] = [""]
    var numbers: [[FontFeature]: UInt16] = [[]: 0]
  }

  private static let state = Mutex(State())
  private var number: UInt16 = 0

  /// No features.
  package init() {}

  /// The features of a list; of two that contradict each other, the later.
  ///
  /// A program has 65,535 different lists at most; any further one is none.
  package init(_ list: [FontFeature]) {
    number = Self.state.withLock { state in
      if let known = state.numbers[list] { return known }
      guard state.lists.count < UInt16.max else { return 0 }
      let number = UInt16(state.lists.count)
      state.lists.append(list)
      state.settings.append(list.flatMap(\.settings).map { "\($0)=\($1)" }.joined(separator: ", "))
      state.numbers[list] = number
      return number
    }
  }

  /// Whether there are none.
  package var isEmpty: Bool { number == 0 }

  /// The features.
  package var list: [FontFeature] { Self.state.withLock { $0.lists[Int(number)] } }

  /// The features as Pango takes them: `tnum=1, smcp=1`.
  var settings: String { Self.state.withLock { $0.settings[Int(number)] } }
}

extension FontFeature {
  /// The features in OpenType's names.
  ///
  /// The numbers are those of Apple's TrueType Reference Manual, "Font Features"; the pairs are as
  /// Apple's and HarfBuzz's tables have them.
  fileprivate var settings: [(tag: String, value: Int)] {
    switch self {
    case .tagged(let tag, let value): [(tag, value)]
    case .numbered(let type, let selector): Self.settings(type, selector)
    }
  }

  private static func settings(_ type: Int, _ selector: Int) -> [(tag: String, value: Int)] {
    switch type {
    case 6: one(of: ["tnum", "pnum"], selector)
    case 21: one(of: ["onum", "lnum"], selector)
    case 10: choice(["sups", "subs", "ordn", "sinf"], selector)
    case 11: choice(["afrc", "frac"], selector)
    case 37: choice(["smcp", "pcap"], selector)
    case 38: choice(["c2sc", "c2pc"], selector)
    case 3: selector == 3 ? [("smcp", 1)] : []
    case 1: switches([0: "rlig", 2: "liga", 4: "dlig", 18: "clig", 20: "hlig"], selector)
    case 36: switches([0: "calt", 2: "swsh", 4: "cswh"], selector)
    case 14: switches([4: "zero"], selector)
    case 15: switches([10: "mgrk"], selector)
    case 33: switches([0: "case", 2: "cpsp"], selector)
    case 34: switches([0: "hkna", 2: "vkna"], selector)
    case 35 where selector >= 2 && selector <= 41:
      [(selector < 20 ? "ss0\(selector / 2)" : "ss\(selector / 2)", selector % 2 == 0 ? 1 : 0)]
    case 17: selector > 0 ? [("salt", selector)] : []
    default: []
    }
  }

  /// One of two, which excludes the other.
  private static func one(of tags: [String], _ selector: Int) -> [(tag: String, value: Int)] {
    guard tags.indices.contains(selector) else { return [] }
    return tags.enumerated().map { ($1, $0 == selector ? 1 : 0) }
  }

  /// One of some, or with 0 none of them.
  private static func choice(_ tags: [String], _ selector: Int) -> [(tag: String, value: Int)] {
    guard selector > 0 else { return tags.map { ($0, 0) } }
    return tags.indices.contains(selector - 1) ? [(tags[selector - 1], 1)] : []
  }

  /// Features that have an even number for on, and the next one for off.
  private static func switches(
    _ tags: [Int: String],
    _ selector: Int
  ) -> [(tag: String, value: Int)] {
    tags[selector & ~1].map { [($0, selector % 2 == 0 ? 1 : 0)] } ?? []
  }
}
