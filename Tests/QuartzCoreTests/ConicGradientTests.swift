import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Gradients around a point.
@Suite struct ConicGradientTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func wheel(_ colors: [CGColor], _ locations: [NSNumber]? = nil) throws -> Board {
    let board = try Board()
    let layer = CAGradientLayer()
    layer.type = .conic
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = colors
    layer.locations = locations
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    board.root.addSublayer(layer)
    CATransaction.commit()
    board.render()
    return board
  }

  @Test func conicGradientsRunClockwiseFromTheEndPoint() throws {
    let board = try wheel([red, blue])
    expect(Board.difference(board[21, 1], 0xFFFF_0000), isBelow: 12)
    expect(Board.difference(board[18, 1], 0xFF00_00FF), isBelow: 12)
    // A quarter of the way: three parts red.
    expect(Board.difference(board[38, 20], 0xFFBF_0040), isBelow: 12)
    expect(Board.difference(board[20, 38], 0xFF80_0080), isBelow: 12)
    expect(Board.difference(board[1, 20], 0xFF40_00BF), isBelow: 12)
    // The corners are painted too.
    expect(board[0, 0] != 0xFFFF_FFFF && board[39, 39] != 0xFFFF_FFFF)
  }

  @Test func equalLocationsMakeSharpSectors() throws {
    let board = try wheel([red, red, blue, blue], [0, 0.5, 0.5, 1])
    expect(board[30, 5] == 0xFFFF_0000 && board[30, 35] == 0xFFFF_0000)
    expect(board[10, 5] == 0xFF00_00FF && board[10, 35] == 0xFF00_00FF)
  }

  @Test func gradientsWithTooFewLocationsHaveEqualIntervals() throws {
    let board = try wheel([red, blue, blue], [0.9])
    let equal = try wheel([red, blue, blue])
    expect(board[30, 5], equals: equal[30, 5])
    expect(board[10, 35], equals: equal[10, 35])
  }
}
