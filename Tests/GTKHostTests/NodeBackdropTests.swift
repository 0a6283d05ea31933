import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import GTKHost

/// A window on a GPU shows the same blurred backgrounds as an image.
@Suite struct NodeBackdropTests {
  private func still(_ body: () throws -> Void) rethrows {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    try body()
  }

  private func pixels(of canvas: CairoCanvas) -> [UInt32] {
    (0..<canvas.width * canvas.height).map {
      canvas.pixels.bytes.load(
        fromByteOffset: $0 / canvas.width * canvas.pixels.bytesPerRow + $0 % canvas.width * 4,
        as: UInt32.self
      )
    }
  }

  /// The pixels of the nodes, and of a new renderer for images.
  private func pixels(
    _ recorder: NodeRecorder,
    _ root: CALayer
  ) throws -> (found: [UInt32], expected: [UInt32]) {
    let scale = recorder.scale
    let width = Int(root.bounds.width * scale)
    let nodes = try require(CairoCanvas(width: width, height: width, scale: scale))
    recorder.draw(on: nodes)
    let expected = try require(CairoCanvas(width: width, height: width, scale: scale))
    LayerRenderer(scale: scale).render(root, into: expected, at: recorder.time)
    return (pixels(of: nodes), pixels(of: expected))
  }

  private func largestDifference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).map { x, y in
      [0, 8, 16, 24].map { abs(Int(x >> $0 & 0xFF) - Int(y >> $0 & 0xFF)) }.max() ?? 0
    }
    .max() ?? 0
  }

  @Test(arguments: Seeds.first(10, random: 30))
  func changedTreesMatchTheImageRenderer(seed: UInt64) throws {
    NodeRecorder.prepare()
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func part() -> CGFloat { CGFloat(number(0...4)) / 4 }
    func color() -> CGColor { CGColor(srgbRed: part(), green: part(), blue: part(), alpha: 1) }
    func frame() -> CGRect {
      CGRect(
        x: number(-20...50),
        y: number(-20...50),
        width: number(4...60),
        height: number(4...50)
      )
    }
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = .white
    root.masksToBounds = true
    let recorder = NodeRecorder(root: root)
    recorder.scale = CGFloat(1 + seed % 2)
    try still {
      var layers = [root]
      for index in 0..<12 {
        let layer = CALayer()
        layer.frame = frame()
        if index % 3 == 2 {
          layer.backdrop = LayerBackdrop(
            radius: CGFloat(number(4...20)),
            saturation: 1.5,
            tint: CGColor(gray: part(), alpha: 0.4)
          )
        } else {
          layer.backgroundColor = color()
        }
        layers.randomElement(using: &random)?.addSublayer(layer)
        layers.append(layer)
      }
      for step in 0..<15 {
        let (found, expected) = try pixels(recorder, root)
        expect(largestDifference(found, expected), isAtMost: 4, "seed \(seed), step \(step)")
        for _ in 0..<number(0...2) {
          guard let layer = layers.dropFirst().randomElement(using: &random) else { continue }
          switch number(0...6) {
          case 0: layer.frame = frame()
          case 1: layer.backgroundColor = number(0...2) == 0 ? nil : color()
          case 2: layer.isHidden.toggle()
          case 3: layer.masksToBounds.toggle()
          case 4: layer.bounds.origin.y += CGFloat(number(-8...8))
          case 5: layer.backdrop?.radius = CGFloat(number(0...16))
          default: layer.position.x += CGFloat(number(-5...5))
          }
        }
      }
    }
  }

  @Test func onlyChangesBehindAreRedrawn() throws {
    NodeRecorder.prepare()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.backgroundColor = .white
    func add(_ frame: CGRect, _ color: CGColor?, to parent: CALayer) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      layer.backgroundColor = color
      parent.addSublayer(layer)
      return layer
    }
    try still {
      let square = add(CGRect(x: 10, y: 80, width: 10, height: 10), .black, to: root)
      let bar = add(CGRect(x: 0, y: 0, width: 100, height: 30), nil, to: root)
      let glass = add(bar.bounds, nil, to: bar)
      glass.backdrop = LayerBackdrop(radius: 10, tint: CGColor(gray: 1, alpha: 0.2))
      let recorder = NodeRecorder(root: root)
      _ = try pixels(recorder, root)
      let before = recorder.recordedLayers
      square.position.y -= 5
      _ = try pixels(recorder, root)
      expect(recorder.recordedLayers - before, equals: 1, "the root: squares keep their nodes")
      square.position.y = 35
      let (found, expected) = try pixels(recorder, root)
      expect(recorder.recordedLayers - before, equals: 4, "the root, the bar and its glass")
      expect(largestDifference(found, expected), isAtMost: 2)
      expect(found[29 * 100 + 15] != 0xFFFF_FFFF)
    }
  }

  @Test func vibrantContentMatchesTheImageRenderer() throws {
    NodeRecorder.prepare()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.backgroundColor = .white
    let content = CALayer()
    content.frame = root.bounds
    content.vibrancy = LayerVibrancy(color: CGColor(gray: 0, alpha: 0.5))
    let square = CALayer()
    square.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    square.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    content.addSublayer(square)
    root.addSublayer(content)
    let recorder = NodeRecorder(root: root)
    let (found, expected) = try pixels(recorder, root)
    expect(largestDifference(found, expected), isAtMost: 1)
    expect(found[15 * 40 + 15] & 0xFF == 0x80 || found[15 * 40 + 15] & 0xFF == 0x7F)
  }
}
