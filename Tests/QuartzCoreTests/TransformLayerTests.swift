import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Layers that share a space: transform layers, depth, backs.
@Suite struct TransformLayerTests {
  /// A cube on a board of 100 points, seen from 200 points.
  private func makeCube() throws -> (Board, CATransformLayer) {
    let board = try Board(width: 100, height: 100)
    let box = cube(40, at: CGPoint(x: 50, y: 50))
    still {
      board.root.sublayerTransform = eye(200)
      board.root.addSublayer(box)
    }
    return (board, box)
  }

  @Test func aRotatingCubeShowsTheFacingSides() throws {
    let (board, box) = try makeCube()
    var shown: Set<Int> = []
    for step in 0..<24 {
      let angle = CGFloat(step) * .pi / 12 + 0.02
      let tilt = sin(angle / 2) * 0.9
      still {
        box.transform = CATransform3DRotate(
          CATransform3DMakeRotation(angle, 0, 1, 0),
          tilt,
          1,
          0,
          0
        )
      }
      board.render()
      let space = Sight.placement(of: box).then(.ofSublayers(of: board.root))
      for (index, face) in (box.sublayers ?? []).enumerated() {
        let sight = Sight.placement(of: face).then(space)
        let quad = try require(sight.corners(of: face.bounds))
        // A polygon of the opposite direction is seen from behind, and hidden by the others.
        guard area(of: quad) > 120 else { continue }
        shown.insert(index)
        let middle = try require(sight.see(20, 20)).point
        expect(
          board[Int(middle.x), Int(middle.y)],
          equals: cubePixels[index],
          "step \(step), side \(index)"
        )
      }
      try expect(board.isFresh())
    }
    expect(shown, equals: [0, 1, 2, 3, 4, 5])
  }

  @Test func cubesInOrdinaryLayersAreSortedByDepth() throws {
    let board = try Board(width: 100, height: 100)
    let box = cube(40, at: .zero)
    still {
      for face in box.sublayers ?? [] {
        face.position = CGPoint(x: 50, y: 50)
        board.root.addSublayer(face)
      }
      var turn = CATransform3DRotate(eye(200), -0.6, 1, 0, 0)
      turn = CATransform3DRotate(turn, 0.6, 0, 1, 0)
      board.root.sublayerTransform = turn
    }
    board.render()
    let faces = board.root.sublayers ?? []
    var count = 0
    for (index, face) in faces.enumerated() {
      let sight = Sight.placement(of: face).then(.ofSublayers(of: board.root))
      guard area(of: try require(sight.corners(of: face.bounds))) > 0 else { continue }
      count += 1
      let middle = try require(sight.see(20, 20)).point
      expect(board[Int(middle.x), Int(middle.y)], equals: cubePixels[index])
    }
    expect(count, equals: 3)
  }

  @Test func onlySublayersOfATransformLayerAreDrawn() throws {
    let board = try Board()
    let space = CATransformLayer()
    still {
      space.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      space.backgroundColor = red
      space.borderWidth = 3
      space.shadowOpacity = 1
      space.cornerRadius = 5
      space.masksToBounds = true
      space.mask = CALayer()
      board.root.addSublayer(space)
    }
    board.render()
    expect(board.pixels.allSatisfy { $0 == white })
    board.add(CGRect(x: 20, y: 20, width: 20, height: 20), blue, to: space)
    board.render()
    expect(board[25, 25], equals: opaqueBlue)
    expect(board[38, 38], equals: opaqueBlue)
    still { space.isHidden = true }
    board.render()
    expect(board.pixels.allSatisfy { $0 == white })
    try expect(board.isFresh())
  }

  @Test func transformLayerOpacityAppliesToEachSublayer() throws {
    let board = try Board()
    let space = CATransformLayer()
    still { board.root.addSublayer(space) }
    board.add(CGRect(x: 5, y: 5, width: 20, height: 20), red, to: space)
    board.add(CGRect(x: 15, y: 15, width: 20, height: 20), blue, to: space)
    still { space.opacity = 0.5 }
    board.render()
    expect(Board.difference(board[10, 10], 0xFFFF_8080), isAtMost: 1)
    // The lower one shines through the upper one.
    expect(Board.difference(board[20, 20], 0xFF80_40BF), isAtMost: 2)
    still { space.opacity = 0.25 }
    board.render()
    expect(Board.difference(board[10, 10], 0xFFFF_BFBF), isAtMost: 1)
    try expect(board.isFresh())
  }

  @Test func nestedTransformLayersAreOneSpace() throws {
    let board = try Board(width: 80, height: 80)
    let outer = CATransformLayer()
    let inner = CATransformLayer()
    still {
      board.root.sublayerTransform = eye(200)
      outer.position = CGPoint(x: 40, y: 40)
      outer.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
      inner.position = CGPoint(x: 5, y: 0)
      inner.zPosition = 20
      inner.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
      board.root.addSublayer(outer)
    }
    // Drawn last by the list, and behind by its depth.
    let front = board.add(CGRect(x: -15, y: -15, width: 30, height: 30), red, to: inner)
    let back = board.add(CGRect(x: -15, y: -15, width: 30, height: 30), blue, to: outer)
    still { outer.insertSublayer(inner, at: 0) }
    board.render()
    let sight = Sight.placement(of: front).then(.placement(of: inner))
      .then(.placement(of: outer)).then(.ofSublayers(of: board.root))
    let quad = try require(sight.corners(of: front.bounds))
    let below = Sight.placement(of: back).then(.placement(of: outer))
      .then(.ofSublayers(of: board.root))
    let other = try require(below.corners(of: back.bounds))
    for y in 0..<80 {
      for x in 0..<80 {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let inside = depthInside(quad, point)
        if inside > 1.2 {
          expect(board[x, y], equals: opaqueRed)
        } else if inside < -1.2 {
          let below = depthInside(other, point)
          if below > 1.2 { expect(board[x, y], equals: opaqueBlue) }
          if below < -1.2 { expect(board[x, y], equals: white) }
        }
      }
    }
    // The layers around it share its space.
    still { inner.zPosition = -40 }
    board.render()
    expect(board[40, 40], equals: opaqueBlue)
    try expect(board.isFresh())
  }

  @Test func coplanarLayersKeepTheirOrder() throws {
    let board = try Board(width: 80, height: 80)
    let card = CATransformLayer()
    still {
      board.root.sublayerTransform = eye(200)
      card.position = CGPoint(x: 40, y: 40)
      board.root.addSublayer(card)
    }
    board.add(CGRect(x: -30, y: -20, width: 60, height: 40), blue, to: card)
    let label = board.add(CGRect(x: 10, y: -10, width: 15, height: 20), red, to: card)
    for step in -12...12 {
      let angle = CGFloat(step) * 0.11
      still { card.transform = CATransform3DMakeRotation(angle, 0.3, 1, 0) }
      board.render()
      let sight = Sight.placement(of: label).then(.placement(of: card))
        .then(.ofSublayers(of: board.root))
      let middle = try require(sight.see(7.5, 10)).point
      expect(board[Int(middle.x), Int(middle.y)], equals: opaqueRed, "\(angle)")
    }
  }

  @Test func aCardShowsTheFacingSide() throws {
    let board = try Board(width: 80, height: 80)
    let card = CATransformLayer()
    still {
      board.root.sublayerTransform = eye(300)
      card.position = CGPoint(x: 40, y: 40)
      board.root.addSublayer(card)
    }
    let front = board.add(CGRect(x: -20, y: -15, width: 40, height: 30), red, to: card)
    let back = board.add(CGRect(x: -20, y: -15, width: 40, height: 30), blue, to: card)
    still {
      front.isDoubleSided = false
      back.isDoubleSided = false
      back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
    for step in 0..<12 where step % 6 != 3 {
      still {
        card.transform = CATransform3DMakeRotation(CGFloat(step) * .pi / 6, 0, 1, 0)
      }
      board.render()
      let isFront = step < 3 || step > 9
      expect(board[40, 40], equals: (isFront ? opaqueRed : opaqueBlue), "step \(step)")
      try expect(board.isFresh())
    }
  }

  @Test func aLayerRotatedTwiceShowsItsFront() throws {
    let board = try Board(width: 80, height: 80)
    let card = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), blue)
    let label = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red, to: card) {
      $0.isDoubleSided = false
    }
    still { card.transform = CATransform3DRotate(eye(100), .pi - 0.3, 0, 1, 0) }
    board.render()
    expect(board[40, 40], equals: opaqueBlue)
    still { label.transform = CATransform3DRotate(eye(100), .pi, 0, 1, 0) }
    board.render()
    expect(board[40, 40], equals: opaqueRed)
  }

  @Test func rotatedSiblingsAreSortedByDepth() throws {
    let board = try Board(width: 80, height: 80)
    // A door with its hinge at the left edge that opens towards the viewer is in front of later
    // layers.
    let door = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    board.add(CGRect(x: 0, y: 0, width: 80, height: 80), green)
    board.render()
    expect(board[30, 40], equals: opaqueGreen)
    still {
      door.anchorPoint = CGPoint(x: 0, y: 0.5)
      door.position = CGPoint(x: 20, y: 40)
      door.transform = CATransform3DRotate(eye(200), -0.5, 0, 1, 0)
    }
    board.render()
    expect(board[30, 40], equals: opaqueRed)
    still { door.transform = CATransform3DRotate(eye(200), 0.5, 0, 1, 0) }
    board.render()
    expect(board[30, 40], equals: opaqueGreen)
    try expect(board.isFresh())
  }
}
