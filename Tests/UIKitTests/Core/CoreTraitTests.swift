import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CoreTraitTests {
  final class Recorder: UIView {
    var previous: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  let host = HeadlessHost(traits: UITraitCollection(userInterfaceStyle: .light))

  @Test func traitsComeFromTheScreenAndChangesAreNotified() {
    let window = host.makeWindow()
    let view = Recorder()
    window.addSubview(view)
    view.previous.removeAll()
    host.host.updateTraits { $0.userInterfaceStyle = .dark }
    expect(view.traitCollection.userInterfaceStyle, equals: .dark)
    expect(view.previous, equals: [.light])
    host.host.updateTraits { $0.userInterfaceStyle = .dark }
    expect(view.previous, equals: [.light])
  }

  @Test func aDynamicBackgroundFollowsTheTraits() throws {
    let window = host.makeWindow()
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    window.addSubview(view)
    expect(view.layer.backgroundColor, equals: UIColor.black.cgColor)
    host.host.updateTraits { $0.userInterfaceStyle = .dark }
    expect(view.layer.backgroundColor, equals: UIColor.white.cgColor)
  }

  @Test func overridesApplyToTheSubtreeOnly() {
    let window = host.makeWindow()
    let outer = UIView()
    let inner = Recorder()
    let sibling = UIView()
    outer.addSubview(inner)
    window.addSubview(outer)
    window.addSubview(sibling)
    outer.overrideUserInterfaceStyle = .dark
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    expect(sibling.traitCollection.userInterfaceStyle, equals: .light)
    outer.overrideUserInterfaceStyle = .unspecified
    expect(inner.traitCollection.userInterfaceStyle, equals: .light)
  }

  @Test func registeredHandlersAreCalledForTheirTraitsOnly() {
    let window = host.makeWindow()
    let view = UIView()
    window.addSubview(view)
    var styles = 0
    var sizes = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (changed: UIView, _) in
      expect(changed, isSameAs: view)
      styles += 1
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _) in sizes += 1
    }
    host.host.updateTraits { $0.userInterfaceStyle = .dark }
    expect((styles, sizes) == (1, 0))
    host.host.updateTraits { $0.preferredContentSizeCategory = .extraLarge }
    expect((styles, sizes) == (1, 1))
    view.unregisterForTraitChanges(registration)
    host.host.updateTraits { $0.userInterfaceStyle = .light }
    expect((styles, sizes) == (1, 1))
  }

  @Test func drawingAndLayoutSeeTheViewsTraits() {
    final class Seer: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func layoutSubviews() {
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
      override func draw(_ rect: CGRect) {
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let window = host.makeWindow()
    let view = Seer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    host.frame()
    expect(view.seen, equals: [.dark, .dark])
  }
}
