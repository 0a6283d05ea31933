import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Layers with a blurred backdrop.
@Suite struct BackdropTests {
  private static let clear = CGColor(gray: 1, alpha: 0)

  /// A board of 80 by 80, black on its left half.
  private func halves(scale: CGFloat = 1) throws -> Board {
    let board = try Board(width: Int(80 * scale), height: Int(80 * scale), scale: scale)
    board.add(CGRect(x: 0, y: 0, width: 40, height: 80), .black)
    return board
  }

  @discardableResult
  private func glass(
    _ board: Board,
    _ frame: CGRect,
    radius: CGFloat = 8,
    tint: CGColor = clear,
    in parent: CALayer? = nil,
    _ change: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    board.add(frame, nil, to: parent) {
      $0.backdrop = LayerBackdrop(radius: radius, tint: tint)
      change($0)
    }
  }

  private func gray(_ pixel: UInt32) -> Int { Int(pixel & 0xFF) }

  @Test(arguments: [1.0, 2])
  func blurringSoftensEdgesOnlyInside(_ scale: CGFloat) throws {
    let board = try halves(scale: scale)
    board.render()
    let before = board.pixels
    glass(board, CGRect(x: 10, y: 20, width: 60, height: 40))
    board.render()
    let after = board.pixels
    let width = board.canvas.width
    let inside = PixelRect(
      covering: CGRect(x: 10 * scale, y: 20 * scale, width: 60 * scale, height: 40 * scale)
    )
    for index in after.indices {
      let (x, y) = (index % width, index / width)
      guard !inside.contains(PixelRect(x: x, y: y, width: 1, height: 1)) else { continue }
      expect(after[index], equals: before[index], "\(x), \(y)")
    }
    let row = stride(from: 12, to: 68, by: 2).map { gray(board[Int($0 * scale), Int(40 * scale)]) }
    expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 }, "\(row)")
    expect(row.first == 0 && row.last == 255)
    // The Gaussian of four points: a sixth of the way down at one deviation from the edge.
    expect(abs(gray(board[Int(36 * scale), Int(40 * scale)]) - 41), isBelow: 12)
    expect(abs(gray(board[Int(44 * scale), Int(40 * scale)]) - 214), isBelow: 12)
  }

  @Test func flatColorsAreTintedAndSaturated() throws {
    let board = try Board(width: 60, height: 60)
    board.root.backgroundColor = CGColor(srgbRed: 0.6, green: 0.5, blue: 0.4, alpha: 1)
    let layer = glass(board, CGRect(x: 10, y: 10, width: 40, height: 40), radius: 20)
    board.render()
    expect(Board.difference(board[30, 30], 0xFF99_8066), isAtMost: 1, "unchanged")
    still { layer.backdrop?.tint = CGColor(gray: 1, alpha: 0.5) }
    board.render()
    expect(Board.difference(board[30, 30], 0xFFCC_C0B3), isAtMost: 1, "half of the way to white")
    still { layer.backdrop = LayerBackdrop(radius: 20, saturation: 0, tint: Self.clear) }
    board.render()
    expect(Board.difference(board[30, 30], 0xFF83_8383), isAtMost: 1, "its brightness")
    still { layer.backdrop?.saturation = 2 }
    board.render()
    expect(Board.difference(board[30, 30], 0xFFAF_7C48), isAtMost: 2, "twice as far from gray")
  }

  @Test func blurringExtendsTheScreenEdges() throws {
    let board = try Board(width: 40, height: 40)
    board.root.backgroundColor = red
    glass(board, board.root.bounds, radius: 30)
    board.render()
    expect(board[0, 0] == opaqueRed && board[39, 20] == opaqueRed)
  }

  @Test(arguments: [false, true]) func backdropsHaveRoundedCorners(_ hasContent: Bool) throws {
    let board = try halves()
    let layer = glass(board, CGRect(x: 20, y: 20, width: 40, height: 40), tint: red) {
      $0.cornerRadius = 12
    }
    if hasContent {
      layer.masksToBounds = true
      board.add(CGRect(x: 10, y: 10, width: 4, height: 4), blue, to: layer)
    }
    board.render()
    expect(board[21, 21] == 0xFF00_0000 && board[58, 58] == white, "outside of the corners")
    expect(board[40, 22] == opaqueRed && board[22, 40] == opaqueRed)
  }

  @Test func contentIsSharpAndOpacityAppliesToAll() throws {
    let board = try Board(width: 60, height: 60)
    let layer = glass(
      board,
      CGRect(x: 10, y: 10, width: 40, height: 40),
      tint: CGColor(gray: 0, alpha: 0.5)
    )
    board.add(CGRect(x: 10, y: 10, width: 10, height: 10), red, to: layer)
    board.render()
    expect(board[25, 25] == opaqueRed && board[19, 25] == 0xFF80_8080)
    still { layer.opacity = 0.5 }
    board.render()
    expect(Board.difference(board[25, 25], 0xFFFF_8080), isAtMost: 1)
    expect(Board.difference(board[15, 40], 0xFFC0_C0C0), isAtMost: 1)
    still { layer.isHidden = true }
    board.render()
    expect(board[25, 25] == white && board[15, 40] == white)
  }

  @Test func masksApplyToTheBackdrop() throws {
    let board = try halves()
    let layer = glass(board, CGRect(x: 20, y: 20, width: 40, height: 40))
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    mask.backgroundColor = .black
    layer.mask = mask
    board.render()
    expect(gray(board[38, 30]), isAbove: 30, "blurred where the mask is")
    expect(gray(board[38, 50]), equals: 0, "sharp where it is not")
  }

  @Test func backdropsIncludeLowerBackdrops() throws {
    let board = try halves()
    glass(board, CGRect(x: 0, y: 0, width: 80, height: 40), tint: CGColor(gray: 1, alpha: 0.5))
    glass(board, CGRect(x: 0, y: 20, width: 80, height: 40), tint: CGColor(gray: 1, alpha: 0.5))
    board.render()
    expect(abs(gray(board[4, 10]) - 128), isAtMost: 1)
    expect(abs(gray(board[4, 24]) - 191), isAtMost: 12, "half of half of black")
    expect(abs(gray(board[4, 56]) - 128), isAtMost: 1)
  }

  @Test func groupsHideTheirBackdrop() throws {
    let board = try halves()
    let group = board.add(CGRect(x: 0, y: 0, width: 80, height: 80), nil) { $0.opacity = 0.99 }
    glass(board, CGRect(x: 10, y: 10, width: 60, height: 60), in: group)
    board.render()
    expect(gray(board[38, 40]) == 0 && gray(board[42, 40]) == 255)
    let rounded = try halves()
    let card = rounded.add(CGRect(x: 10, y: 10, width: 60, height: 60), nil) {
      $0.cornerRadius = 10
      $0.masksToBounds = true
    }
    glass(rounded, card.bounds, in: card)
    rounded.render()
    expect(gray(rounded[38, 40]), isAbove: 30, "rounded corners are no wall")
    expect(rounded[69, 69] == white && gray(rounded[10, 10]) == 0)
  }

  @Test func rotatedBackdropsShowTheirBackground() throws {
    let board = try halves()
    glass(board, CGRect(x: 20, y: 20, width: 40, height: 40)) {
      $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    }
    board.render()
    expect(board[22, 22] == 0xFF00_0000 && board[58, 22] == white, "corners of the frame")
    expect(abs(gray(board[36, 40]) - 41) < 12 && abs(gray(board[44, 40]) - 214) < 12)
  }

  @Test func onlyChangesBehindItWithinTheRadiusRedrawIt() throws {
    let board = try Board(width: 200, height: 200)
    let far = board.add(CGRect(x: 10, y: 150, width: 10, height: 10), red)
    let near = board.add(CGRect(x: 10, y: 62, width: 4, height: 4), red)
    let layer = glass(board, CGRect(x: 0, y: 0, width: 200, height: 50), radius: 20)
    let label = board.add(CGRect(x: 20, y: 20, width: 10, height: 10), red, to: layer)
    let above = board.add(CGRect(x: 60, y: 20, width: 10, height: 10), red)
    let frame = PixelRect(x: 0, y: 0, width: 200, height: 50)
    board.render()
    expect(board.renderer.lastBackdropCount, equals: 1)

    still { far.backgroundColor = blue }
    board.render()
    expect(
      board.renderer.lastDamage.rects,
      equals: [PixelRect(x: 10, y: 150, width: 10, height: 10)]
    )
    still { label.backgroundColor = blue }
    board.render()
    expect(
      board.renderer.lastDamage.rects,
      equals: [PixelRect(x: 20, y: 20, width: 10, height: 10)]
    )
    still { above.backgroundColor = blue }
    board.render()
    expect(
      board.renderer.lastDamage.rects,
      equals: [PixelRect(x: 60, y: 20, width: 10, height: 10)]
    )
    expect(board.renderer.lastBackdropCount, equals: 0, "what is behind is kept")

    still { near.backgroundColor = blue }
    board.render()
    expect(board.renderer.lastBackdropCount, equals: 1)
    expect(
      Set(board.renderer.lastDamage.rects),
      equals: [PixelRect(x: 10, y: 62, width: 4, height: 4), frame]
    )
    try expect(board.pixels, equals: board.fresh())
  }

  @Test func changesBehindAHiddenBackdropAreRedrawn() throws {
    let board = try halves()
    let behind = board.add(CGRect(x: 0, y: 0, width: 80, height: 80), nil)
    let card = board.add(CGRect(x: 0, y: 0, width: 80, height: 80), nil)
    glass(board, CGRect(x: 10, y: 10, width: 60, height: 60), in: card)
    board.render()
    still { card.isHidden = true }
    board.render()
    still { behind.backgroundColor = red }
    board.render()
    still { card.isHidden = false }
    board.render()
    expect(board[40, 40], equals: opaqueRed)
    try expect(board.pixels, equals: board.fresh())
  }

  @Test func theBackdropIsAnimated() throws {
    let board = try halves()
    let layer = glass(board, CGRect(x: 0, y: 0, width: 80, height: 80), tint: red)
    let clock = ManualTimeSource()
    MediaTime.$source.withValue(clock) {
      let animation = CABasicAnimation(keyPath: "_backdrop")
      animation.fromValue = NSNull()
      animation.duration = 1
      layer.add(animation, forKey: nil)
      CATransaction.flush()
      board.root.commitAnimations(at: 0)
      board.render(at: 0)
      expect(board[10, 40] == 0xFF00_0000 && board[70, 40] == white)
      clock.advance(to: 0.5)
      board.render(at: 0.5)
      expect(Board.difference(board[4, 40], 0xFF80_0000), isAtMost: 1, "half of the tint")
      clock.advance(to: 0.999)
      board.render(at: 0.999)
      expect(Board.difference(board[4, 40], opaqueRed), isAtMost: 1)
    }
  }

  @Test func vibrantContentHasOneColorWithItsAlpha() throws {
    let board = try Board(width: 60, height: 60)
    let layer = board.add(CGRect(x: 10, y: 10, width: 40, height: 40), nil) {
      $0.vibrancy = LayerVibrancy(color: CGColor(gray: 0, alpha: 0.5))
    }
    board.add(CGRect(x: 0, y: 0, width: 10, height: 10), red, to: layer)
    board.add(CGRect(x: 20, y: 0, width: 10, height: 10), blue.copy(alpha: 0.5), to: layer)
    board.render()
    expect(Board.difference(board[15, 15], 0xFF80_8080), isAtMost: 1)
    expect(Board.difference(board[35, 15], 0xFFC0_C0C0), isAtMost: 2)
    expect(board[45, 45], equals: white)
    still { layer.vibrancy = LayerVibrancy(color: CGColor(gray: 0, alpha: 0.5), amount: 0) }
    board.render()
    expect(board[15, 15], equals: opaqueRed)
    still { layer.vibrancy = nil }
    board.render()
    expect(board[15, 15], equals: opaqueRed)
  }
}
