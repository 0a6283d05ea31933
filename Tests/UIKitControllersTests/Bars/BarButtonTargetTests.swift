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

  @Test func anImageForCompactBarsIsShownInThem() throws {
    let (upright, landscape) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let item = UIBarButtonItem(
      image: upright,
      landscapeImagePhone: landscape,
      style: .plain,
      target: nil,
      action: nil
    )
    expect(item.image, isSameAs: upright)
    expect(item.landscapeImagePhone, isSameAs: landscape)
    item.landscapeImagePhoneInsets.top = 3
    let host = HeadlessHost(size: CGSize(width: 390, height: 300))
    let window = host.makeWindow()
    window.traitOverrides.verticalSizeClass = .regular
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [item]
    window.addSubview(toolbar)
    host.settle()
    let button = try require(toolbar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    expect(button.image(for: .normal), isSameAs: upright)
    host.run { window.traitOverrides.verticalSizeClass = .compact }
    host.settle()
    expect(button.image(for: .normal), isSameAs: landscape)
    expect(button.imageEdgeInsets.top, equals: 3)
    host.run { window.traitOverrides.verticalSizeClass = .regular }
    host.settle()
    expect(button.image(for: .normal), isSameAs: upright)
    expect(button.imageEdgeInsets.top, equals: 0)
  }

  @Test func aTitleAndAnImageHaveAMenu() {
    let menu = UIMenu(children: [])
    let image = UIImage(systemName: "star")
    let item = UIBarButtonItem(title: "Sort", image: image, target: nil, action: nil, menu: menu)
    expect(item.title, equals: "Sort")
    expect(item.image, isSameAs: image)
    expect(item.menu, isSameAs: menu)
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
