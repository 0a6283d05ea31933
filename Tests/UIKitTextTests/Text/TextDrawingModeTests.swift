import CoreGraphics
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Text that is stroked or clipped to, by the mode of the context.
@MainActor @Suite struct TextDrawingModeTests {
  /// A label with an outline, as programs write it: its text is stroked, then filled.
  private final class OutlinedLabel: UILabel {
    var outlineColor = UIColor.black
    var outlineWidth: CGFloat = 6
    private(set) var drawings = 0

    override func drawText(in rect: CGRect) {
      drawings += 1
      let fill = textColor
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(outlineWidth)
      context?.setLineJoin(.round)
      context?.setTextDrawingMode(.stroke)
      textColor = outlineColor
      super.drawText(in: rect)
      context?.setTextDrawingMode(.fill)
      textColor = fill
      super.drawText(in: rect)
    }
  }

  private func image(_ draw: (CGContext) -> Void) throws -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 80, height: 60)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    let pixels = try require(image.cgImage)
    return try (0..<60).map { y in
      try (0..<80).map { x in
        let part = try require(pixels.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
        let data = try require(part.dataProvider?.data) as Data
        return data.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
      }
    }
  }

  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 50, weight: .black), .foregroundColor: UIColor.red,
  ]

  private func count(_ rows: [[UInt32]]) -> Int {
    rows.reduce(0) { $0 + $1.filter { $0 >> 24 > 200 }.count }
  }

  @Test func strokedTextIsHollowAndFilledAndStrokedTextIsWider() throws {
    func area(_ mode: CGTextDrawingMode) throws -> Int {
      count(
        try image { context in
          context.setTextDrawingMode(mode)
          context.setLineWidth(4)
          ("O" as NSString).draw(at: CGPoint(x: 10, y: 0), withAttributes: attributes)
        }
      )
    }
    let (fill, stroke) = (try area(.fill), try area(.stroke))
    let both = try area(.fillStroke)
    expect(fill > 300 && stroke > 100 && both > fill + 100 && both > stroke + 100)
    try expect(area(.invisible) == 0 && area(.clip) == 0)
  }

  @Test func drawingIsClippedToLetters() throws {
    let letters = try image { _ in
      ("O" as NSString).draw(at: CGPoint(x: 10, y: 0), withAttributes: attributes)
    }
    let clipped = try image { context in
      context.saveGState()
      context.setTextDrawingMode(.clip)
      ("O" as NSString).draw(at: CGPoint(x: 10, y: 0), withAttributes: attributes)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
      context.restoreGState()
    }
    expect(abs(count(letters) - count(clipped)), isBelow: 20)
    let after = try image { context in
      context.saveGState()
      context.setTextDrawingMode(.clip)
      ("O" as NSString).draw(at: .zero, withAttributes: attributes)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
    }
    expect(count(after), equals: 80 * 60)
  }

  @Test func aLabelThatSetsItsColorWhileDrawingIsDrawnOnce() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 80))
    let window = host.makeWindow()
    let label = host.run {
      let label = OutlinedLabel(frame: window.bounds)
      label.text = "Title"
      window.addSubview(label)
      return label
    }
    host.settle()
    expect(label.drawings == 1 && !label.layer.needsDisplay())
    host.run { label.text = "Other" }
    host.settle()
    expect(label.drawings, equals: 2)
  }

  @Test func outlinedLabels() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let host = HeadlessHost(
        size: CGSize(width: 320, height: 210),
        traits: UITraitCollection { $0.userInterfaceStyle = style }
      )
      let window = host.makeWindow()
      host.run {
        window.backgroundColor = .systemBackground
        for (index, text) in ["Outline", "漢字と仮名", "مرحبا"].enumerated() {
          let label = OutlinedLabel(
            frame: CGRect(x: 10, y: CGFloat(index) * 70, width: 300, height: 70)
          )
          label.text = text
          label.font = .systemFont(ofSize: 46, weight: .heavy)
          label.textAlignment = .center
          label.textColor = .systemYellow
          label.outlineColor = .label
          window.addSubview(label)
        }
      }
      host.settle()
      expectLook(window, on: host, "outlined-\(style == .dark ? "dark" : "light")")
    }
  }
}
