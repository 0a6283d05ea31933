import Expectations
import Foundation
import Foundations
import Testing
import UIKit

/// Which constraints rules make, compared with the same ones of plain anchors.
@Suite struct LayoutRuleTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()
  let sibling = UIView()

  init() {
    for view in [view, sibling] { superview.addSubview(view) }
  }

  /// What a constraint says, with the names of its views.
  private func describe(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      switch item {
      case nil: "nothing"
      case let item where item === view: "view"
      case let item where item === sibling: "sibling"
      case let item where item === superview: "superview"
      default: "another"
      }
    }
    return """
      \(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) \
      \(name(constraint.secondItem)).\(constraint.secondAttribute) × \(constraint.multiplier) \
      + \(constraint.constant) @ \(constraint.priority.rawValue)
      """
  }

  private func expectSame(
    _ made: [NSLayoutConstraint],
    _ plain: [NSLayoutConstraint],
    line: Int = #line
  ) {
    expect(made.map(describe), equals: plain.map(describe), line: line)
  }

  private func optional(
    _ constraint: NSLayoutConstraint,
    _ priority: UILayoutPriority = .required - 1
  ) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
  }

  @Test func edgesAreThoseOfTheSuperviewAndTheFarOnesYield() {
    expectSame(
      view.inactiveConstraints(.edges.inset(8)),
      [
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8),
        optional(view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -8)),
        optional(view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -8)),
      ]
    )
  }

  @Test func aNamedPriorityIsThatOfEveryEdge() {
    let constraints = view.inactiveConstraints(.edges.priority(.required))
    expect(constraints.map(\.priority), equals: Array(repeating: .required, count: 4))
  }

  @Test func edgesHaveInsetsOfTheirOwn() {
    let all = view.inactiveConstraints(.edges.inset(top: 1, sides: 2, bottom: 3))
    expect(all.map(\.constant), equals: [1, 2, -2, -3])
    let pairs = view.inactiveConstraints(.edges.inset(dx: 4, dy: 5))
    expect(pairs.map(\.constant), equals: [5, 4, -4, -5])
  }

  @Test func leftAndRightAreInsetLikeSides() {
    expectSame(
      view.inactiveConstraints(.left.right.inset(6)),
      [
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 6),
        view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -6),
      ]
    )
  }

  @Test func baselinesAreInsetLikeTheEdgesOfTheirLines() {
    expectSame(
      view.inactiveConstraints(.firstBaseline.lastBaseline.equal(to: sibling).inset(3)),
      [
        view.firstBaselineAnchor.constraint(equalTo: sibling.firstBaselineAnchor, constant: 3),
        view.lastBaselineAnchor.constraint(equalTo: sibling.lastBaselineAnchor, constant: -3),
      ]
    )
  }

  @Test func centersHaveOffsets() {
    expectSame(
      view.inactiveConstraints(.center.offset(4), .centerX, .centerY.equal(to: sibling)),
      [
        view.centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: 4),
        view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: 4),
        view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: sibling.centerYAnchor),
      ]
    )
  }

  @Test func lengthsAreInPoints() {
    expectSame(
      view.inactiveConstraints(
        .size(44),
        .width(1),
        .height(2),
        .width.atLeast(3),
        .size.atMost(4).yielding
      ),
      [
        view.widthAnchor.constraint(equalToConstant: 44),
        view.heightAnchor.constraint(equalToConstant: 44),
        view.widthAnchor.constraint(equalToConstant: 1),
        view.heightAnchor.constraint(equalToConstant: 2),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
        optional(view.widthAnchor.constraint(lessThanOrEqualToConstant: 4)),
        optional(view.heightAnchor.constraint(lessThanOrEqualToConstant: 4)),
      ]
    )
  }

  @Test func lengthsAreMultiplesOfOthers() {
    let dimension = sibling.heightAnchor
    expectSame(
      view.inactiveConstraints(
        .ratio(1.5),
        .width.multiplied(by: 0.5).offset(-8),
        .size.equal(to: sibling),
        .width.equal(to: dimension).multiplied(by: 2),
        .height.atLeast(dimension),
        .height.atMost(dimension).offset(1)
      ),
      [
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5),
        view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5, constant: -8),
        view.widthAnchor.constraint(equalTo: sibling.widthAnchor),
        view.heightAnchor.constraint(equalTo: sibling.heightAnchor),
        view.widthAnchor.constraint(equalTo: dimension, multiplier: 2),
        view.heightAnchor.constraint(greaterThanOrEqualTo: dimension),
        view.heightAnchor.constraint(lessThanOrEqualTo: dimension, constant: 1),
      ]
    )
  }

  @Test func attributesAreRelatedToAnchorsOfSiblings() {
    expectSame(
      view.inactiveConstraints(
        .leading.equal(to: sibling.trailingAnchor).offset(8),
        .trailing.atMost(sibling.leadingAnchor).offset(-8).priority(.defaultHigh),
        .leading.atLeast(sibling.centerXAnchor),
        .top.equal(to: sibling.bottomAnchor),
        .top.atLeast(sibling.centerYAnchor).offset(2),
        .bottom.atMost(sibling.lastBaselineAnchor)
      ),
      [
        view.leadingAnchor.constraint(equalTo: sibling.trailingAnchor, constant: 8),
        optional(
          view.trailingAnchor.constraint(lessThanOrEqualTo: sibling.leadingAnchor, constant: -8),
          .defaultHigh
        ),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: sibling.centerXAnchor),
        view.topAnchor.constraint(equalTo: sibling.bottomAnchor),
        view.topAnchor.constraint(greaterThanOrEqualTo: sibling.centerYAnchor, constant: 2),
        view.bottomAnchor.constraint(lessThanOrEqualTo: sibling.lastBaselineAnchor),
      ]
    )
  }

  @Test func inequalitiesAreToTheSuperviewOrAView() {
    expectSame(
      view.inactiveConstraints(
        .leading.atLeast().inset(8),
        .trailing.atMost().inset(8),
        .top.atLeast(sibling),
        .bottom.atMost(sibling)
      ),
      [
        view.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -8),
        view.topAnchor.constraint(greaterThanOrEqualTo: sibling.topAnchor),
        view.bottomAnchor.constraint(lessThanOrEqualTo: sibling.bottomAnchor),
      ]
    )
  }

  @Test func aViewWithinAnotherMayBeSmaller() {
    expectSame(
      view.inactiveConstraints(.top.sides.bottom.within().inset(8), .width.within(sibling)),
      [
        view.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor, constant: 8),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -8),
        view.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor, constant: -8),
        view.widthAnchor.constraint(lessThanOrEqualTo: sibling.widthAnchor),
      ]
    )
  }

  @Test func offsetsOfOneRuleAreAddedToItsInset() {
    let constraints = view.inactiveConstraints(.top.bottom.inset(8).offset(1).offset(2))
    expect(constraints.map(\.constant), equals: [11, -5])
  }
}
