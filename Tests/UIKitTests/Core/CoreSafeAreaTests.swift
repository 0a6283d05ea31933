import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CoreSafeAreaTests {
  let host = HeadlessHost(
    size: CGSize(width: 400, height: 800),
    safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  )

  @Test func safeAreaInsetsReachIntoSubviews() {
    let window = host.makeWindow()
    expect(window.safeAreaInsets, equals: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 780))
    window.addSubview(view)
    expect(view.safeAreaInsets, equals: UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0))
    view.frame.origin.y = 60
    expect(view.safeAreaInsets.top, equals: 0)
    expect(view.safeAreaInsets.bottom, equals: 30)
  }

  @Test func viewsInsideTheInsetAreaKeepTheWholeInset() {
    let window = host.makeWindow()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20))
    window.addSubview(bar)
    expect(bar.safeAreaInsets.top, equals: 50)
    let above = UIView(frame: CGRect(x: 0, y: -100, width: 400, height: 20))
    window.addSubview(above)
    expect(above.safeAreaInsets.top, equals: 50)
  }

  @Test func safeAreaChangesPropagateAndNotify() {
    final class Recorder: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let window = host.makeWindow()
    let outer = UIView(frame: window.bounds)
    let inner = Recorder(frame: window.bounds)
    outer.addSubview(inner)
    window.addSubview(outer)
    expect(inner.changes, equals: 1)
    expect(inner.safeAreaInsets.top, equals: 50)
    host.host.resize(
      to: CGSize(width: 400, height: 800),
      safeAreaInsets: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    )
    expect(inner.changes, equals: 2)
    expect(inner.safeAreaInsets, equals: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
  }

  @Test func marginsAddTheSafeArea() {
    let window = host.makeWindow()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 58, left: 8, bottom: 38, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func superviewMarginsArePreserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 20))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
  }
}
