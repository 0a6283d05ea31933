import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ConstraintSubclassTests {
  final class Named: NSLayoutConstraint {
    var name = "unnamed"
  }

  @Test func aSubclassInheritsTheInitialisers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraint = Named(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: root,
      attribute: .width,
      multiplier: 0.5,
      constant: 3
    )
    constraint.name = "half"
    constraint.isActive = true
    root.layoutIfNeeded()
    expect(view.bounds.width, equals: 53)
    expect((root.constraints.first as? Named)?.name, equals: "half")
  }

  @Test func emptyConstraintsHaveNoEffect() {
    let constraint = NSLayoutConstraint()
    expectNil(constraint.firstItem)
    expectNil(constraint.secondItem)
    expect(constraint.firstAttribute, equals: .notAnAttribute)
    expect(constraint.relation, equals: .equal)
    expect(constraint.multiplier, equals: 1)
    expect(constraint.priority, equals: .required)
    expect(!constraint.isActive)
    expect(Named().name, equals: "unnamed")
  }
}
