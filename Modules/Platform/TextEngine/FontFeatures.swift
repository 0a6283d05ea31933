internal import Locking

/// A font feature and its value, for example monospaced digits or small capitals.
package enum FontFeature: Hashable, Sendable {
  /// A feature type and its selector, by Apple's numbers.
  case numbered(type: Int, selector: Int)
  /// An OpenType tag of four letters, and a value: 0 for off.
  case tagged(String, Int)
}

/// The features of a font beyond its defaults; empty by default.
///
/// Stored as an index into a shared table, because every text has font descriptions.
package struct FontFeatures: Hashable, Sendable {
  private struct State {
    var lists: [[FontFeature]] = [[]]
    var settings: [String] = [""]
    var numbers: [[FontFeature]: UInt16] = [[]: 0]
  }

  private static let state = Mutex(State())
  private var number: UInt16 = 0

  /// Makes an empty set.
  package init() {}

  /// Makes the features of a list; of contradicting features, the last one is used.
  ///
  /// A process can have 65,535 different lists; further lists are empty.
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

  package var isEmpty: Bool { number == 0 }

  package var list: [FontFeature] { Self.state.withLock { $0.lists[Int(number)] } }

  /// The features in Pango's syntax, for example `tnum=1, smcp=1`.
  var settings: String { Self.state.withLock { $0.settings[Int(number)] } }
}

extension FontFeature {
  /// The OpenType features.
  ///
  /// The numbers are those of Apple's TrueType Reference Manual, "Font Features"; they map to the
  /// same OpenType features as in Apple's and HarfBuzz's tables.
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

  /// Selects one of two features that exclude each other.
  private static func one(of tags: [String], _ selector: Int) -> [(tag: String, value: Int)] {
    guard tags.indices.contains(selector) else { return [] }
    return tags.enumerated().map { ($1, $0 == selector ? 1 : 0) }
  }

  /// Selects one of several features, or none for 0.
  private static func choice(_ tags: [String], _ selector: Int) -> [(tag: String, value: Int)] {
    guard selector > 0 else { return tags.map { ($0, 0) } }
    return tags.indices.contains(selector - 1) ? [(tags[selector - 1], 1)] : []
  }

  /// Features whose selectors are an even number for on, and the next number for off.
  private static func switches(
    _ tags: [Int: String],
    _ selector: Int
  ) -> [(tag: String, value: Int)] {
    tags[selector & ~1].map { [($0, selector % 2 == 0 ? 1 : 0)] } ?? []
  }
}
