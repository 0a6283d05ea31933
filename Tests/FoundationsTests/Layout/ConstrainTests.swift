import Expectations
import Foundation
import Foundations
import Testing
import UIKit

/// What `constrain` does with views: frames, directions, guides, and constraints that are kept.
@Suite struct ConstrainTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() { superview.addSubview(view) }

  private var frame: CGRect {
    superview.layoutIfNeeded()
    return view.frame
  }

  @Test func aConstrainedViewIsNoLongerPositionedByItsMask() {
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.constrain(.edges.inset(10))
    expect(!view.translatesAutoresizingMaskIntoConstraints)
    expect(superview.translatesAutoresizingMaskIntoConstraints)
    expect(frame, equals: CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func leadingIsAtTheRightInLanguagesFromRightToLeft() {
    superview.semanticContentAttribute = .forceRightToLeft
    view.constrain(.leading.inset(10), .top.left.inset(30), .height(20))
    expect(frame, equals: CGRect(x: 30, y: 30, width: 160, height: 20))
  }

  @Test func textsShareABaseline() {
    let (large, small) = (UILabel(), UILabel())
    for (label, size) in [(large, 30.0), (small, 12.0)] {
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
      superview.addSubview(label)
    }
    large.constrain(.top.leading)
    small.constrain(.firstBaseline.equal(to: large), .trailing)
    superview.layoutIfNeeded()
    let baselines = [large, small].map { $0.frame.minY + $0.font.ascender }
    expect(abs(baselines[0] - baselines[1]) < 1)
    expect(small.frame.minY > large.frame.minY)
  }

  @Test func guidesAreConstrainedAndConstrainedTo() {
    superview.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let constraints = guide.constrain(
      .top.bottom,
      .leading.equal(to: superview.layoutMarginsGuide),
      .width(40)
    )
    view.constrain(.edges.equal(to: guide))
    expect(frame, equals: CGRect(x: 10, y: 0, width: 40, height: 100))
    expect(constraints.allSatisfy(\.isActive))
    let height = guide.inactiveConstraint(.height.atMost(50))
    expect(!height.isActive)
    expect(guide.inactiveConstraints(.size(1)).count, equals: 2)
  }

  @Test func theReturnedConstraintsAreActiveAndInTheOrderOfTheRules() throws {
    let constraints = view.constrain(.width(10), .top.leading, .height(20))
    expect(constraints.map(\.firstAttribute), equals: [.width, .top, .leading, .height])
    expect(constraints.allSatisfy(\.isActive))
    let width = try require(constraints.first)
    width.constant = 60
    expect(frame, equals: CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func keptConstraintsAreSwitched() {
    view.constrain(.top.leading, .height(20))
    let narrow = view.inactiveConstraint(.width(50))
    let wide = view.inactiveConstraints(.trailing)
    narrow.isActive = true
    expect(frame.width, equals: 50)
    narrow.isActive = false
    NSLayoutConstraint.activate(wide)
    expect(frame.width, equals: 200)
  }

  @Test func aViewThatAStackHidesIsInConflictWithNothing() {
    let stack = UIStackView()
    let (box, content) = (UIView(), UIView())
    superview.addSubview(stack)
    stack.addArrangedSubview(box)
    box.addSubview(content)
    stack.constrain(.top.leading)
    content.constrain(.edges, .size(30).yielding)
    superview.layoutIfNeeded()
    expect(box.frame.size, equals: CGSize(width: 30, height: 30))
    box.isHidden = true
    superview.layoutIfNeeded()
    expect(stack.frame.width, equals: 0)
  }
}
