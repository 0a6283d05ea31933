import Expectations
import Foundation
import Testing
import UIKit

/// Members that are open in Apple's UIKit can be overridden, and the system uses the override.
@MainActor @Suite struct OverridingTests {
  private final class Child: UIViewController {
    var transitions: [Bool] = []

    override var navigationController: UINavigationController? { navigation }
    let navigation = UINavigationController()

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      transitions.append(isAppearing)
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private final class Parent: UIViewController {
    var hidden: UIViewController?
    override var children: [UIViewController] { super.children.filter { $0 !== hidden } }
  }

  private final class Table: UITableView {
    override func rect(forSection section: Int) -> CGRect {
      super.rect(forSection: section).insetBy(dx: 10, dy: 0)
    }

    override var tableHeaderView: UIView? {
      get { super.tableHeaderView }
      set { super.tableHeaderView = newValue ?? UIView() }
    }
  }

  private final class Padded: UIView {
    let content = UILayoutGuide()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addLayoutGuide(content)
    }

    required init?(coder: NSCoder) { nil }

    override var firstBaselineAnchor: NSLayoutYAxisAnchor { content.bottomAnchor }

    override func bringSubviewToFront(_ view: UIView) {
      super.bringSubviewToFront(view)
      tag += 1
    }
  }

  @Test func containersCallTheAppearanceMethodsOfSubclasses() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Child()
    window.rootViewController = child
    window.isHidden = false
    expect(child.transitions, equals: [true])
    expect(child.navigationController, isSameAs: child.navigation)
    window.isHidden = true
  }

  @Test func containersCanOverrideTheirChildren() {
    let parent = Parent()
    let first = UIViewController()
    let second = UIViewController()
    parent.addChild(first)
    parent.addChild(second)
    parent.hidden = first
    expect(parent.children, equals: [second])
  }

  @Test func tableMembersCanBeOverridden() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    expect(table.rect(forSection: 0).width, equals: 0)
    table.tableHeaderView = nil
    expect(table.tableHeaderView != nil)
  }

  @Test func constraintsUseOverriddenAnchors() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(padded)
    root.addSubview(line)
    NSLayoutConstraint.activate([
      padded.content.topAnchor.constraint(equalTo: padded.topAnchor),
      padded.content.heightAnchor.constraint(equalToConstant: 12),
      line.topAnchor.constraint(equalTo: padded.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expect(line.frame.minY, equals: 12)
    let inner = UIView()
    padded.addSubview(inner)
    padded.bringSubviewToFront(inner)
    expect(padded.tag, equals: 1)
  }
}
