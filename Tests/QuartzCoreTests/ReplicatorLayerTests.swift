import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Layers that show their sublayers several times.
@Suite struct ReplicatorLayerTests {
  private func replicator(on board: Board) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    still {
      layer.frame = board.root.bounds
      board.root.addSublayer(layer)
    }
    return layer
  }

  @Test func eachCopyIsTransformedFurther() throws {
    let board = try Board()
    let layer = replicator(on: board)
    board.add(CGRect(x: 2, y: 2, width: 4, height: 4), red, to: layer)
    still {
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
    }
    board.render()
    expect(board[2, 2] == opaqueRed && board[12, 7] == opaqueRed && board[22, 12] == opaqueRed)
    expect(board[32, 17] == white && board[12, 2] == white)
  }

  @Test func copiesRotateAboutTheAnchorPoint() throws {
    let board = try Board()
    let layer = replicator(on: board)
    board.add(CGRect(x: 18, y: 2, width: 4, height: 4), red, to: layer)
    still {
      layer.instanceCount = 4
      layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    board.render()
    for (x, y) in [(20, 3), (36, 20), (20, 36), (3, 20)] { expect(board[x, y], equals: opaqueRed) }
  }

  @Test func copiesFadeByTheOffset() throws {
    let board = try Board()
    let layer = replicator(on: board)
    board.add(CGRect(x: 0, y: 0, width: 4, height: 4), red, to: layer)
    still {
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      layer.instanceAlphaOffset = -0.5
    }
    board.render()
    expect(board[1, 1], equals: opaqueRed)
    expect(Board.difference(board[11, 1], 0xFFFF_7F7F), isAtMost: 2)
    expect(board[21, 1], equals: white)
  }

  @Test func eachCopyIsDelayedFurther() throws {
    let board = try Board()
    let layer = replicator(on: board)
    let dot = board.add(CGRect(x: 0, y: 0, width: 4, height: 4), red, to: layer)
    still {
      layer.instanceCount = 2
      layer.instanceDelay = 1
      layer.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    }
    board.render(at: 10)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 2
    move.toValue = 42
    move.duration = 4
    move.beginTime = 10
    dot.add(move, forKey: "move")
    board.render(at: 12)
    expect(board[22, 1] == opaqueRed && board[12, 1] == white)
    expect(board[12, 11] == opaqueRed && board[22, 11] == white)
  }

  @Test func aChangeIsShownInAllCopies() throws {
    let board = try Board()
    let layer = replicator(on: board)
    let dot = board.add(CGRect(x: 0, y: 0, width: 4, height: 4), red, to: layer)
    still {
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    }
    board.render()
    still {
      dot.backgroundColor = blue
      dot.position.y += 8
    }
    board.render()
    try expect(board.pixels, equals: board.fresh())
    expect(board[21, 9] == opaqueBlue && board[21, 1] == white)
    still { layer.instanceCount = 1 }
    board.render()
    try expect(board.pixels, equals: board.fresh())
    still { layer.instanceCount = 0 }
    board.render()
    expect(board[1, 9], equals: white)
  }

  @Test func copiesAreMultipliedByTheirColors() throws {
    let board = try Board()
    let layer = replicator(on: board)
    let dot = board.add(CGRect(x: 0, y: 0, width: 4, height: 4), .white, to: layer)
    still {
      board.root.backgroundColor = blue
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      layer.instanceColor = red
      layer.instanceGreenOffset = 1
      layer.instanceRedOffset = -0.5
    }
    board.render()
    expect(board[1, 1], equals: opaqueRed)
    expect(Board.difference(board[11, 1], 0xFF80_FF00), isAtMost: 1)
    expect(board[21, 1] == opaqueGreen && board[1, 8] == opaqueBlue)
    still { dot.backgroundColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    board.render()
    try expect(board.pixels, equals: board.fresh())
    expect(Board.difference(board[1, 1], 0xFF80_0000), isAtMost: 1)
  }

  @Test func theColorOfCopiesKeepsTransparency() throws {
    let board = try Board()
    let layer = replicator(on: board)
    board.add(CGRect(x: 0, y: 0, width: 4, height: 4), .white, to: layer) { $0.opacity = 0.5 }
    still { layer.instanceColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5) }
    board.render()
    expect(Board.difference(board[1, 1], 0xFFFF_BFBF), isAtMost: 2)
    still { layer.instanceColor = nil }
    board.render()
    expect(board[1, 1], equals: white)
  }

  @Test func theRepetitionIsAnimated() throws {
    let board = try Board()
    let layer = replicator(on: board)
    board.add(CGRect(x: 0, y: 0, width: 4, height: 4), red, to: layer)
    still { layer.instanceCount = 2 }
    board.render(at: 10)
    let spread = CABasicAnimation(keyPath: "instanceTransform")
    spread.fromValue = CATransform3DIdentity
    spread.toValue = CATransform3DMakeTranslation(20, 0, 0)
    spread.duration = 4
    spread.beginTime = 10
    layer.add(spread, forKey: nil)
    board.render(at: 12)
    expect(board[11, 1] == opaqueRed && board[21, 1] == white)
  }
}
