import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Transformers of colors, and images, views and shadows of backgrounds.
@MainActor @Suite struct ConfigurationColorTests {
  private let red = UIConfigurationColorTransformer { _ in .red }

  @Test func transformersApplyWhenColorsAreResolved() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .blue
    background.backgroundColorTransformer = red
    background.strokeColorTransformer = red
    expect(background.resolvedBackgroundColor(for: .green), equals: .red)
    expect(background.resolvedStrokeColor(for: .green), equals: .red)
    expect(background.backgroundColor, equals: .blue)
    var content = UIListContentConfiguration.cell()
    content.textProperties.colorTransformer = red
    content.imageProperties.tintColorTransformer = red
    expect(content.textProperties.resolvedColor(), equals: .red)
    expect(content.imageProperties.resolvedTintColor(for: .green), equals: .red)
    let copy = content
    expect(copy, equals: content)
    content.textProperties.colorTransformer = red
    expect(copy, equals: content)
    content.textProperties.colorTransformer = .grayscale
    expect(copy != content)
  }

  @Test func grayscaleKeepsTheBrightness() {
    let gray = UIConfigurationColorTransformer.grayscale(.green)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    expect(gray.getWhite(&white, alpha: &alpha))
    expect(abs(white - 0.715) < 0.01 && alpha == 1)
  }

  @Test func aButtonShowsTransformedColors() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColorTransformer = red
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let host = HeadlessHost(size: CGSize(width: 60, height: 40), scale: 1)
    host.makeWindow().addSubview(button)
    host.settle()
    try expect(require(host.snapshot()).pixel(x: 30, y: 20), equals: 0xFFFF_0000)
  }

  @Test func colorsAreTransformedOnce() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .black
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer {
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      $0.getWhite(&white, alpha: &alpha)
      return $0.withAlphaComponent(alpha / 2)
    }
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let host = HeadlessHost(size: CGSize(width: 60, height: 40), scale: 1)
    let window = host.makeWindow()
    window.backgroundColor = .white
    window.addSubview(button)
    host.settle()
    let gray = try require(host.snapshot()).pixel(x: 30, y: 20) & 0xFF
    expect((0x7E...0x81).contains(gray))
  }

  @Test func aBackgroundShowsItsImageItsViewAndItsShadow() throws {
    let host = HeadlessHost(size: CGSize(width: 100, height: 60), scale: 1)
    let window = host.makeWindow()
    window.backgroundColor = .white
    let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    var background = UIBackgroundConfiguration.clear()
    background.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    background.backgroundColor = .blue
    background.imageContentMode = .center
    let custom = UIView()
    background.customView = custom
    background.shadowProperties.opacity = 1
    background.shadowProperties.offset = CGSize(width: 0, height: 4)
    cell.backgroundConfiguration = background
    window.addSubview(cell)
    host.settle()
    let image = try require(host.snapshot())
    expect(image.pixel(x: 50, y: 30) == 0xFFFF_0000 && image.pixel(x: 20, y: 20) == 0xFF00_00FF)
    expect(image.pixel(x: 50, y: 52) & 0xFF, isBelow: 0xC0)
    expect(custom.superview != nil && custom.bounds.size == CGSize(width: 80, height: 40))
    background.customView = nil
    background.image = nil
    cell.backgroundConfiguration = background
    host.settle()
    expectNil(custom.superview)
    try expect(require(host.snapshot()).pixel(x: 50, y: 30), equals: 0xFF00_00FF)
  }
}
