import Expectations
import Foundation
import TestSupport
import Testing

@testable import MastodonMapping

/// The trimming of this module, compared with Foundation's.
@Suite struct TrimmingTests {
  @Test func whiteSpaceMatchesFoundation() {
    let wrong = (UInt32(0)...0x10FFFF).filter { number in
      guard let scalar = Unicode.Scalar(number) else { return false }
      return String(scalar).trimmed.isEmpty != CharacterSet.whitespacesAndNewlines.contains(scalar)
    }
    expect(wrong, satisfies: \.isEmpty, "\(wrong.map { String($0, radix: 16) })")
  }

  @Test(arguments: Seeds.first(200))
  func trimmingMatchesFoundation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      " ", "\t", "\n", "\r\n", "\u{B}", "\u{85}", "\u{A0}", "\u{1680}", "\u{180E}", "\u{2007}",
      "\u{200B}", "\u{200D}", "\u{2028}", "\u{202F}", "\u{3000}", "\u{FEFF}", "a", "é", "e\u{301}",
      "\u{301}", "🌊", "👩‍👩‍👧", "汤", "\u{0}",
    ]
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let simple = text.trimmingCharacters(in: .whitespacesAndNewlines)
      expect(Array(text.trimmed.utf8), equals: Array(simple.utf8), "seed \(seed)")
    }
  }
}
