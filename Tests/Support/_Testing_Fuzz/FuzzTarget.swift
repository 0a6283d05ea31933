public import Foundation

/// A decoder of untrusted input.
public struct FuzzTarget: Sendable {
  /// Its name, for reports and `--target`.
  public let name: String
  /// The grammar of its input.
  public let grammar: Mutator.Grammar
  /// Good inputs.
  public let seeds: [[UInt8]]
  /// Reads an input; the result does not matter, only that it returns.
  public let read: @Sendable (Data) async -> Void

  /// Makes a target.
  public init(
    _ name: String,
    _ grammar: Mutator.Grammar,
    seeds: [String],
    read: @escaping @Sendable (Data) async -> Void
  ) {
    self.name = name
    self.grammar = grammar
    self.seeds = seeds.map { Array($0.utf8) }
    self.read = read
  }

  /// All there are.
  public static var all: [FuzzTarget] { entities + answers + texts }

  /// The inputs of a run.
  public func mutator(seed: UInt64) -> Mutator {
    // Each target has inputs of its own.
    let own = name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Mutator(seeds: seeds, grammar: grammar, seed: own)
  }
}
