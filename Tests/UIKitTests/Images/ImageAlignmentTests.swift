import Expectations
import Foundation
import Testing
import UIKit

/// Images with decoration at their edges, with a baseline, and those of the old ways of resizing.
@MainActor @Suite struct ImageAlignmentTests {
  private let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
  }()

  private func host(_ view: UIView) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return container
  }

  @Test func constraintsAlignTheAlignmentRectOfTheImage() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image.withAlignmentRectInsets(insets))
    expect(view.alignmentRectInsets, equals: insets)
    expect(view.intrinsicContentSize, equals: CGSize(width: 14, height: 6))
    let container = host(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: -2, y: -1, width: 20, height: 10))
  }

  @Test func constraintsFindTheBaseline() {
    let view = UIImageView(image: image.withBaselineOffset(fromBottom: 3))
    expect(view.image?.baselineOffsetFromBottom, equals: 3)
    expectNil(view.image?.imageWithoutBaseline().baselineOffsetFromBottom)
    let container = host(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.lastBaselineAnchor.constraint(equalTo: container.topAnchor, constant: 50),
    ])
    container.layoutIfNeeded()
    expect(view.frame.maxY, equals: 53)
  }

  @Test func imagesWithOtherAlignmentsDiffer() {
    expect(image != image.withBaselineOffset(fromBottom: 1))
    expect(image, equals: image.withAlignmentRectInsets(.zero))
  }

  @Test func aStretchableImageHasAMiddleOfOnePoint() {
    let stretched = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    expect(stretched.capInsets, equals: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
    expect(stretched.resizingMode, equals: .stretch)
    expect((stretched.leftCapWidth, stretched.topCapHeight) == (5, 0))
  }

  @Test func aPatternRepeatsTheImage() throws {
    let format = image.imageRendererFormat
    expect((format.scale, format.opaque) == (1, false))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30), format: format)
      .image { _ in image.drawAsPattern(in: CGRect(x: 5, y: 5, width: 40, height: 20)) }
    let pixels = try require(drawn.cgImage)
    expect(pixels.pixel(x: 6, y: 6), equals: 0xFFFF_0000)
    expect(pixels.pixel(x: 16, y: 6), equals: 0)
    expect(pixels.pixel(x: 26, y: 16), equals: 0xFFFF_0000)
    expect(pixels.pixel(x: 4, y: 6), equals: 0)
    expect(pixels.pixel(x: 26, y: 26), equals: 0)
  }

  @Test func renderersEncodeJPEGData() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
      .jpegData(withCompressionQuality: 0.8) { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    expect(data.starts(with: [0xFF, 0xD8]))
    expect(UIImage(data: data) != nil)
  }

  @Test func symbolConfigurationsCombine() {
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    let both = size.applying(UIImage.SymbolConfiguration(weight: .bold))
    expect(both, equals: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    expect(both.configurationWithoutWeight().isEqual(to: size))
    expect(both.configurationWithoutPointSizeAndWeight(), equals: .unspecified)
    expect(size.applying(nil), equals: size)
  }
}
