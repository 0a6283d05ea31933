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
    #expect(view.bounds.width == 53)
    #expect((root.constraints.first as? Named)?.name == "half")
  }

  @Test func emptyConstraintsHaveNoEffect() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(Named().name == "unnamed")
  }
}
