import Expectations
import Foundation
import Testing
import UIKit

/// The window of an application's delegate.
@MainActor @Suite struct DelegateWindowTests {
  private final class WithWindow: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class WithoutWindow: NSObject, UIApplicationDelegate {}

  @Test func theWindowIsThePropertyOfTheDelegate() {
    let owner = WithWindow()
    let delegate: (any UIApplicationDelegate)? = owner
    let root = UIViewController()
    owner.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    owner.window?.rootViewController = root
    expect(delegate?.window??.rootViewController, isSameAs: root)
    owner.window = nil
    expectNil(delegate?.window ?? nil)
  }

  @Test func aDelegateNeedsNoWindow() {
    let delegate: (any UIApplicationDelegate)? = WithoutWindow()
    let window: UIWindow? = delegate?.window ?? nil
    expectNil(window)
  }
}
