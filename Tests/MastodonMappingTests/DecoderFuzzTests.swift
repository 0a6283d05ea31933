import Expectations
import Foundation
import TestSupport
import Testing
import _Testing_Fuzz

/// All decoders of untrusted input, with broken inputs; `Tools/stress fuzz` runs them a million
/// times.
@Suite struct DecoderFuzzTests {
  private static let count = 80

  /// Broken inputs take milliseconds; the watchdog of the run names a test that takes minutes.
  @Test(arguments: FuzzTarget.all.map(\.name), Seeds.first(1))
  func brokenInputsNeitherCrashNorHang(name: String, seed: UInt64) async throws {
    let target = try require(FuzzTarget.all.first { $0.name == name })
    let mutator = target.mutator(seed: seed)
    for number in 0..<Self.count {
      await target.read(Data(mutator.input(number)))
    }
  }

  @Test(arguments: Seeds.first(1)) func theSameSeedProducesTheSameInputs(seed: UInt64) throws {
    let target = try require(FuzzTarget.all.first { $0.name == "statuses" })
    let inputs = (0..<50).map { target.mutator(seed: seed).input($0) }
    expect(inputs, equals: (0..<50).map { target.mutator(seed: seed).input($0) })
    expect(inputs.dropFirst(5) != (5..<50).map { target.mutator(seed: seed &+ 1).input($0) }[...])
    expect(Array(inputs.prefix(2)), equals: target.seeds)
  }

  @Test(arguments: Seeds.first(1)) func inputsAreBrokenInManyWays(seed: UInt64) throws {
    let target = try require(FuzzTarget.all.first { $0.name == "statuses" })
    let inputs = (0..<500).map { target.mutator(seed: seed).input($0) }
    expect(inputs.allSatisfy { $0.count <= Mutator.longest })
    expect(inputs.contains { String(validating: $0, as: UTF8.self) == nil })
    expect(inputs.contains { $0.contains(0) })
    expect(inputs.contains { $0.count > 20_000 })
    expect(inputs.contains { depth(of: $0) > 1_000 })
    // Not broken so much that nothing is readable.
    let readable = inputs.filter {
      (try? JSONSerialization.jsonObject(with: Data($0), options: .fragmentsAllowed)) != nil
    }
    expect(readable.count > 100 && readable.count < 450, "\(readable.count)")
  }

  /// How many lists and objects are inside of each other, if all that looks like one is.
  private func depth(of input: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in input {
      switch Character(UnicodeScalar(byte)) {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  @Test func validInputsAreDecoded() {
    for target in FuzzTarget.all where target.grammar == .json {
      let isRead = target.seeds.contains {
        (try? JSONSerialization.jsonObject(with: Data($0), options: .fragmentsAllowed)) != nil
      }
      expect(isRead, "\(target.name)")
    }
  }
}
