import Expectations
import Testing
import UIKit

/// Bar button items made with a target and an action, which are nil on Linux.
@MainActor @Suite struct BarButtonTargetTests {
  private final class Receiver {}

  @Test func aTitleAndAStyleAreKept() {
    let item = UIBarButtonItem(title: "Next", style: .done, target: nil, action: nil)
    expect(item.title, equals: "Next")
    expect(item.style, equals: .done)
    expectNil(item.target)
    expectNil(item.action)
    expectNil(item.primaryAction)
  }

  @Test func anImageAndAStyleAreKept() {
    let image = UIImage(systemName: "star")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    expect(item.image, isSameAs: image)
    expectNil(item.title)
  }

  @Test func theTargetIsWeak() {
    var receiver: Receiver? = Receiver()
    let item = UIBarButtonItem(title: "Next", style: .plain, target: receiver, action: nil)
    expect(item.target, isSameAs: receiver)
    receiver = nil
    expectNil(item.target)
  }

  @Test func aFlexibleSpaceMovesItemsOfAToolbarApart() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [
      UIBarButtonItem(customView: left),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(customView: right),
    ]
    toolbar.layoutIfNeeded()
    let gap =
      toolbar.convert(right.bounds, from: right).minX
      - toolbar.convert(left.bounds, from: left).maxX
    expect(gap, isAbove: 200)
  }
}
