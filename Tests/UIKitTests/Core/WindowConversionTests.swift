import Expectations
import Foundation
import Testing
import UIKit

/// Points of one window in another, and on the screen.
@MainActor @Suite struct WindowConversionTests {
  @Test func windowsHaveScreenFrames() {
    let one = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let two = UIWindow(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    expect(one.convert(CGPoint(x: 5, y: 5), to: two), equals: CGPoint(x: -35, y: 25))
    expect(one.convert(CGPoint(x: 5, y: 5), from: two), equals: CGPoint(x: 45, y: -15))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(one.convert(rect, to: two), equals: CGRect(x: -39, y: 22, width: 3, height: 4))
    expect(two.convert(rect, from: one), equals: CGRect(x: -39, y: 22, width: 3, height: 4))
  }

  @Test func convertingToNilReturnsScreenPoints() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let none: UIWindow? = nil
    expect(window.convert(CGPoint(x: 5, y: 5), to: none), equals: CGPoint(x: 15, y: 25))
    expect(window.convert(CGPoint(x: 5, y: 5), from: none), equals: CGPoint(x: -5, y: -15))
  }

  @Test func searchBarsShowTheirAccessoryView() {
    let bar = UISearchBar(frame: .zero)
    expectNil(bar.inputAccessoryView)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.inputAccessoryView = view
    expect(bar.inputAccessoryView, isSameAs: view)
    expect(bar.searchTextField.inputAccessoryView, isSameAs: view)
  }
}
