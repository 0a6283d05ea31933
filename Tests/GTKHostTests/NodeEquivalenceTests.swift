import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import GTKHost

/// Random trees with random changes: a window shows the same as an image, except for antialiased
/// edges.
@Suite struct NodeEquivalenceTests {
  private struct Maker {
    var random: SeededGenerator

    mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func frame() -> CGRect {
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random)) / 2
      }
      return CGRect(
        x: number(-20...100),
        y: number(-20...100),
        width: number(4...120),
        height: number(4...90)
      )
    }

    mutating func color() -> CGColor {
      func part() -> CGFloat { CGFloat(Int.random(in: 0...4, using: &random)) / 4 }
      return CGColor(srgbRed: part(), green: part(), blue: part(), alpha: 1)
    }

    mutating func change(_ layer: CALayer) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: layer.frame = frame()
      case 1: layer.backgroundColor = chance(30) ? nil : color()
      case 2: layer.masksToBounds.toggle()
      case 3: layer.cornerRadius = chance(50) ? 0 : 6
      case 4: layer.opacity = chance(50) ? 1 : 0.5
      case 5: layer.bounds.origin.y += CGFloat(Int.random(in: -8...8, using: &random))
      case 6: layer.isHidden = chance(20)
      case 7: layer.borderWidth = chance(60) ? 0 : 2
      default: layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
      }
    }
  }

  @Test(arguments: Seeds.first(10, random: 30))
  func recordedNodesDrawTheSamePixelsAsTheLayerRenderer(seed: UInt64) throws {
    NodeRecorder.prepare()
    let scale: CGFloat = seed % 2 == 0 ? 1 : 2
    var maker = Maker(random: SeededGenerator(seed: seed))
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = .white
    var layers = [root]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for _ in 0..<10 {
      let layer = CALayer()
      layer.frame = maker.frame()
      layer.backgroundColor = maker.color()
      layers.randomElement(using: &maker.random)?.addSublayer(layer)
      layers.append(layer)
    }
    let recorder = NodeRecorder(root: root)
    recorder.scale = scale
    let width = Int(64 * scale)
    for step in 0..<12 {
      for _ in 0..<3 {
        layers.dropFirst().randomElement(using: &maker.random).map { maker.change($0) }
      }
      let nodes = try require(CairoCanvas(width: width, height: width, scale: scale))
      recorder.draw(on: nodes)
      let expected = try require(CairoCanvas(width: width, height: width, scale: scale))
      LayerRenderer(scale: scale).render(root, into: expected, at: 0)
      let far = zip(pixels(of: nodes), pixels(of: expected)).filter { isFar($0, $1) }.count
      // Edges of nested rounded clips: a few pixels each.
      expect(far, isAtMost: 40 * Int(scale), "seed \(seed), step \(step): \(far) pixels differ")
    }
  }

  @Test func transitionsMatchTheImageRenderer() throws {
    NodeRecorder.prepare()
    for kind in [CATransitionType.fade, .push, .moveIn, .reveal, CATransitionType(rawValue: "")] {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      root.backgroundColor = .white
      let layer = CALayer()
      layer.frame = CGRect(x: 16, y: 16, width: 32, height: 32)
      layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(layer)
      let recorder = NodeRecorder(root: root)
      let nodes = try require(CairoCanvas(width: 64, height: 64, scale: 1))
      let expected = try require(CairoCanvas(width: 64, height: 64, scale: 1))
      let renderer = LayerRenderer(scale: 1)
      let clock = ManualTimeSource()
      MediaTime.$source.withValue(clock) {
        let transition = CATransition()
        transition.type = kind
        transition.subtype = .fromRight
        if kind.rawValue.isEmpty { transition.turnsSideways = true }
        transition.duration = 1
        layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        CATransaction.flush()
        root.commitAnimations(at: 0)
        clock.advance(to: 0.25)
        recorder.time = 0.25
        recorder.draw(on: nodes)
        renderer.render(root, into: expected, at: 0.25)
      }
      let far = zip(pixels(of: nodes), pixels(of: expected)).filter { isFar($0, $1) }.count
      expect(far, equals: 0, "\(kind.rawValue): \(far) pixels differ")
    }
  }

  private func pixels(of canvas: CairoCanvas) -> [UInt32] {
    (0..<canvas.height).flatMap { y in
      (0..<canvas.width).map { x in
        canvas.pixels.bytes.load(
          fromByteOffset: y * canvas.pixels.bytesPerRow + x * 4,
          as: UInt32.self
        )
      }
    }
  }

  private func isFar(_ a: UInt32, _ b: UInt32) -> Bool {
    [0, 8, 16, 24].contains { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) > 48 }
  }
}
