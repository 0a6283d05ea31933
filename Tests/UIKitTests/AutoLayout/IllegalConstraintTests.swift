import Expectations
import Foundation
import Testing
import UIKit

/// Invalid constraints can be created and activated; a layout pass rejects them.
@MainActor @Suite struct IllegalConstraintTests {
  private static func pair() -> (root: UIView, view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return (root, view)
  }

  private static func constrain(
    _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1
  ) -> UIView {
    let (root, view) = pair()
    NSLayoutConstraint(
      item: view,
      attribute: first,
      relatedBy: .equal,
      toItem: root,
      attribute: second,
      multiplier: multiplier,
      constant: 0
    ).isActive = true
    return root
  }

  private func expectWords(_ words: String, in result: ExitTest.Result?) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    expect(text.contains(words))
  }

  @Test func leftEqualToTopCanBeActivated() {
    let (root, view) = Self.pair()
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .top,
      multiplier: 1,
      constant: 0
    )
    constraint.isActive = true
    expect(constraint.isActive)
    expect(root.constraints, equals: [constraint])
    constraint.isActive = false
    root.layoutIfNeeded()
  }

  @Test func leftEqualToTopThrowsDuringLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.constrain(.left, .top).layoutIfNeeded() }
    }
    expectWords("Invalid pairing of layout attributes", in: result)
  }

  @Test func widthEqualToTopThrowsDuringLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.constrain(.width, .top).layoutIfNeeded() }
    }
    expectWords("Invalid pairing of layout attributes", in: result)
  }

  @Test func leadingEqualToLeftThrowsDuringLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.constrain(.leading, .left).layoutIfNeeded() }
    }
    expectWords("Use leading/trailing for both or neither", in: result)
  }

  @Test func locationTimesZeroThrowsDuringLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.constrain(.top, .bottom, multiplier: 0).layoutIfNeeded() }
    }
    expectWords("A multiplier of 0 or a nil second item together with a location", in: result)
  }

  @Test func aWidthTimesZeroIsAWidthOfZero() {
    let root = Self.constrain(.width, .width, multiplier: 0)
    root.layoutIfNeeded()
    expect(root.subviews[0].frame.width, equals: 0)
  }
}
