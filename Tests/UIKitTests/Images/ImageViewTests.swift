import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct ImageViewTests {
  private func image(_ size: CGSize, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: size).image {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func intrinsicSizeIsThatOfTheImage() {
    let view = UIImageView()
    expect(view.intrinsicContentSize.width, equals: UIView.noIntrinsicMetric)
    view.image = image(CGSize(width: 30, height: 20))
    expect(view.intrinsicContentSize, equals: CGSize(width: 30, height: 20))
    expect(UIImageView(image: view.image).frame.size, equals: CGSize(width: 30, height: 20))
  }

  @Test func settingTheSameImageKeepsTheContents() {
    let image = image(CGSize(width: 10, height: 10))
    let view = UIImageView(image: image)
    let before = view.layer.contents as AnyObject
    view.image = image
    expect(view.layer.contents as AnyObject, isSameAs: before)
    view.image = nil
    expectNil(view.layer.contents)
  }

  @Test func highlightedImageIsShownWhileHighlighted() throws {
    let normal = image(CGSize(width: 4, height: 4))
    let pressed = image(CGSize(width: 4, height: 4), .blue)
    let view = UIImageView(image: normal, highlightedImage: pressed)
    view.isHighlighted = true
    expect(view.layer.contents as AnyObject, isSameAs: pressed.cgImage)
    view.isHighlighted = false
    expect(view.layer.contents as AnyObject, isSameAs: normal.cgImage)
  }

  @Test func templateTakesTheTint() throws {
    let view = UIImageView(
      image: image(CGSize(width: 4, height: 4)).withRenderingMode(.alwaysTemplate)
    )
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let shown = try require(view.layer.contents as? CGImage)
    expect(shown.pixel(x: 1, y: 1), equals: 0xFF00_FF00)
    view.tintColor = .blue
    let tinted = try require(view.layer.contents as? CGImage)
    expect(tinted.pixel(x: 1, y: 1), equals: 0xFF00_00FF)
  }

  @Test func symbolTakesThePreferredSize() throws {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let small = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    expect(view.intrinsicContentSize.width, isAbove: small.width * 1.8)
  }
}
