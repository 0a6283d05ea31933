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
    #expect(view.log == ["willEnter", "willEnterWindow", "enteredWindow", "entered"])
    view.log.removeAll()
    view.removeFromSuperview()
    #expect(view.log == ["willLeave", "willLeaveWindow", "leftWindow", "left"])
  }

  @Test func aSubtreeIsNotifiedOfTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    let inner = Recorder()
    outer.addSubview(inner)
    #expect(inner.log == ["willEnter", "entered"])
    window.addSubview(outer)
    #expect(inner.window === window)
    #expect(inner.log == ["willEnter", "entered", "willEnterWindow", "enteredWindow"])
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
    #expect(order == [0, 3, 1, 2])
    #expect(view.subviews.map(\.layer) == view.layer.sublayers)
    view.insertSubview(parts[2], aboveSubview: parts[0])
    #expect(view.subviews.map(\.layer) == view.layer.sublayers)
    #expect(view.subviews[1] === parts[2])
  }

  @Test func addingMovesAViewFromItsOldSuperview() {
    let a = UIView()
    let b = UIView()
    let child = UIView()
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty)
    #expect(child.superview === b)
    #expect(child.layer.superlayer === b.layer)
  }

  @Test func releasedSuperviewsAreCleared() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
    do {
      let window = UIWindow(frame: .zero)
      window.addSubview(child)
      #expect(child.window === window)
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
  }

  @Test func aRemovedViewIsReleased() {
    let parent = UIView()
    weak var child: UIView?
    do {
      let view = UIView()
      parent.addSubview(view)
      child = view
    }
    #expect(child != nil)
    child?.removeFromSuperview()
    #expect(child == nil)
  }

  @Test func theFirstResponderResignsWhenItLeavesTheWindow() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow(frame: .zero)
    let field = Field()
    #expect(!field.becomeFirstResponder())
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    window.addSubview(field)
    #expect(!field.isFirstResponder)
  }

  @Test func tintIsInheritedAndItsChangesAreNotified() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    #expect(child.changes == 0)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == 1)
    child.tintColor = .green
    #expect(child.changes == 2)
    parent.tintColor = .blue
    #expect(child.changes == 2)
    child.tintColor = nil
    #expect(child.tintColor == .blue)
    let late = Tinted()
    parent.addSubview(late)
    #expect(late.tintColor == .blue)
    #expect(late.changes == 1)
  }

  @Test func viewsAreFoundByTag() {
    let view = UIView()
    let outer = UIView()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(inner)
    view.addSubview(outer)
    #expect(view.viewWithTag(7) === inner)
    #expect(view.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: view))
  }
}
