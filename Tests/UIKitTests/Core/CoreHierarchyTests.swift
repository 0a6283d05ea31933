import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CoreHierarchyTests {
  final class Recorder: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append(newSuperview == nil ? "willLeave" : "willEnter")
    }
    override func didMoveToSuperview() { log.append(superview == nil ? "left" : "entered") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
    }
    override func didMoveToWindow() { log.append(window == nil ? "leftWindow" : "enteredWindow") }
  }

  @Test func hierarchyCallbacksAreInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Recorder()
    window.addSubview(view)
    expect(view.log, equals: ["willEnter", "willEnterWindow", "enteredWindow", "entered"])
    view.log.removeAll()
    view.removeFromSuperview()
    expect(view.log, equals: ["willLeave", "willLeaveWindow", "leftWindow", "left"])
  }

  @Test func aSubtreeIsNotifiedOfTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    let inner = Recorder()
    outer.addSubview(inner)
    expect(inner.log, equals: ["willEnter", "entered"])
    window.addSubview(outer)
    expect(inner.window, isSameAs: window)
    expect(inner.log, equals: ["willEnter", "entered", "willEnterWindow", "enteredWindow"])
  }

  @Test func orderOfViewsAndLayersIsTheSame() {
    let view = UIView()
    let parts = (0..<4).map { _ in UIView() }
    for part in parts.prefix(3) { view.addSubview(part) }
    view.insertSubview(parts[3], belowSubview: parts[1])
    view.bringSubviewToFront(parts[0])
    view.sendSubviewToBack(parts[2])
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    let order = view.subviews.map { part in parts.firstIndex { $0 === part } }
    expect(order, equals: [0, 3, 1, 2])
    expect(view.subviews.map(\.layer), equals: view.layer.sublayers)
    view.insertSubview(parts[2], aboveSubview: parts[0])
    expect(view.subviews.map(\.layer), equals: view.layer.sublayers)
    expect(view.subviews[1], isSameAs: parts[2])
  }

  @Test func addingMovesAViewFromItsOldSuperview() {
    let a = UIView()
    let b = UIView()
    let child = UIView()
    a.addSubview(child)
    b.addSubview(child)
    expect(a.subviews, satisfies: \.isEmpty)
    expect(child.superview, isSameAs: b)
    expect(child.layer.superlayer, isSameAs: b.layer)
  }

  @Test func releasedSuperviewsAreCleared() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    expectNil(child.superview)
    do {
      let window = UIWindow(frame: .zero)
      window.addSubview(child)
      expect(child.window, isSameAs: window)
    }
    expectNil(child.superview)
    expectNil(child.window)
  }

  @Test func aRemovedViewIsReleased() {
    let parent = UIView()
    weak var child: UIView?
    do {
      let view = UIView()
      parent.addSubview(view)
      child = view
    }
    expect(child != nil)
    child?.removeFromSuperview()
    expectNil(child)
  }

  @Test func theFirstResponderResignsWhenItLeavesTheWindow() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow(frame: .zero)
    let field = Field()
    expect(!field.becomeFirstResponder())
    window.addSubview(field)
    expect(field.becomeFirstResponder())
    expect(field.isFirstResponder)
    field.removeFromSuperview()
    expect(!field.isFirstResponder)
    window.addSubview(field)
    expect(!field.isFirstResponder)
  }

  @Test func tintIsInheritedAndItsChangesAreNotified() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    expect(child.tintColor, equals: .systemBlue)
    expect(child.changes, equals: 0)
    parent.tintColor = .red
    expect(child.tintColor, equals: .red)
    expect(child.changes, equals: 1)
    child.tintColor = .green
    expect(child.changes, equals: 2)
    parent.tintColor = .blue
    expect(child.changes, equals: 2)
    child.tintColor = nil
    expect(child.tintColor, equals: .blue)
    let late = Tinted()
    parent.addSubview(late)
    expect(late.tintColor, equals: .blue)
    expect(late.changes, equals: 1)
  }

  @Test func viewsAreFoundByTag() {
    let view = UIView()
    let outer = UIView()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(inner)
    view.addSubview(outer)
    expect(view.viewWithTag(7), isSameAs: inner)
    expectNil(view.viewWithTag(8))
    expect(inner.isDescendant(of: view))
  }
}
