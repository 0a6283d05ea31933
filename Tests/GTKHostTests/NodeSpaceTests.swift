import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import GTKHost

/// Layers in space in a window: it shows the same as an image.
@Suite struct NodeSpaceTests {
  private func eye(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func color(_ index: Int) -> CGColor {
    CGColor(
      srgbRed: CGFloat(index % 2),
      green: CGFloat(index / 2 % 2),
      blue: CGFloat(index / 4 % 2),
      alpha: 1
    )
  }

  /// The number of pixels that differ between a window and an image of the tree, and of those that
  /// are not white.
  private func compare(
    _ recorder: NodeRecorder,
    _ root: CALayer,
    scale: CGFloat
  ) throws -> (differing: Int, drawn: Int) {
    let (width, height) = (Int(root.bounds.width * scale), Int(root.bounds.height * scale))
    let nodes = try require(CairoCanvas(width: width, height: height, scale: scale))
    recorder.draw(on: nodes)
    let image = try require(CairoCanvas(width: width, height: height, scale: scale))
    LayerRenderer(scale: scale).render(root, into: image, at: recorder.time)
    var (differing, drawn) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        func pixel(_ canvas: CairoCanvas) -> UInt32 {
          canvas.pixels.bytes.load(
            fromByteOffset: y * canvas.pixels.bytesPerRow + x * 4,
            as: UInt32.self
          )
        }
        let (a, b) = (pixel(nodes), pixel(image))
        if [0, 8, 16].contains(where: { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 24 }) {
          differing += 1
        }
        if b != 0xFFFF_FFFF { drawn += 1 }
      }
    }
    return (differing, drawn)
  }

  private func still(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  @Test(arguments: Seeds.first(8, random: 60))
  func layersInSpaceMatchTheImageRenderer(seed: UInt64) throws {
    NodeRecorder.prepare()
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let scale: CGFloat = seed % 2 == 0 ? 1 : 2
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = .white
    var layers = [root]
    for index in 0..<8 {
      let layer = index % 4 == 2 ? CATransformLayer() : CALayer()
      layer.frame = CGRect(
        x: number(0...30).rounded(),
        y: number(0...30).rounded(),
        width: 24,
        height: 18
      )
      layer.backgroundColor = color(index % 7)
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    let recorder = NodeRecorder(root: root)
    recorder.scale = scale
    var drawn = 0
    for step in 0..<10 {
      let layer = try require(layers.dropFirst().randomElement(using: &random))
      let turn = CATransform3DRotate(eye(number(80...200)), number(-2...2), 1, number(-1...1), 0)
      still {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: layer.transform = turn
        case 2: root.sublayerTransform = eye(number(80...300))
        case 3: layer.zPosition = number(-20...20)
        case 4: layer.opacity = layer.opacity < 1 ? 1 : 0.5
        default: layer.position.x += number(-5...5).rounded()
        }
      }
      let result = try compare(recorder, root, scale: scale)
      drawn += result.drawn
      expect(result.differing, isAtMost: 20 * Int(scale), "seed \(seed), step \(step): \(result)")
    }
    expect(drawn, isAbove: 0)
  }

  @Test func rotatingALayerRecordsItAndItsAncestors() throws {
    NodeRecorder.prepare()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = .white
    root.sublayerTransform = eye(100)
    for x in [0, 34] {
      let card = CALayer()
      card.frame = CGRect(x: x, y: 10, width: 30, height: 40)
      card.backgroundColor = color(1)
      root.addSublayer(card)
    }
    let cards = root.sublayers ?? []
    for card in cards {
      let mark = CALayer()
      mark.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      mark.backgroundColor = color(4)
      card.addSublayer(mark)
      card.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    }
    let recorder = NodeRecorder(root: root)
    try expect(compare(recorder, root, scale: 1).differing, isAtMost: 10)
    let before = recorder.recordedLayers
    try expect(compare(recorder, root, scale: 1).drawn, isAbove: 200)
    expect(recorder.recordedLayers, equals: before)
    still { cards[0].transform = CATransform3DMakeRotation(0.7, 0, 1, 0) }
    try expect(compare(recorder, root, scale: 1).differing, isAtMost: 10)
    // The root, and the rotated card.
    expect(recorder.recordedLayers, equals: before + 2)
  }
}
