import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Layers that are shown by an image of themselves.
@Suite struct RasterizedLayerTests {
  /// A layer with a dark line of one point on light ground, in the upper left corner.
  private func striped(_ board: Board, _ change: (CALayer) -> Void) -> CALayer {
    let layer = board.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white, change)
    board.add(CGRect(x: 3, y: 0, width: 0.5, height: 10), .black, to: layer)
    return layer
  }

  @Test func rasterizationDefaultsAreOff() {
    let layer = CALayer()
    expect(layer.rasterizationScale == 1 && !layer.shouldRasterize)
    expect(!layer.allowsEdgeAntialiasing && !layer.drawsAsynchronously)
    layer.rasterizationScale = 2
    layer.allowsEdgeAntialiasing = true
    layer.drawsAsynchronously = true
    let copy = CALayer(layer: layer)
    expect(copy.rasterizationScale, equals: 2)
    expect(copy.allowsEdgeAntialiasing && copy.drawsAsynchronously)
  }

  @Test func rasterizingAtTheScreenScaleIsInvisible() throws {
    let plain = try Board(scale: 2)
    _ = striped(plain) { _ in }
    plain.render()
    let board = try Board(scale: 2)
    _ = striped(board) {
      $0.shouldRasterize = true
      $0.rasterizationScale = 2
    }
    board.render()
    expect(board.pixels, equals: plain.pixels)
    expect(plain[6, 4], equals: 0xFF00_0000)
  }

  @Test func rasterizingAtScaleOneBlursFineLines() throws {
    let board = try Board(scale: 2)
    _ = striped(board) { $0.shouldRasterize = true }
    board.render()
    // The line of one screen pixel covers a whole pixel of the image or none: never a single sharp
    // pixel.
    expect(board[6, 4] != 0xFF00_0000 || board[7, 4] == 0xFF00_0000)
    try expect(board.fresh(), equals: board.pixels)
  }

  @Test func contentAndScaleChangesUpdateTheRaster() throws {
    let board = try Board(scale: 2)
    let layer = board.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white) {
      $0.shouldRasterize = true
    }
    let inner = board.add(CGRect(x: 2, y: 2, width: 4, height: 4), .black, to: layer)
    board.render()
    expect(board[8, 8], equals: 0xFF00_0000)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CATransaction.commit()
    layer.rasterizationScale = 2
    board.render()
    expect(board[8, 8], equals: 0xFFFF_0000)
    try expect(board.fresh(), equals: board.pixels)
  }
}
