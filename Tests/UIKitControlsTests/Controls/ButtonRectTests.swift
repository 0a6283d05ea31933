import Expectations
import Foundation
import Testing
import UIKit

/// Button subclasses that override the frames of title and image.
@MainActor @Suite struct ButtonRectTests {
  /// A button with its image above the title.
  private final class StackedButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      let side: CGFloat = 20
      return CGRect(
        x: contentRect.midX - side / 2,
        y: contentRect.minY,
        width: side,
        height: side
      )
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.maxY - 18, width: contentRect.width, height: 18)
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 5, dy: 5)
    }
  }

  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300), scale: 2)
  private let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

  private func show<Button: UIButton>(_ button: Button) -> Button {
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
    button.setTitle("Home", for: .normal)
    button.setImage(dot, for: .normal)
    headless.makeWindow().addSubview(button)
    headless.settle()
    return button
  }

  @Test func partsLieWhereASubclassPutsThem() {
    let button = show(StackedButton())
    button.setBackgroundImage(dot, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    headless.settle()
    expect(button.imageView?.frame, equals: CGRect(x: 40, y: 4, width: 20, height: 20))
    expect(button.titleLabel?.frame, equals: CGRect(x: 8, y: 38, width: 84, height: 18))
    expect(button.subviews.first?.frame, equals: CGRect(x: 5, y: 5, width: 90, height: 50))
  }

  @Test func otherwiseTheySayWhereThePartsAre() {
    let button = show(UIButton())
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
    headless.settle()
    let content = button.contentRect(forBounds: button.bounds)
    expect(content, equals: button.bounds)
    expect(button.titleRect(forContentRect: content), equals: button.titleLabel?.frame)
    expect(button.imageRect(forContentRect: content), equals: button.imageView?.frame)
    expect(UIButton().imageRect(forContentRect: content), equals: .zero)
  }

  @Test func imagesAreFainterWhilePressedOrDisabledUnlessAdjustedOtherwise() {
    let button = show(UIButton())
    button.isHighlighted = true
    headless.frame()
    expect(button.imageView?.alpha, equals: 0.5)
    button.adjustsImageWhenHighlighted = false
    headless.settle()
    expect(button.imageView?.alpha, equals: 1)
    button.isHighlighted = false
    button.isEnabled = false
    headless.frame()
    expect(button.imageView?.alpha, equals: 0.5)
    button.adjustsImageWhenDisabled = false
    headless.settle()
    expect(button.imageView?.alpha, equals: 1)
    button.adjustsImageWhenDisabled = true
    button.setImage(dot, for: .disabled)
    headless.settle()
    expect(button.imageView?.alpha, equals: 1)
  }

  @Test func wheelsOfTheOldNamesBringTheirColors() {
    let hud = UIActivityIndicatorView(style: .whiteLarge)
    expect(hud.bounds.size, equals: UIActivityIndicatorView(style: .large).bounds.size)
    expect(hud.color, equals: .white)
    expect(UIActivityIndicatorView(style: .gray).color, equals: .gray)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.style = .white
    expect(wheel.color, equals: .white)
    expect(wheel.intrinsicContentSize, equals: CGSize(width: 20, height: 20))
    wheel.color = .red
    expect(wheel.color, equals: .red)
  }

  private final class CountingButton: UIButton {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      // Requests a layout, and reads the label again, as subclasses do.
      titleLabel?.font = .systemFont(ofSize: CGFloat(10 + layouts))
      titleLabel?.frame.origin.y = 3
    }
  }

  @Test func accessToTitleAndImageUpdatesTheirFrames() throws {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(dot, for: .normal)
    let image = try require(button.imageView)
    let title = try require(button.titleLabel)
    expect(image.frame.size, equals: CGSize(width: 10, height: 10))
    expect(title.frame.minX, equals: image.frame.maxX)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    let before = image.frame.minX
    expect(button.imageView?.frame.minX, equals: before - 10)
    expect(title.frame.minX, equals: image.frame.maxX + 20)
  }

  @Test func accessDuringALayoutDoesNotStartAnother() {
    let button = CountingButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Title", for: .normal)
    expect(button.titleLabel?.frame.minY, equals: 3)
    expect(button.layouts, isAtMost: 2)
  }

  @Test func accessToThePartsOfAButtonWithoutASizeDoesNotLayItOut() {
    let button = CountingButton()
    button.setTitle("Title", for: .normal)
    expect(button.titleLabel?.text, equals: "Title")
    expect(button.layouts, equals: 0)
  }
}
