import Expectations
import Foundation
import Testing
import UIKit

@Suite struct EventsHitTestTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { window.isHidden = false }

  @Test func theFrontmostViewWins() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.addSubview(back)
    window.addSubview(front)
    expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil), isSameAs: front)
    expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil), isSameAs: back)
    expect(window.hitTest(CGPoint(x: 190, y: 10), with: nil), isSameAs: window)
    back.layer.zPosition = 10
    expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil), isSameAs: front)
  }

  @Test func hiddenDisabledAndTransparentViewsAreSkipped() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let point = CGPoint(x: 10, y: 10)
    expect(window.hitTest(point, with: nil), isSameAs: view)
    view.alpha = 0.009
    expect(window.hitTest(point, with: nil), isSameAs: window)
    view.alpha = 0.01
    expect(window.hitTest(point, with: nil), isSameAs: view)
    view.isHidden = true
    expect(window.hitTest(point, with: nil), isSameAs: window)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    expect(window.hitTest(point, with: nil), isSameAs: window)
  }

  @Test func farEdgesAreOutside() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    expect(window.hitTest(CGPoint(x: 0, y: 0), with: nil), isSameAs: view)
    expect(window.hitTest(CGPoint(x: 100, y: 50), with: nil), isSameAs: window)
    expect(window.hitTest(CGPoint(x: 50, y: 100), with: nil), isSameAs: window)
  }

  @Test func subviewsOutsideTheirSuperviewAreNotHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 60, y: 60, width: 50, height: 50))
    parent.addSubview(child)
    window.addSubview(parent)
    expect(window.hitTest(CGPoint(x: 70, y: 70), with: nil), isSameAs: window)
  }

  @Test func hitTestingFollowsTransformsAndScrolling() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 150, width: 20, height: 20))
    parent.addSubview(child)
    window.addSubview(parent)
    parent.bounds.origin.y = 150
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil), isSameAs: child)
    child.transform = CGAffineTransform(translationX: 50, y: 0)
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil), isSameAs: parent)
    expect(window.hitTest(CGPoint(x: 55, y: 5), with: nil), isSameAs: child)
  }

  @Test func pointInsideCanEnlargeTheHitArea() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let view = Wide(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    window.addSubview(view)
    expect(window.hitTest(CGPoint(x: 40, y: 40), with: nil), isSameAs: view)
  }
}
