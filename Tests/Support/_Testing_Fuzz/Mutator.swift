import TestSupport

/// Makes broken inputs from valid ones.
///
/// The same seed and number make the same input, on every machine: an input that broke a decoder
/// can be reproduced.
public struct Mutator: Sendable {
  /// The grammar of the inputs, so that some mutations fit it.
  public enum Grammar: Sendable {
    /// JSON.
    case json
    /// HTML.
    case html
    /// Lines, such as dates, addresses and fields.
    case text
  }

  /// Bytes that no input is longer than.
  public static let longest = 300_000

  private let seeds: [[UInt8]]
  private let grammar: Grammar
  private let seed: UInt64

  /// Makes a mutator of good inputs, at least one.
  public init(seeds: [[UInt8]], grammar: Grammar, seed: UInt64) {
    self.seeds = seeds.isEmpty ? [[]] : seeds
    self.grammar = grammar
    self.seed = seed
  }

  /// The input of a number; those below the count of seeds are the seeds themselves.
  public func input(_ number: Int) -> [UInt8] {
    if number < seeds.count { return seeds[number] }
    var chance = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    var bytes = seeds[Int.random(in: 0..<seeds.count, using: &chance)]
    // Half of the inputs keep their grammar, and so are decoded further.
    let isWhole = Bool.random(using: &chance)
    for _ in 0..<Int.random(in: 1...6, using: &chance) {
      isWhole ? mutateFitting(&bytes, &chance) : mutate(&bytes, &chance)
    }
    if bytes.count > Self.longest { bytes.removeLast(bytes.count - Self.longest) }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    switch Int.random(in: 0..<14, using: &chance) {
    case 0: flip(&bytes, &chance)
    case 1: insert(random(&chance), into: &bytes, &chance)
    case 2: bytes.removeSubrange(range(in: bytes, &chance))
    case 3: duplicate(&bytes, &chance)
    case 4: splice(&bytes, &chance)
    case 5: bytes.removeLast(bytes.count - place(in: bytes, &chance))
    case 6: insert(Words.badUTF8.randomElement(using: &chance) ?? [], into: &bytes, &chance)
    case 7: insert(long(&chance), into: &bytes, &chance)
    case 8: bytes.insert(0, at: place(in: bytes, &chance))
    default: mutateFitting(&bytes, &chance)
    }
  }

  private func mutateFitting(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    switch grammar {
    case .json: mutateJSON(&bytes, &chance)
    case .html: mutateHTML(&bytes, &chance)
    case .text: insert(word(Words.text, &chance), into: &bytes, &chance)
    }
  }

  // MARK: Breaks of any input

  private func place(in bytes: [UInt8], _ chance: inout SeededGenerator) -> Int {
    Int.random(in: 0...bytes.count, using: &chance)
  }

  private func range(in bytes: [UInt8], _ chance: inout SeededGenerator) -> Range<Int> {
    let start = place(in: bytes, &chance)
    // Mostly short: the rest of the input should still mean something.
    let most = Bool.random(using: &chance) ? 8 : bytes.count
    return start..<min(bytes.count, start + Int.random(in: 0...most, using: &chance))
  }

  private func random(_ chance: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...16, using: &chance)).map { _ in .random(in: 0...255, using: &chance) }
  }

  private func flip(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      let place = Int.random(in: 0..<bytes.count, using: &chance)
      bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &chance)
    }
  }

  private func insert(
    _ part: [UInt8],
    into bytes: inout [UInt8],
    _ chance: inout SeededGenerator
  ) {
    bytes.insert(contentsOf: part, at: place(in: bytes, &chance))
  }

  private func duplicate(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let part = Array(bytes[range(in: bytes, &chance)])
    let times = Bool.random(using: &chance) ? 1 : Int.random(in: 2...200, using: &chance)
    let stored = min(times, max(1, Self.longest / 4 / max(part.count, 1)))
    insert(Array(repeatElement(part, count: stored).joined()), into: &bytes, &chance)
  }

  private func splice(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let other = seeds[Int.random(in: 0..<seeds.count, using: &chance)]
    bytes = Array(bytes.prefix(place(in: bytes, &chance)))
    bytes += other.suffix(place(in: other, &chance))
  }

  /// Long texts and deep nestings are rare: each costs as much as a thousand short inputs.
  private func size(_ most: Int, _ chance: inout SeededGenerator) -> Int {
    let small = Int.random(in: 1...200, using: &chance)
    return Int.random(in: 0..<20, using: &chance) == 0
      ? Int.random(in: 200...most, using: &chance) : small
  }

  private func long(_ chance: inout SeededGenerator) -> [UInt8] {
    [UInt8](
      repeating: [0x61, 0x20, 0x0A, 0x26, 0x3C, 0x5C, 0x22, 0x3A].randomElement(using: &chance)
        ?? 0x61,
      count: size(60_000, &chance)
    )
  }

  private func word(_ words: [String], _ chance: inout SeededGenerator) -> [UInt8] {
    Array((words.randomElement(using: &chance) ?? "").utf8)
  }

  // MARK: Breaks that fit

  /// Replaces a string, number or word with another value.
  private func mutateJSON(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let tokens = JSONTokens.ranges(in: bytes)
    guard let token = tokens.randomElement(using: &chance) else { return }
    let value: [UInt8]
    switch Int.random(in: 0..<6, using: &chance) {
    case 0:
      let depth = size(20_000, &chance)
      let (open, close) =
        Bool.random(using: &chance) ? ("[", "]") : (#"{"moved":{"id":"1","reblog":"#, "}}")
      let count = min(depth, Self.longest / 4 / open.utf8.count)
      let isClosed = Bool.random(using: &chance)
      value = Array(
        (String(repeating: open, count: count) + "1"
          + (isClosed ? String(repeating: close, count: count) : "")).utf8
      )
    case 1: value = [0x22] + long(&chance).filter { $0 != 0x22 && $0 != 0x5C } + [0x22]
    case 2:
      // A value from elsewhere in the input: of the wrong type, or the whole input again.
      let other = tokens.randomElement(using: &chance) ?? token
      value = Bool.random(using: &chance) ? bytes : Array(bytes[other])
    default: value = word(Words.json, &chance)
    }
    bytes.replaceSubrange(token, with: value)
  }

  private func mutateHTML(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let part = word(Words.html, &chance)
    let count = min(size(10_000, &chance), Self.longest / 4 / max(part.count, 1))
    let isNested = Int.random(in: 0..<3, using: &chance) == 0
    insert(
      isNested ? Array(repeatElement(part, count: count).joined()) : part,
      into: &bytes,
      &chance
    )
  }
}
