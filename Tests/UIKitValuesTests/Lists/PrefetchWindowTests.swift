import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import UIKitValues

/// What is passed to the prefetching data sources of tables and collection views.
@Suite nonisolated struct PrefetchWindowTests {
  private func paths(_ rows: some Sequence<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 0) }
  }

  @Test func anItemIsFreshOnce() {
    var window = PrefetchWindow()
    let first = window.expect(paths(10..<14)) { _ in false }
    expect(first.fresh, equals: paths(10..<14))
    expect(first.cancelled, equals: [])
    let second = window.expect(paths(12..<16)) { _ in true }
    expect(second.fresh, equals: paths(14..<16))
    expect(second.cancelled, equals: [])
  }

  @Test func itemsThatAreNotExpectedAnyMoreAreCancelledUnlessTheyAreOnScreen() {
    var window = PrefetchWindow()
    _ = window.expect(paths([9, 12, 10, 11])) { _ in false }
    let result = window.expect(paths([12])) { $0.row == 10 }
    expect(result.fresh, equals: [])
    expect(result.cancelled, equals: paths([9, 11]))
  }

  @Test func itemsAreFreshAgainAfterTheyWereForgotten() {
    var window = PrefetchWindow()
    _ = window.expect(paths([1])) { _ in false }
    window.forget()
    let result = window.expect(paths([1])) { _ in false }
    expect(result.fresh, equals: paths([1]))
    expect(result.cancelled, equals: [])
  }

  @Test func theDirectionIsThatOfTheLastMovement() {
    var window = PrefetchWindow()
    expect(!window.turn(to: 0))
    expect(!window.turn(to: 80))
    expect(window.turn(to: 60))
    expect(!window.turn(to: 60))
  }
}
