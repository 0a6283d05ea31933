import Expectations
import Foundation
import Testing
import UIKit

/// The positions of views that equalities do not determine: on the bounds of inequalities, as in
/// Cassowary.
@MainActor @Suite struct FreePositionTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func makeBox(_ size: CGFloat = 20) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: size).isActive = true
    box.heightAnchor.constraint(equalToConstant: size).isActive = true
    return box
  }

  @Test func aTopWithAnUpperBoundIsPlacedAtTheBound() {
    let box = makeBox()
    box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    expect(box.frame.minY, equals: 10)
  }

  @Test func aTrailingEdgeWithALowerBoundIsPlacedAtTheBound() {
    let box = makeBox()
    box.trailingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: -26)
      .isActive = true
    root.layoutIfNeeded()
    expect(box.frame.maxX, equals: 74)
  }

  @Test func aTrailingEdgeWithAnUpperBoundIsPlacedAtTheBound() {
    let box = makeBox()
    box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8).isActive =
      true
    root.layoutIfNeeded()
    expect(box.frame.maxX, equals: 92)
  }

  @Test func theOlderOfTwoInequalitiesDeterminesThePosition() {
    let box = makeBox()
    box.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -5).isActive = true
    box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    expect(box.frame.maxY, equals: 95)
  }

  @Test func optionalEqualitiesPrecedeInequalities() {
    let box = makeBox()
    box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 40).isActive = true
    let center = box.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 30)
    center.priority = .defaultLow
    center.isActive = true
    root.layoutIfNeeded()
    expect(box.frame.midY, equals: 30)
  }

  @Test func removingTheEqualityReturnsTheViewToTheBound() {
    let box = makeBox()
    let bound = box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 40)
    let place = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)
    NSLayoutConstraint.activate([bound, place])
    root.layoutIfNeeded()
    expect(box.frame.minY, equals: 3)
    place.isActive = false
    root.layoutIfNeeded()
    expect(box.frame.minY, equals: 40)
    bound.constant = 25
    root.layoutIfNeeded()
    expect(box.frame.minY, equals: 25)
  }

  @Test func weakBoundsDetermineThePosition() {
    let box = makeBox()
    let bound = box.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 12)
    bound.priority = UILayoutPriority(1)
    bound.isActive = true
    root.layoutIfNeeded()
    expect(box.frame.minX, equals: 12)
  }

  @Test func consecutiveViewsAreAtTheirBounds() {
    let first = makeBox()
    let second = makeBox()
    second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8)
      .isActive = true
    first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 4).isActive =
      true
    root.layoutIfNeeded()
    expect(first.frame.minX, equals: 4)
    expect(second.frame.minX, equals: 32)
  }
}
