import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing
import TextEngine

/// Rendering does not depend on the renderer's caches: changed trees are drawn as by a new
/// renderer, pixel for pixel.
@Suite struct RasterEquivalenceTests {
  /// A random tree and random changes of it.
  struct Gardener {
    var random: SeededGenerator
    var layers: [CALayer] = []
    let scale: CGFloat
    let text: TextLayout

    init(seed: UInt64, scale: CGFloat) {
      random = SeededGenerator(seed: seed)
      self.scale = scale
      text = TextLayouts.of(
        "Quick 狐 jumps",
        attributes: TextAttributes(font: FontSpec(size: 9)),
        paragraph: TextParagraph()
      ).layout(width: 40, maximumLines: 0)
    }

    mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      let whole = CGFloat(Int.random(in: range, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return whole + 0.5
      case 1: return whole + 1 / 3
      default: return whole
      }
    }

    mutating func color() -> CGColor {
      func part() -> CGFloat { CGFloat(Int.random(in: 0...255, using: &random)) / 255 }
      return CGColor(
        srgbRed: part(),
        green: part(),
        blue: part(),
        alpha: chance(75) ? 1 : part()
      )
    }

    mutating func frame() -> CGRect {
      CGRect(
        x: number(-10...50),
        y: number(-10...50),
        width: number(1...50),
        height: number(1...40)
      )
    }

    mutating func layer() -> CALayer {
      let layer: CALayer
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: frame(), transform: nil)
        shape.fillColor = color()
        shape.strokeColor = chance(50) ? color() : nil
        layer = shape
      case 1:
        let gradient = CAGradientLayer()
        gradient.colors = [color(), color()]
        layer = gradient
      default:
        layer = CALayer()
      }
      layer.frame = frame()
      if chance(60) { layer.backgroundColor = color() }
      if chance(30) { layer.cornerRadius = number(0...12) }
      if chance(30) { layer.masksToBounds = true }
      if chance(15) { layer.borderWidth = number(1...3) }
      if chance(40) { layer.isRasterCandidate = true }
      if chance(35) { write(on: layer) }
      return layer
    }

    mutating func write(on layer: CALayer) {
      layer.setDisplayList(
        DisplayList(
          commands: [.text(text, at: CGPoint(x: number(0...5), y: number(0...5)), color())],
          bounds: layer.bounds
        )
      )
    }

    mutating func change(_ root: CALayer) {
      guard let layer = layers.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<20, using: &random) {
      case 0...4: layer.bounds.origin.y += CGFloat(Int.random(in: -9...9, using: &random))
      case 5, 6: layer.position.y += CGFloat(Int.random(in: -9...9, using: &random))
      case 7: layer.position.x += number(-5...5)
      case 8: layer.frame = frame()
      case 9: layer.backgroundColor = chance(20) ? nil : color()
      case 10: layer.opacity = chance(50) ? 1 : 0.5
      case 11: layer.isHidden.toggle()
      case 12: layer.masksToBounds.toggle()
      case 13: layer.cornerRadius = chance(50) ? 0 : number(0...10)
      case 14: write(on: layer)
      case 15: layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
      case 16:
        layer.setAffineTransform(
          chance(50)
            ? .identity
            : CGAffineTransform(rotationAngle: CGFloat(Int.random(in: 0...6, using: &random)))
        )
      case 17:
        layer.shadowOpacity = chance(50) ? 0 : 0.5
        layer.shadowRadius = 2
      case 18:
        let other = self.layer()
        layer.addSublayer(other)
        layers.append(other)
      default:
        guard layer !== root, layers.count > 6 else { return }
        layer.removeFromSuperlayer()
        layers = layers.filter { $0 !== layer && Self.isBelow(root, $0) }
      }
    }

    static func isBelow(_ root: CALayer, _ layer: CALayer) -> Bool {
      var current: CALayer? = layer
      while let here = current {
        if here === root { return true }
        current = here.superlayer
      }
      return false
    }
  }

  @Test(arguments: Seeds.first(40))
  func cachesAndDamageAreInvisible(seed: UInt64) throws {
    let scale = CGFloat(1 + seed % 3)
    var gardener = Gardener(seed: seed, scale: scale)
    let board = try Board(width: Int(80 * scale), height: Int(80 * scale), scale: scale)
    try still {
      gardener.layers = [board.root]
      for _ in 0..<14 {
        let layer = gardener.layer()
        gardener.layers.randomElement(using: &gardener.random)?.addSublayer(layer)
        gardener.layers.append(layer)
      }
      board.root.masksToBounds = true
      board.render()
      for step in 0..<25 {
        for _ in 0..<Int.random(in: 0...3, using: &gardener.random) { gardener.change(board.root) }
        board.render()
        let found = board.pixels
        let expected = try board.fresh()
        guard found != expected else { continue }
        // Cairo rounds smooth edges a little differently where a clip cuts them.
        let wrong = found.indices.filter { Board.difference(found[$0], expected[$0]) > 24 }
        guard let index = wrong.first else { continue }
        Issue.record(
          """
          seed \(seed), scale \(scale), step \(step): \(wrong.count) pixels differ, first at \
          \(index % board.canvas.width), \(index / board.canvas.width): \
          \(String(found[index], radix: 16)) for \(String(expected[index], radix: 16))
          """
        )
        return
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func rowsOfTextAreIdentical(_ scale: CGFloat) throws {
    let board = try Board(width: Int(100 * scale), height: Int(160 * scale), scale: scale)
    let list = board.add(CGRect(x: 0, y: 0, width: 100, height: 160), .white) {
      $0.masksToBounds = true
    }
    let attributes = TextAttributes(font: FontSpec(size: 13))
    for index in 0..<20 {
      let row = board.add(CGRect(x: 0, y: index * 21, width: 100, height: 21), nil, to: list) {
        $0.isRasterCandidate = true
      }
      let text = TextLayouts.of(
        "Row \(index) 你好 😀",
        attributes: attributes,
        paragraph: TextParagraph()
      ).layout(width: 90, maximumLines: 1)
      let label = board.add(CGRect(x: 5, y: 1.5, width: 90, height: 18), nil, to: row)
      label.setDisplayList(
        DisplayList(commands: [.text(text, at: .zero, .black)], bounds: label.bounds)
      )
    }
    board.render()
    for step in 1...12 {
      still { list.bounds.origin.y += CGFloat(step % 4) * 5 / scale }
      board.render()
      try expect(board.pixels, equals: board.fresh(), "step \(step)")
    }
    expect(board.pixels.contains { $0 != white })
  }
}
