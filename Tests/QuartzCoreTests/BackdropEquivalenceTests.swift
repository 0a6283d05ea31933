import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Caching of blurred backgrounds is not visible: changed trees are drawn as by a new renderer.
@Suite struct BackdropEquivalenceTests {
  private typealias Gardener = RasterEquivalenceTests.Gardener

  private func glass(_ gardener: inout Gardener) -> CALayer {
    let layer = CALayer()
    layer.frame = gardener.frame()
    layer.backdrop = LayerBackdrop(
      radius: CGFloat(Int.random(in: 2...24, using: &gardener.random)),
      saturation: 1.5,
      tint: gardener.color().copy(alpha: 0.3) ?? .clear
    )
    if gardener.chance(30) { layer.cornerRadius = 6 }
    if gardener.chance(30) { layer.masksToBounds = true }
    return layer
  }

  /// Whole pixels and straight edges only: every pixel is the same.
  @Test(arguments: Seeds.first(12, random: 60))
  func uprightTreesAreIdentical(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scale = CGFloat(1 + seed % 2)
    let board = try Board(width: Int(90 * scale), height: Int(90 * scale), scale: scale)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func color() -> CGColor {
      CGColor(
        srgbRed: CGFloat(number(0...4)) / 4,
        green: CGFloat(number(0...4)) / 4,
        blue: CGFloat(number(0...4)) / 4,
        alpha: 1
      )
    }
    func frame() -> CGRect {
      CGRect(
        x: number(-20...70),
        y: number(-20...70),
        width: number(4...60),
        height: number(4...50)
      )
    }
    try still {
      var layers: [CALayer] = [board.root]
      for index in 0..<16 {
        let layer = CALayer()
        layer.frame = frame()
        if index % 4 == 3 {
          layer.backdrop = LayerBackdrop(radius: CGFloat(number(2...16)), tint: .clear)
        } else {
          layer.backgroundColor = number(0...4) == 0 ? nil : color()
        }
        layer.masksToBounds = number(0...3) == 0
        layers.randomElement(using: &random)?.addSublayer(layer)
        layers.append(layer)
      }
      board.render()
      for step in 0..<30 {
        for _ in 0..<number(0...2) {
          guard let layer = layers.dropFirst().randomElement(using: &random) else { continue }
          switch number(0...8) {
          case 0: layer.frame = frame()
          case 1: layer.backgroundColor = number(0...2) == 0 ? nil : color()
          case 2: layer.isHidden.toggle()
          case 3: layer.masksToBounds.toggle()
          case 4: layer.bounds.origin.y += CGFloat(number(-8...8))
          case 5: layer.zPosition = CGFloat(number(-1...1))
          case 6: layer.backdrop?.radius = CGFloat(number(0...16))
          case 7:
            layer.removeFromSuperlayer()
            board.root.insertSublayer(layer, at: UInt32(number(0...2)))
          default: layer.position.x += CGFloat(number(-5...5))
          }
        }
        board.render()
        guard try board.pixels != board.fresh() else { continue }
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  /// Anything: smooth edges may be rounded otherwise.
  @Test(arguments: Seeds.first(6, random: 40))
  func anyTreesAreEqualExceptForAntialiasing(seed: UInt64) throws {
    let scale = CGFloat(1 + seed % 2)
    var gardener = Gardener(seed: seed, scale: scale)
    let board = try Board(width: Int(80 * scale), height: Int(80 * scale), scale: scale)
    try still {
      gardener.layers = [board.root]
      for index in 0..<14 {
        let layer = index % 4 == 3 ? glass(&gardener) : gardener.layer()
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
        let wrong = zip(found, expected).filter { Board.difference($0, $1) > 24 }.count
        guard wrong > 0 else { continue }
        Issue.record("seed \(seed), step \(step): \(wrong) pixels differ")
        return
      }
    }
  }
}
