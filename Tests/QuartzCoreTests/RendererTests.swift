import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@Suite struct RendererTests {
  @Test func backgroundsAreDrawnInOrder() throws {
    let board = try Board()
    board.add(CGRect(x: 5, y: 5, width: 20, height: 20), red)
    let top = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), blue)
    board.render()
    expect(board[4, 5] == white && board[5, 5] == opaqueRed && board[24, 9] == opaqueRed)
    expect(board[10, 10] == opaqueBlue && board[29, 29] == opaqueBlue && board[30, 29] == white)
    still { top.zPosition = -1 }
    board.render()
    expect(board[10, 10] == opaqueRed && board[29, 29] == opaqueBlue)
  }

  @Test func edgesSnapToPixelsAndHairlinesRemainVisible() throws {
    let board = try Board()
    board.add(CGRect(x: 5.4, y: 5.6, width: 10, height: 0.25), red)
    board.render()
    expect(board[5, 5] == opaqueRed && board[14, 5] == opaqueRed)
    expect(board[4, 5] == white && board[15, 5] == white && board[5, 6] == white)
  }

  @Test func scaleMultipliesPoints() throws {
    let board = try Board(width: 60, height: 60, scale: 3)
    board.add(CGRect(x: 1, y: 2, width: 3, height: 4), red)
    board.render()
    expect(board[3, 6] == opaqueRed && board[11, 17] == opaqueRed)
    expect(board[2, 6] == white && board[12, 17] == white)
  }

  @Test func cornersAreRoundedWhereMasked() throws {
    let board = try Board()
    board.add(CGRect(x: 0, y: 0, width: 20, height: 20), red) {
      $0.cornerRadius = 8
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    board.render()
    expect(board[0, 0] == white && board[19, 19] == white)
    expect(board[19, 0] == opaqueRed && board[0, 19] == opaqueRed && board[10, 10] == opaqueRed)
    let edge = board[2, 2]
    expect(edge != white && edge != opaqueRed, "the corner is smooth")
  }

  @Test func sublayersAreClippedToBoundsAndRoundedCorners() throws {
    let board = try Board()
    let clip = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), nil) {
      $0.masksToBounds = true
    }
    board.add(CGRect(x: -5, y: -5, width: 30, height: 30), red, to: clip)
    board.render()
    expect(board[10, 10] == opaqueRed && board[29, 29] == opaqueRed)
    expect(board[9, 10] == white && board[30, 29] == white)
    still { clip.cornerRadius = 10 }
    board.render()
    expect(board[10, 10] == white && board[20, 20] == opaqueRed && board[20, 11] == opaqueRed)
    try expect(board.pixels, equals: board.fresh())
  }

  @Test func opacityAppliesToTheCompositedSubtree() throws {
    let board = try Board()
    let group = board.add(CGRect(x: 0, y: 0, width: 20, height: 20), red) { $0.opacity = 0.5 }
    board.add(CGRect(x: 0, y: 0, width: 10, height: 20), blue, to: group)
    board.render()
    expect(board[5, 5] == 0xFF7F_7FFF || board[5, 5] == 0xFF80_80FF, "no red shines through")
    expect(board[15, 5] == 0xFFFF_7F7F || board[15, 5] == 0xFFFF_8080)
    still { group.opacity = 0 }
    board.render()
    expect(board[5, 5], equals: white)
  }

  @Test func bordersAreInsideAndAboveSublayers() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red) {
      $0.borderWidth = 2
      $0.borderColor = blue
    }
    board.add(CGRect(x: 0, y: 0, width: 20, height: 20), green, to: layer)
    board.render()
    expect(board[10, 10] == opaqueBlue && board[11, 20] == opaqueBlue)
    expect(board[12, 20] == opaqueGreen && board[28, 20] == opaqueBlue && board[9, 20] == white)
  }

  @Test func masksPassOpaquePixels() throws {
    let board = try Board()
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 0, width: 5, height: 20)
    mask.backgroundColor = .black
    let layer = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red) { $0.mask = mask }
    board.render()
    expect(board[14, 15] == white && board[15, 15] == opaqueRed && board[20, 15] == white)
    still { mask.frame.origin.x = 0 }
    board.render()
    expect(board[10, 15] == opaqueRed && board[15, 15] == white)
    still { layer.mask = nil }
    board.render()
    expect(board[29, 29], equals: opaqueRed)
  }

  /// Views with a transparent background keep their shadow outside by such a mask.
  @Test(arguments: [false, true]) func masksApplyToShadows(isRasterized: Bool) throws {
    let board = try Board()
    let area = CGRect(x: 0, y: 0, width: 20, height: 20)
    let outside = CAShapeLayer()
    let ring = CGMutablePath()
    ring.addRect(area.insetBy(dx: -10, dy: -10))
    ring.addRect(area)
    outside.path = ring
    outside.fillRule = .evenOdd
    let layer = board.add(area.offsetBy(dx: 10, dy: 10), .clear) {
      $0.shadowPath = CGPath(rect: area, transform: nil)
      $0.shadowOpacity = 1
      $0.shadowOffset = .zero
      $0.shadowRadius = 2
      $0.mask = outside
      $0.shouldRasterize = isRasterized
    }
    board.render()
    expect(board[20, 20] == white && board[11, 11] == white)
    expect(board[9, 20] != white && board[20, 31] != white)
    still { layer.mask = nil }
    board.render()
    expect(board[20, 20] != white && board[9, 20] != white)
  }

  @Test func rotatedLayersAreDrawnRotated() throws {
    let board = try Board()
    board.add(CGRect(x: 10, y: 18, width: 20, height: 4), red) {
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    board.render()
    expect(board[20, 11] == opaqueRed && board[20, 28] == opaqueRed)
    expect(board[11, 20] == white && board[28, 20] == white)
  }

  @Test func sublayerTransformAppliesAboutTheAnchorPoint() throws {
    let board = try Board()
    let parent = board.add(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    board.add(CGRect(x: 18, y: 18, width: 4, height: 4), red, to: parent)
    board.render()
    still { parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
    board.render()
    expect(board[16, 16] == opaqueRed && board[23, 23] == opaqueRed && board[24, 24] == white)
    try expect(board.pixels, equals: board.fresh())
  }

  @Test func unhiddenLayersShowTheirCurrentState() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
    let child = board.add(CGRect(x: 0, y: 0, width: 10, height: 10), red, to: layer)
    board.render()
    still { layer.isHidden = true }
    board.render()
    expect(board[5, 5], equals: white)
    still { child.backgroundColor = blue }
    board.render()
    expect(board.renderer.lastDamage, satisfies: \.isEmpty)
    still { layer.isHidden = false }
    board.render()
    expect(board[5, 5], equals: opaqueBlue)
  }

  @Test func animatedValuesAreDrawnAtTheirTime() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    board.render()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.toValue = 25
    animation.duration = 1
    layer.add(animation, forKey: nil)
    board.root.commitAnimations(at: 0)
    board.render(at: 0.5)
    expect(board[5, 5] == white && board[10, 5] == opaqueRed && board[19, 5] == opaqueRed)
    board.root.advanceAnimations(at: 1)
    board.render(at: 1)
    expect(board[5, 5] == opaqueRed && board[10, 5] == white)
  }

  @Test func transitionsFadeFromThePreviousImage() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    board.render()
    let fade = CATransition()
    fade.duration = 1
    layer.add(fade, forKey: nil)
    still { layer.backgroundColor = blue }
    board.root.commitAnimations(at: 0)
    board.render(at: 0)
    expect(board[5, 5], equals: opaqueRed)
    board.render(at: 0.5)
    let (r, b) = (board[5, 5] >> 16 & 0xFF, board[5, 5] & 0xFF)
    expect(abs(Int(r) - 128) < 3 && abs(Int(b) - 128) < 3)
    board.root.advanceAnimations(at: 1)
    board.render(at: 1)
    expect(board[5, 5], equals: opaqueBlue)
  }
}

@Suite struct DamageTests {
  @Test func aFrameWithoutAChangeDrawsNothing() throws {
    let board = try Board()
    board.add(CGRect(x: 5, y: 5, width: 20, height: 20), red)
    board.render()
    expect(board.renderer.lastDamage.area, equals: 1600)
    board.render(at: 1)
    expect(board.renderer.lastDamage, satisfies: \.isEmpty)
  }

  @Test func aChangedColorDrawsOnlyItsLayer() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 5, y: 5, width: 20, height: 20), red)
    board.render()
    still { layer.backgroundColor = blue }
    board.render()
    expect(board.renderer.lastDamage.rects, equals: [PixelRect(x: 5, y: 5, width: 20, height: 20)])
    expect(board[5, 5], equals: opaqueBlue)
  }

  @Test func movingALayerRedrawsBothFrames() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 0, y: 0, width: 5, height: 5), red)
    board.render()
    still { layer.position.x += 30 }
    board.render()
    expect(board.renderer.lastDamage.area, equals: 50)
    expect(board[0, 0] == white && board[30, 0] == opaqueRed)
    still { layer.removeFromSuperlayer() }
    board.render()
    expect(board.renderer.lastDamage.area, equals: 25)
    expect(board[30, 0], equals: white)
  }

  @Test func aChangeOutsideOfTheClipDrawsNothing() throws {
    let board = try Board()
    let clip = board.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil) {
      $0.masksToBounds = true
    }
    let row = board.add(CGRect(x: 0, y: 30, width: 20, height: 5), red, to: clip)
    board.render()
    still { row.backgroundColor = blue }
    board.render()
    expect(board.renderer.lastDamage, satisfies: \.isEmpty)
    still { clip.bounds.origin.y = 20 }
    board.render()
    expect(board[0, 10], equals: opaqueBlue)
  }

  @Test func anotherCanvasIsDrawnCompletely() throws {
    let board = try Board()
    board.render()
    let other = try require(CairoCanvas(width: 40, height: 40, scale: 1))
    board.renderer.render(board.root, into: other, at: 0)
    expect(Board.pixels(of: other), equals: board.pixels)
  }

  @Test func movedRowsAreCopiedInsteadOfRedrawn() throws {
    let board = try Board(width: 40, height: 100)
    let list = board.add(CGRect(x: 0, y: 0, width: 40, height: 100), .white) {
      $0.masksToBounds = true
    }
    for index in 0..<20 {
      let row = board.add(CGRect(x: 0, y: index * 10, width: 40, height: 10), nil, to: list) {
        $0.isRasterCandidate = true
      }
      board.add(CGRect(x: 2, y: 2, width: 6, height: 6), red, to: row) { $0.cornerRadius = 3 }
      board.add(CGRect(x: 12, y: 2, width: 20, height: 6), blue, to: row) { $0.cornerRadius = 3 }
    }
    board.render()
    still { list.bounds.origin.y = 7 }
    board.render()
    let made = board.renderer.lastRasterCount
    expect(made, isAbove: 8)
    still { list.bounds.origin.y = 14 }
    board.render()
    expect(board.renderer.lastRasterCount, isAtMost: 2)
    try expect(board.pixels, equals: board.fresh())
  }
}

@Suite struct RasterStoreTests {
  @Test func cachedImagesAreLimitedToFourTimesTheCanvas() throws {
    let board = try Board(width: 40, height: 40)
    let list = board.add(CGRect(x: 0, y: 0, width: 40, height: 40), .white) {
      $0.masksToBounds = true
    }
    for index in 0..<80 {
      let row = board.add(CGRect(x: 0, y: index * 10, width: 40, height: 10), .white, to: list) {
        $0.isRasterCandidate = true
      }
      board.add(CGRect(x: 2, y: 2, width: 6, height: 6), red, to: row) { $0.cornerRadius = 3 }
    }
    board.render()
    for step in 1...100 {
      still { list.bounds.origin.y = CGFloat(step * 7) }
      board.render()
      expect(board.renderer.keptBytes, isAtMost: 40 * 40 * 4 * 4)
    }
    expect(board.renderer.keptBytes, isAbove: 0)
    try expect(board.pixels, equals: board.fresh())
  }
}
