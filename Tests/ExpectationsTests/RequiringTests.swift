import Expectations
import Testing

struct RequiringTests {
  @Test
  func aValueIsReturned() throws {
    let value: Int = try require(Int("3"))
    #expect(value == 3)
    try require(value == 3)
  }

  @Test
  func nilEndsTheTestAndIsOneFailureAtTheCallersLine() throws {
    var hasGoneOn = false
    let line = #line + 2
    let failures = try Failure.all {
      try require(Int("three"), "a word")
      hasGoneOn = true
    }
    #expect(!hasGoneOn)
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.comments) == [["a word\ntry require(Int(\"three\"), \"a word\")"]])
  }

  @Test
  func aFalseConditionEndsTheTestAndIsOneFailureAtTheCallersLine() throws {
    var hasGoneOn = false
    let line = #line + 2
    let failures = try Failure.all {
      try require(hasGoneOn)
      hasGoneOn = true
    }
    #expect(!hasGoneOn)
    #expect(failures.map(\.line) == [line])
  }

  @Test
  func anOptionalOfAnOptionalIsUnwrappedOnce() throws {
    let value: Int?? = .some(nil)
    let unwrapped: Int? = try require(value)
    #expect(unwrapped == nil)
  }
}
