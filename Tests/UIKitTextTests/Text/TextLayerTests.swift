import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Layers that show a text.
@Suite struct TextLayerTests {
  /// The columns and rows of the layer's image that have letters.
  private func ink(_ layer: CALayer) -> CGRect {
    let size = layer.bounds.size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      layer.displayIfNeeded()
      layer.render(in: context.cgContext)
    }
    guard let image = drawn.cgImage else { return .null }
    var ink = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y) >> 24 > 100 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }

  private func layer(_ text: Any?, width: CGFloat = 200, height: CGFloat = 40) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.foregroundColor = UIColor.black.cgColor
    layer.font = UIFont.systemFont(ofSize: 12)
    layer.fontSize = 16
    layer.string = text
    return layer
  }

  @Test func textIsAtTheTopWithItsAlignment() {
    let layer = layer("nnn")
    let left = ink(layer)
    expect(left.minX < 4 && left.maxX < 60 && left.maxY < 22)
    layer.alignmentMode = .center
    expect(abs(ink(layer).midX - 100), isBelow: 2)
    layer.alignmentMode = .right
    expect(ink(layer).maxX, isAbove: 196)
  }

  @Test func theLayersFontSizeIsUsed() {
    let layer = layer("n")
    let small = ink(layer).height
    layer.fontSize = 32
    expect(abs(ink(layer).height - small * 2), isAtMost: 2)
  }

  @Test func longTextIsClippedWrappedOrTruncated() {
    let text = "nnnn nnnn nnnn nnnn nnnn nnnn"
    let layer = layer(text, width: 80, height: 60)
    let cut = ink(layer)
    expect(cut.maxY < 22 && cut.maxX > 76)
    layer.isWrapped = true
    expect(ink(layer).maxY, isAbove: 38)
    layer.isWrapped = false
    layer.truncationMode = .end
    expect(ink(layer).maxY, isBelow: 22)
  }

  @Test func thePreferredSizeIsThatOfTheText() {
    let layer = layer("nnnn nnnn", width: 10, height: 10)
    let font = UIFont.systemFont(ofSize: 16)
    let line = NSString(string: "nnnn nnnn").size(withAttributes: [.font: font])
    expect(layer.preferredFrameSize(), equals: line)
    layer.string = "nnnn nnnn\nn"
    expect(layer.preferredFrameSize().width, equals: line.width)
    expect(layer.preferredFrameSize().height, isAbove: line.height * 1.5)
    layer.isWrapped = true
    layer.string = "nnnn nnnn"
    layer.bounds.size.width = line.width * 0.75
    expect(layer.preferredFrameSize().width, isBelow: line.width)
    expect(layer.preferredFrameSize().height, isAbove: line.height * 1.5)
    layer.string = nil
    expect(layer.preferredFrameSize(), equals: .zero)
  }

  @Test func attributedTextUsesItsAttributes() {
    let text = NSAttributedString(
      string: "n",
      attributes: [.font: UIFont.systemFont(ofSize: 32), .foregroundColor: UIColor.black]
    )
    let layer = layer(text)
    layer.fontSize = 8
    expect(ink(layer).height, isAbove: 14)
    layer.string = nil
    expect(ink(layer).isNull)
  }

  @Test func viewsCanHaveTextLayers() throws {
    final class TextView: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let layer = try require(view.layer as? CATextLayer)
    layer.foregroundColor = UIColor.black.cgColor
    layer.fontSize = 16
    layer.string = "nnn"
    expect(!ink(layer).isNull)
  }

  @Test func aNewTextStorageIsEmpty() {
    let storage = NSTextStorage()
    storage.append(NSAttributedString(string: "ab"))
    expect(storage.string, equals: "ab")
  }

  @Test func propertiesAreAccessibleByKey() {
    let layer = CATextLayer()
    layer.setValue("words", forKey: "string")
    layer.setValue(12, forKeyPath: "fontSize")
    layer.setValue(0.5, forKey: "opacity")
    expect(layer.string as? String == "words" && layer.fontSize == 12 && layer.opacity == 0.5)
    expect(layer.value(forKey: "string") as? String, equals: "words")
  }
}
