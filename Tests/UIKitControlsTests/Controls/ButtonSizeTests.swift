import Expectations
import Foundation
import Testing
import UIKit

/// The sizes and title frames of buttons without a configuration.
@MainActor
struct ButtonSizeTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300), scale: 2)
  private let window: UIWindow

  init() {
    window = host.makeWindow()
  }

  private func button(
    _ title: String?,
    type: UIButton.ButtonType = .custom,
    image: CGSize? = nil
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let image {
      let shown = UIGraphicsImageRenderer(size: image).image { _ in }
      button.setImage(shown, for: .normal)
    }
    window.addSubview(button)
    return button
  }

  private func lineHeight(_ size: CGFloat) -> CGFloat {
    UIFont.systemFont(ofSize: size).lineHeight.rounded(.up)
  }

  @Test("a title without an image adds 12 points of height and has a minimum width of 30")
  func titleAlone() {
    expect(
      button("I").intrinsicContentSize,
      equals: CGSize(width: 30, height: lineHeight(18) + 12)
    )
    expect(button("Follow").intrinsicContentSize.height, equals: lineHeight(18) + 12)
    expect(
      button("I", type: .system).intrinsicContentSize,
      equals: CGSize(width: 30, height: lineHeight(15) + 12)
    )
  }

  @Test("a title with an image has neither")
  func titleAndImage() throws {
    let pair = button("I", image: CGSize(width: 10, height: 10))
    let size = pair.intrinsicContentSize
    let label = try require(pair.titleLabel)
    expect(size.width, equals: (label.intrinsicContentSize.width + 10).rounded(.up))
    expect(size.width, isBelow: 30)
    expect(size.height, equals: lineHeight(18))
  }

  @Test("an image without a title determines the size")
  func imageAlone() {
    let image = button(nil, image: CGSize(width: 10, height: 12))
    expect(image.intrinsicContentSize, equals: CGSize(width: 10, height: 12))
  }

  @Test("a button with an empty or missing title is as high as one line", arguments: [nil, ""])
  func emptyTitle(_ title: String?) {
    let size = CGSize(width: 30, height: lineHeight(18) + 12)
    expect(button(title).intrinsicContentSize, equals: size)
    expect(button(title).sizeThatFits(.zero), equals: size)
    let large = button(title)
    large.titleLabel?.font = .systemFont(ofSize: 40)
    expect(large.intrinsicContentSize.height, equals: lineHeight(40) + 12)
  }

  @Test("content insets replace the padding")
  func ownInsets() {
    let inset = button("I")
    inset.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0.01, bottom: 0, right: 0)
    expect(inset.intrinsicContentSize.height, equals: lineHeight(18))
    expect(inset.intrinsicContentSize.width, isBelow: 30)
    let empty = button("")
    empty.contentEdgeInsets = UIEdgeInsets(top: 3, left: 4, bottom: 3, right: 4)
    expect(empty.intrinsicContentSize, equals: CGSize(width: 8, height: lineHeight(18) + 6))
  }

  @Test("sizes are whole points", arguments: ["Follow", "Following", "Messages", "W"])
  func wholePoints(_ title: String) {
    for button in [button(title), button(title, image: CGSize(width: 10.5, height: 30.5))] {
      for size in [button.intrinsicContentSize, button.sizeThatFits(.zero)] {
        expect(size.width, equals: size.width.rounded())
        expect(size.height, equals: size.height.rounded())
      }
    }
  }

  @Test(
    "the padding stays above and below the title however it is aligned",
    arguments: [
      UIControl.ContentVerticalAlignment.top, .center, .bottom, .fill,
    ]
  )
  func keptPadding(_ alignment: UIControl.ContentVerticalAlignment) throws {
    let button = button("Follow")
    button.contentVerticalAlignment = alignment
    button.sizeToFit()
    let size = button.bounds.size
    button.setNeedsLayout()
    host.frame()
    expect(button.bounds.size, equals: size)
    let label = try require(button.titleLabel)
    expect(label.frame.minY, isAtLeast: 6)
    expect(size.height - label.frame.maxY, isAtLeast: 6)
    expect(label.frame.height + 12, isAtMost: size.height)
  }

  @Test("a background image is the minimum size, without padding")
  func background() {
    let button = button(nil)
    button.setBackgroundImage(
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50)).image { _ in },
      for: .normal
    )
    expect(button.intrinsicContentSize, equals: CGSize(width: 60, height: 50))
  }
}
