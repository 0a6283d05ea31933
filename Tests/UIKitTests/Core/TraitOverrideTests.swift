import Expectations
import Foundation
import Testing
import UIKit

/// Traits that views and controllers set for themselves, and traits that programs define.
@MainActor @Suite struct TraitOverrideTests {
  private let host = HeadlessHost(traits: UITraitCollection(userInterfaceStyle: .light))

  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  private struct Unit: UITraitDefinition {
    struct Value {}
    static let defaultValue = Value()
  }

  @Test func overridesApplyToTheSubtreeUntilRemoved() {
    let window = host.makeWindow()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
    expect(outer.overrideUserInterfaceStyle, equals: .dark)
    expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    expect(inner.traitCollection.userInterfaceStyle, equals: .light)
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
    expect(window.traitCollection.preferredContentSizeCategory != .extraLarge)
  }

  @Test func customTraitsPropagateAndAreObserved() {
    let window = host.makeWindow()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    window.addSubview(outer)
    var seen: [Int] = []
    inner.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
      seen += [previous[Density.self], view.traitCollection[Density.self]]
    }
    expect(inner.traitCollection[Density.self], equals: 1)
    outer.traitOverrides[Density.self] = 3
    expect(inner.traitCollection[Density.self], equals: 3)
    outer.traitOverrides[Density.self] = 3
    outer.traitOverrides.userInterfaceStyle = .dark
    expect(seen, equals: [1, 3])
    outer.traitOverrides.remove(Density.self)
    expect(inner.traitCollection[Density.self] == 1 && seen == [1, 3, 3, 1])
  }

  @Test func collectionsWithCustomTraitsCompareByValue() {
    let one = UITraitCollection { $0[Density.self] = 2 }
    expect(one, equals: UITraitCollection { $0[Density.self] = 2 })
    expect(one.hash, equals: UITraitCollection { $0[Density.self] = 2 }.hash)
    expect(one != UITraitCollection { $0[Density.self] = 4 })
    expect(one != UITraitCollection())
    let merged = UITraitCollection(traitsFrom: [one, UITraitCollection(userInterfaceStyle: .dark)])
    expect(merged[Density.self] == 2 && merged[UITraitUserInterfaceStyle.self] == .dark)
    // Values that cannot be compared are treated as changed.
    expect(
      UITraitCollection { $0[Unit.self] = Unit.Value() }
        != UITraitCollection { $0[Unit.self] = Unit.Value() }
    )
  }

  @Test func controllerTraitsWaitForTheView() {
    let window = host.makeWindow()
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    controller.overrideUserInterfaceStyle = .dark
    expect(!controller.isViewLoaded)
    expect(controller.traitCollection.userInterfaceStyle, equals: .dark)
    window.rootViewController = controller
    expect(
      controller.view.traitCollection.preferredContentSizeCategory,
      equals: .accessibilityLarge
    )
    expect(controller.view.traitCollection.userInterfaceStyle, equals: .dark)
    controller.view.traitOverrides.userInterfaceStyle = .light
    expect(controller.traitCollection.userInterfaceStyle, equals: .light)
    controller.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    controller.overrideUserInterfaceStyle = .unspecified
    expect(controller.traitCollection.userInterfaceStyle, equals: .light)
  }

  @Test func childOverridesWinOverTheContainers() {
    let window = host.makeWindow()
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    var changes = 0
    let registration = child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (changed: UIViewController, _) in
      expect(changed, isSameAs: child)
      changes += 1
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )
    expect(child.traitCollection.horizontalSizeClass, equals: .regular)
    expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass, equals: .regular)
    expect(parent.traitCollection.horizontalSizeClass != .regular)
    child.traitOverrides.horizontalSizeClass = .compact
    expect(child.traitCollection.horizontalSizeClass, equals: .compact)
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    child.unregisterForTraitChanges(registration)
    parent.setOverrideTraitCollection(nil, forChild: child)
    expectNil(parent.overrideTraitCollection(forChild: child))
    expect(
      child.traitCollection.horizontalSizeClass,
      equals: parent.traitCollection.horizontalSizeClass
    )
    expect(changes, equals: 3)
  }
}
