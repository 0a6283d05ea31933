import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Layers that are turned in space are drawn where their corners are seen.
@Suite struct SpaceDrawingTests {
  @Test func theNearEdgeOfARotatedLayerIsLonger() throws {
    let board = try Board(width: 80, height: 80)
    let layer = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    still { layer.transform = CATransform3DRotate(eye(100), .pi / 4, 0, 1, 0) }
    board.render()
    // The sine and cosine of 45 degrees times 20 are 14.142: the depths of the left and the right
    // edge.
    let (left, right) = (1 / (1 - 0.14142), 1 / (1 + 0.14142))
    let quad = [
      CGPoint(x: 40 - 14.142 * left, y: 40 - 20 * left),
      CGPoint(x: 40 + 14.142 * right, y: 40 - 20 * right),
      CGPoint(x: 40 + 14.142 * right, y: 40 + 20 * right),
      CGPoint(x: 40 - 14.142 * left, y: 40 + 20 * left),
    ]
    expect(board.mistakes(quad, opaqueRed), equals: 0)
    expect(left > 1.1 && right < 0.9)
  }

  @Test func edgesOfRotatedLayersHaveSubpixelAccuracy() throws {
    let board = try Board(width: 80, height: 80)
    let layer = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    for angle in stride(from: 0.05, to: 1.45, by: 0.1) {
      still { layer.transform = CATransform3DRotate(eye(100), angle, 0, 1, 0) }
      board.render()
      // How much of the row is red, by how little is green.
      let covered = (0..<80).reduce(0) { $0 + Double(255 - (board[$1, 40] >> 8 & 0xFF)) / 255 }
      let (near, far) = (1 - 0.2 * sin(angle), 1 + 0.2 * sin(angle))
      let expected = 20 * cos(angle) / near + 20 * cos(angle) / far
      expect(abs(covered - expected), isBelow: 0.25, "\(angle): \(covered), not \(expected)")
    }
  }

  @Test(arguments: Seeds.first(30, random: 300))
  func randomTransformsMatchTheirProjectedCorners(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let board = try Board(width: 96, height: 96, scale: seed % 3 == 0 ? 2 : 1)
    let side = board.root.bounds.width
    let layer = board.add(
      CGRect(x: 0, y: 0, width: number(8...40).rounded(), height: number(8...40).rounded()),
      blue
    )
    still {
      layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      layer.anchorPointZ = number(-10...10)
      layer.position = CGPoint(x: side / 2 + number(-9...9), y: side / 2 + number(-9...9))
      layer.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
      layer.zPosition = number(-10...10)
      var own = Bool.random(using: &random) ? eye(number(70...300)) : CATransform3DIdentity
      own = CATransform3DRotate(own, number(-3...3), number(-1...1), number(-1...1), 0.3)
      own = CATransform3DScale(own, number(0.5...1.5), number(0.5...1.5), 1)
      layer.transform = own
      board.root.sublayerTransform = CATransform3DRotate(
        eye(number(80...400)),
        number(-0.7...0.7),
        number(-1...1),
        number(-1...1),
        0
      )
    }
    board.render()
    let sight = Sight.placement(of: layer).then(.ofSublayers(of: board.root))
    let corners = try require(sight.corners(of: layer.bounds))
    let scale = board.canvas.scale
    let quad = corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
    expect(board.mistakes(quad, opaqueBlue), equals: 0, "seed \(seed)")
  }

  @Test func theSuperlayersPerspectiveEnlargesNearerLayers() throws {
    let board = try Board(width: 80, height: 80)
    still { board.root.sublayerTransform = eye(100) }
    let layer = board.add(CGRect(x: 40, y: 30, width: 20, height: 20), red) { $0.zPosition = 50 }
    board.render()
    // Twice as large, and at twice the distance from the center.
    expect(board[41, 40] == opaqueRed && board[78, 21] == opaqueRed && board[78, 58] == opaqueRed)
    expect(board[38, 40] == white && board[60, 18] == white && board[60, 61] == white)
    still { layer.zPosition = -100 }
    board.render()
    // Half as large.
    expect(board[41, 40] == opaqueRed && board[48, 40] == opaqueRed && board[51, 40] == white)
    expect(board[45, 36] == opaqueRed && board[45, 33] == white && board[45, 46] == white)
    try expect(board.isFresh())
  }

  @Test func sublayersAreFlattenedIntoTheirLayersPlane() throws {
    let board = try Board(width: 80, height: 80)
    let card = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), blue)
    let mark = board.add(CGRect(x: 0, y: 0, width: 20, height: 20), red, to: card)
    still {
      card.transform = CATransform3DRotate(eye(100), .pi / 3, 0, 1, 0)
      // Without a perspective it is only narrower, regardless of its depth.
      mark.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      mark.zPosition = 30
    }
    board.render()
    let sight = Sight.placement(of: card)
    let middle = try require(sight.see(10, 10)).point
    let beside = try require(sight.see(3, 10)).point
    expect(board[Int(middle.x), Int(middle.y)], equals: opaqueRed)
    expect(board[Int(beside.x), Int(beside.y)], equals: opaqueBlue)
  }

  @Test func nestedPerspectivesCombine() throws {
    let board = try Board(width: 96, height: 96)
    let outer = board.add(CGRect(x: 18, y: 18, width: 60, height: 60), nil)
    let inner = board.add(CGRect(x: 15, y: 15, width: 30, height: 30), green, to: outer)
    still {
      board.root.sublayerTransform = eye(150)
      outer.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
      outer.sublayerTransform = eye(60)
      inner.transform = CATransform3DMakeRotation(0.8, 1, 0, 0)
    }
    board.render()
    // Flattened in between: the inner layer is projected into the plane of the outer one.
    let flat = Sight.placement(of: inner).then(.ofSublayers(of: outer))
    let whole = Sight.placement(of: outer).then(.ofSublayers(of: board.root))
    let corners = try require(flat.corners(of: inner.bounds))
    let quad = corners.compactMap { whole.see($0.x, $0.y)?.point }
    expect(quad.count, equals: 4)
    // An image of an image has a softer edge.
    expect(board.mistakes(quad, opaqueGreen, edge: 2), equals: 0)
  }

  @Test func nothingBehindTheViewerIsDrawn() throws {
    let board = try Board(width: 80, height: 80)
    let layer = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    still {
      board.root.sublayerTransform = eye(30)
      layer.zPosition = 40
    }
    board.render()
    expect(board.pixels.allSatisfy { $0 == white })
    // A floor that begins far away and ends behind the camera.
    still {
      layer.zPosition = 0
      layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 400)
      layer.position = CGPoint(x: 40, y: 60)
      layer.transform = CATransform3DMakeRotation(.pi / 2 - 0.01, 1, 0, 0)
    }
    board.render()
    expect(board[40, 78], equals: opaqueRed)
    // Nothing is above the horizon, and nothing is upside down.
    expect((0..<38).allSatisfy { y in (0..<80).allSatisfy { board[$0, y] == white } })
    try expect(board.isFresh())
  }

  @Test func aLayerSeenOnItsEdgeCoversNothing() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
    still { layer.transform = CATransform3DRotate(eye(100), .pi / 2, 0, 1, 0) }
    board.render()
    expect(board.pixels.allSatisfy { Board.difference($0, white) < 8 })
  }

  @Test func cornersShadowsBordersAndMasksRotateWithTheirLayer() throws {
    let board = try Board(width: 80, height: 80)
    let layer = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    still {
      layer.transform = CATransform3DRotate(eye(100), .pi / 4, 0, 1, 0)
      layer.cornerRadius = 12
      layer.borderWidth = 3
      layer.borderColor = blue
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 0, height: 8)
    }
    board.render()
    let sight = Sight.placement(of: layer)
    func pixel(_ x: CGFloat, _ y: CGFloat) throws -> UInt32 {
      let point = try require(sight.see(x, y)).point
      return board[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
    }
    try expect(pixel(1.5, 1.5), equals: white)
    try expect(pixel(20, 20), equals: opaqueRed)
    try expect(pixel(20, 1.5), equals: opaqueBlue)
    try expect(pixel(20, 44), equals: 0xFF00_0000)
    still {
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      mask.backgroundColor = .black
      layer.mask = mask
    }
    board.render()
    try expect(pixel(20, 10), equals: opaqueRed)
    expect(Board.difference(try pixel(20, 30), opaqueRed), isAbove: 100)
    try expect(board.isFresh())
  }

  @Test func opacityOfRotatedLayersAppliesToTheComposite() throws {
    let board = try Board(width: 80, height: 80)
    let card = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), blue)
    board.add(CGRect(x: 0, y: 0, width: 40, height: 40), red, to: card)
    still {
      card.transform = CATransform3DRotate(eye(100), .pi / 4, 0, 1, 0)
      card.opacity = 0.5
    }
    board.render()
    expect(Board.difference(board[40, 40], 0xFFFF_8080), isAtMost: 2)
  }

  @Test func fineLinesStayEvenWhereALayerIsForeshortened() throws {
    let board = try Board(width: 80, height: 80)
    let card = board.add(CGRect(x: -40, y: 10, width: 160, height: 60), .white)
    for x in stride(from: CGFloat(0), to: 160, by: 4) {
      board.add(CGRect(x: x, y: 0, width: 2, height: 60), .black, to: card)
    }
    still { card.transform = CATransform3DRotate(eye(400), 1.45, 0, 1, 0) }
    board.render()
    // Twenty pixels for forty lines: gray, and not some lines black and others white.
    let middle = (34..<46).map { Int(board[$0, 40] & 0xFF) }
    expect(middle.allSatisfy { abs($0 - 127) < 40 }, "\(middle)")
  }

  @Test func replicatorCopiesHaveDepth() throws {
    let board = try Board(width: 80, height: 80)
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    ring.instanceCount = 3
    ring.instanceTransform = CATransform3DMakeTranslation(0, 0, -100)
    ring.sublayerTransform = eye(100)
    let dot = CALayer()
    dot.frame = CGRect(x: 60, y: 30, width: 20, height: 20)
    dot.backgroundColor = red
    ring.addSublayer(dot)
    still { board.root.addSublayer(ring) }
    board.render()
    // Each copy as far again: a half, then a third of the size, towards the middle.
    expect(board[70, 40] == opaqueRed && board[61, 31] == opaqueRed)
    expect(board[55, 40] == opaqueRed && board[55, 34] == white)
    expect(board[48, 40], equals: opaqueRed)
    expect(board[43, 40], equals: white)
  }
}
