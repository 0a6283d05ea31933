import Expectations
import Testing

struct ExpectingTests {
  /// An object that no other actor may have.
  final class Counter {
    var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test
  func trueExpectationsRecordNothing() throws {
    let object = Counter()
    let failures = try Failure.all {
      expect(true)
      expect(1, equals: 1)
      expect(1, isBelow: 2)
      expect(1, isAtMost: 1)
      expect(2, isAbove: 1)
      expect(2, isAtLeast: 2)
      expect(object, isSameAs: object)
      expect([Int](), satisfies: \.isEmpty)
      expectNil(nil as Counter?)
    }
    #expect(failures.isEmpty)
  }

  @Test
  func aFailureIsAtTheCallersLine() throws {
    let line = #line + 2
    let failures = try Failure.all {
      expect(1 == 2)
    }
    #expect(failures.map(\.fileID) == ["ExpectationsTests/ExpectingTests.swift"])
    #expect(failures.map(\.line) == [line])
    // The compiler's column of a call is that of its arguments.
    #expect(failures.map(\.column) == [13])
  }

  @Test
  func aFailureSaysBothOperandsAndQuotesTheCall() throws {
    let word = "heron"
    let failures = try Failure.all {
      expect(word, equals: "egret")
    }
    let failure = try #require(failures.first)
    #expect(failure.text.contains("(value → \"heron\") == (expected → \"egret\")"))
    #expect(failure.comments == ["expect(word, equals: \"egret\")"])
  }

  @Test
  func aCallOfSeveralLinesIsQuotedWhole() throws {
    let failures = try Failure.all {
      expect(
        ["heron", "egret"].map(\.count),
        equals: [5, 6],
        "lengths (of words)"
      )
      expect(true)
    }
    let quoted = #"expect( ["heron", "egret"].map(\.count), equals: [5, 6], "lengths (of words)" )"#
    #expect(failures.map(\.comments) == [["lengths (of words)\n\(quoted)"]])
  }

  @Test(arguments: [
    ("isBelow", "(value → 2) < (bound → 2)"), ("isAtMost", "(value → 2) <= (bound → 1)"),
    ("isAbove", "(value → 2) > (bound → 2)"), ("isAtLeast", "(value → 2) >= (bound → 3)"),
    ("isSameAs", "==="), ("satisfies", "[7]"), ("expectNil", "7"),
  ])
  func eachFunctionFailsOnce(name: String, text: String) throws {
    let failures = try Failure.all {
      switch name {
      case "isBelow": expect(2, isBelow: 2)
      case "isAtMost": expect(2, isAtMost: 1)
      case "isAbove": expect(2, isAbove: 2)
      case "isAtLeast": expect(2, isAtLeast: 3)
      case "isSameAs": expect(Counter(), isSameAs: Counter())
      case "satisfies": expect([7], satisfies: \.isEmpty)
      default: expectNil(7)
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains(text) == true)
    #expect(failures.first?.comments.first?.contains(name) == true)
  }

  @Test
  func notANumberIsInNoOrder() throws {
    let failures = try Failure.all {
      expect(Double.nan, isBelow: 1)
      expect(Double.nan, isAtMost: 1)
      expect(Double.nan, isAbove: 1)
      expect(Double.nan, isAtLeast: 1)
      expect(Double.nan, equals: .nan)
    }
    #expect(failures.count == 5)
  }

  @Test
  func aCommentIsMadeForAFailureOnly() throws {
    let counter = Counter()
    expect(true, "\(counter.next())")
    #expect(counter.count == 0)
    let failures = try Failure.all { expect(false, "number \(counter.next())") }
    #expect(failures.first?.comments.first?.hasPrefix("number 1\n") == true)
    #expect(counter.count == 1)
  }

  @Test
  func operandsAreEvaluatedOnce() throws {
    let counter = Counter()
    let failures = try Failure.all { expect(counter.next(), equals: 0) }
    #expect(failures.count == 1)
    #expect(counter.count == 1)
  }

  @Test
  func aCallMayChangeAValueOfItsCaller() {
    var numbers = [1, 2]
    expect(numbers.removeLast(), equals: 2)
    expect(numbers.removeLast() == 1)
    expect(numbers, satisfies: \.isEmpty)
  }

  @Test
  func optionalsAreComparedWithPlainValues() throws {
    let some: Int? = 3
    expect(some, equals: 3)
    expect(3, equals: some)
    let failures = try Failure.all { expect(some, equals: nil) }
    #expect(failures.count == 1)
  }

  @MainActor @Test
  func operandsMayBeOfTheMainActorAndAwaited() async throws {
    let counter = Counter()
    @MainActor func later() async throws -> Counter { counter }
    try await expect(later(), isSameAs: counter)
    try await expect(later().next(), equals: 1)
    try await expect(later().count == 1, "\(counter.count)")
  }
}
