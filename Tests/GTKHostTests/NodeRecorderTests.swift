import CGTKShim
import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing
import TextEngine

@testable import GTKHost

/// Render nodes drawn without a display, compared with the output of the image renderer.
@Suite struct NodeRecorderTests {
  private let root = CALayer()
  private let size = 80

  init() {
    NodeRecorder.prepare()
    root.frame = CGRect(x: 0, y: 0, width: size, height: size)
    root.backgroundColor = .white
  }

  private func still(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  private func add(
    _ frame: CGRect,
    _ color: CGColor?,
    to parent: CALayer? = nil,
    _ change: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    change(layer)
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// The pixels of the nodes, and of the renderer for images.
  private func pixels(_ recorder: NodeRecorder, scale: CGFloat) throws -> ([UInt32], [UInt32]) {
    let width = Int(CGFloat(size) * scale)
    recorder.scale = scale
    let nodes = try require(CairoCanvas(width: width, height: width, scale: scale))
    recorder.draw(on: nodes)
    let expected = try require(CairoCanvas(width: width, height: width, scale: scale))
    LayerRenderer(scale: scale).render(root, into: expected, at: recorder.time)
    func read(_ canvas: CairoCanvas) -> [UInt32] {
      (0..<width * width).map {
        canvas.pixels.bytes.load(
          fromByteOffset: $0 / width * canvas.pixels.bytesPerRow + $0 % width * 4,
          as: UInt32.self
        )
      }
    }
    return (read(nodes), read(expected))
  }

  private func largestDifference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b)
      .map { x, y in
        [0, 8, 16, 24].map { abs(Int(x >> $0 & 0xFF) - Int(y >> $0 & 0xFF)) }.max() ?? 0
      }
      .max() ?? 0
  }

  /// The largest fraction of pixels that may differ in texts.
  ///
  /// At scales above 1, GTK 4.18 places letters between pixels, and 4.8 on them.
  private func mostInTexts(_ scale: CGFloat) -> Double {
    scale > 1 && (gtk_get_major_version(), gtk_get_minor_version()) > (4, 8) ? 0.05 : 0
  }

  private func shareOfDifferences(_ a: [UInt32], _ b: [UInt32]) -> Double {
    guard a.count == b.count else { return 1 }
    return Double(zip(a, b).count { $0 != $1 }) / Double(max(a.count, 1))
  }

  @Test(arguments: [1.0, 2])
  func textAndFlatColorsMatchTheImageRenderer(_ scale: CGFloat) throws {
    let list = add(CGRect(x: 5, y: 5, width: 70, height: 70), CGColor(gray: 0.9, alpha: 1)) {
      $0.masksToBounds = true
    }
    let text = TextLayouts.of(
      "Hello 你好 😀",
      attributes: TextAttributes(font: FontSpec(size: 13)),
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 1)
    for index in 0..<6 {
      let row = add(CGRect(x: 0, y: index * 20, width: 70, height: 20), nil, to: list)
      let label = add(CGRect(x: 2, y: 2.5, width: 66, height: 17), nil, to: row)
      label.setDisplayList(
        DisplayList(commands: [.text(text, at: .zero, .black)], bounds: label.bounds)
      )
      _ = add(CGRect(x: 0, y: 19.5, width: 70, height: 0.5), .black, to: row)
    }
    let recorder = NodeRecorder(root: root)
    var (found, expected) = try pixels(recorder, scale: scale)
    expect(shareOfDifferences(found, expected), isAtMost: mostInTexts(scale))
    still { list.bounds.origin.y = 7 }
    (found, expected) = try pixels(recorder, scale: scale)
    expect(shareOfDifferences(found, expected), isAtMost: mostInTexts(scale))
  }

  @Test func withoutAGPUOnlyStripsWithNewPixelsGetNewNodes() throws {
    let square = add(CGRect(x: 10, y: 10, width: 10, height: 10), .black) { $0.cornerRadius = 3 }
    let recorder = NodeRecorder(root: root)
    recorder.isSoftware = true
    var (found, expected) = try pixels(recorder, scale: 2)
    expect(found, equals: expected)
    still { square.position.y = 60 }
    (found, expected) = try pixels(recorder, scale: 2)
    expect(found, equals: expected)
    expect(recorder.recordedLayers, equals: 0)
  }

  @Test func roundedClipsBordersAndOpacityNearlyMatch() throws {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let clip = add(CGRect(x: 10, y: 10, width: 40, height: 40), red) {
      $0.cornerRadius = 12
      $0.masksToBounds = true
      $0.borderWidth = 2
      $0.borderColor = blue
    }
    _ = add(CGRect(x: 20, y: 20, width: 30, height: 30), blue, to: clip) { $0.opacity = 0.5 }
    _ = add(CGRect(x: 55, y: 20, width: 20, height: 20), blue) {
      $0.setAffineTransform(CGAffineTransform(a: 0.8, b: 0.4, c: -0.2, d: 0.7, tx: 1, ty: 2))
    }
    let recorder = NodeRecorder(root: root)
    let (found, expected) = try pixels(recorder, scale: 1)
    let far = zip(found, expected).filter { largestDifference([$0], [$1]) > 40 }.count
    expect(far, isBelow: 40, "only pixels of smooth edges may differ")
    expect(found[30 * size + 20], equals: expected[30 * size + 20])
    expect(largestDifference([found[40 * size + 40]], [expected[40 * size + 40]]), isAtMost: 1)
  }

  @Test func unchangedRowsKeepTheirNodes() throws {
    let list = add(CGRect(x: 0, y: 0, width: 80, height: 80), .white) { $0.masksToBounds = true }
    let rows = (0..<8).map {
      add(CGRect(x: 0, y: $0 * 20, width: 80, height: 19), .black, to: list)
    }
    let recorder = NodeRecorder(root: root)
    _ = try pixels(recorder, scale: 1)
    expect(!recorder.needsImage)
    let before = recorder.recordedLayers
    still { list.bounds.origin.y = 13 }
    expect(recorder.needsImage)
    _ = try pixels(recorder, scale: 1)
    expect(recorder.recordedLayers - before, equals: 3, "the root, the list, the row that comes in")
    still { rows[2].backgroundColor = CGColor(gray: 0.5, alpha: 1) }
    let (found, expected) = try pixels(recorder, scale: 1)
    expect(found, equals: expected)
    expect(recorder.recordedLayers - before, equals: 6)
  }
}
