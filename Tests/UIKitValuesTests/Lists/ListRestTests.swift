import CoreGraphics
import Expectations
import Testing

@testable import UIKitValues

/// Where tables and collection views come to rest after their content changed.
@Suite nonisolated struct ListRestTests {
  private let past = CGPoint(x: 30, y: 90)
  private let before = CGPoint(x: -10, y: -20)
  private let content = CGPoint(x: 20, y: 50)

  @Test func anOffsetPastTheEndReturnsToTheContent() {
    expect(ListRest(offset: past, nearest: content).target, equals: content)
  }

  @Test func anOffsetPastTheEndThatTheProgramSetStays() {
    let rest = ListRest(offset: past, nearest: content, isPlacedPastEnd: true)
    expect(rest.target, equals: past)
  }

  @Test func anOffsetBeforeTheStartStays() {
    expect(ListRest(offset: before, nearest: .zero).target, equals: before)
  }

  @Test func anOffsetThatTheListPushedBeforeTheStartReturns() {
    let rest = ListRest(offset: before, nearest: .zero, isPushedBeforeStart: true)
    expect(rest.target, equals: CGPoint(x: -10, y: 0))
  }

  @Test func contentThatStartsAtTheRightReturnsFromTheLeftToo() {
    let rest = ListRest(offset: before, nearest: .zero, isFlipped: true)
    expect(rest.target, equals: CGPoint(x: 0, y: -20))
  }

  @Test func anOffsetInTheContentStays() {
    expect(ListRest(offset: content, nearest: content).target, equals: content)
  }
}
