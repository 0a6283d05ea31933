import Testing
import UIKit

/// Bar button items made with a target and an action, which are nil on Linux.
@MainActor @Suite struct BarButtonTargetTests {
  private final class Receiver {}

  @Test func aTitleAndAStyleAreKept() {
    let item = UIBarButtonItem(title: "Next", style: .done, target: nil, action: nil)
    #expect(item.title == "Next")
    #expect(item.style == .done)
    #expect(item.target == nil)
    #expect(item.action == nil)
    #expect(item.primaryAction == nil)
  }

  @Test func anImageAndAStyleAreKept() {
    let image = UIImage(systemName: "star")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    #expect(item.image === image)
    #expect(item.title == nil)
  }

  @Test func theTargetIsWeak() {
    var receiver: Receiver? = Receiver()
    let item = UIBarButtonItem(title: "Next", style: .plain, target: receiver, action: nil)
    #expect(item.target === receiver)
    receiver = nil
    #expect(item.target == nil)
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
    #expect(gap > 200)
  }
}
