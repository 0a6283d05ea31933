import Expectations
import Testing

@testable import UIKitValues

/// Which views of a list the next layout pass measures again.
@Suite nonisolated struct SelfSizingNoticesTests {
  private final class Cell {}

  @Test func nothingIsMeasuredWithoutNotices() {
    var notices = SelfSizingNotices()
    expectNil(notices.removeAll())
  }

  @Test func theViewsThatWereAddedAreMeasuredOnce() {
    let (first, second, other) = (Cell(), Cell(), Cell())
    var notices = SelfSizingNotices()
    for cell in [first, second, first] { notices.add(cell, animated: true) }
    let taken = notices.removeAll()
    expect([first, second, other].map { taken?.contains($0) }, equals: [true, true, false])
    expectNil(notices.removeAll())
  }

  @Test func oneViewThatMustNotAnimateDecidesForThePassOnly() {
    let cells = [Cell(), Cell()]
    var notices = SelfSizingNotices()
    notices.add(cells[0], animated: false)
    notices.add(cells[1], animated: true)
    expect(notices.removeAll()?.isAnimated, equals: false)
    notices.add(cells[1], animated: true)
    expect(notices.removeAll()?.isAnimated, equals: true)
  }
}
