import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Layers that change by sliding or by turning over, and layers without a back.
@Suite struct LayerTransitionTests {
  /// A red layer on a white ground that becomes blue, half way through its transition.
  private func halfway(
    _ part: CFTimeInterval = 0.5,
    _ configure: (CATransition) -> Void
  ) throws -> Board {
    let board = try Board()
    let layer = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
    let clock = ManualTimeSource()
    MediaTime.$source.withValue(clock) {
      board.root.commitAnimations(at: 0)
      board.render()
      let transition = CATransition()
      transition.duration = 1
      configure(transition)
      layer.add(transition, forKey: nil)
      still { layer.backgroundColor = blue }
      board.root.commitAnimations(at: 0)
      clock.advance(to: part)
      board.render(at: part)
    }
    try expect(board.pixels, equals: board.fresh(at: part))
    return board
  }

  @Test func aPushMovesBothImagesAndFadesThem() throws {
    let board = try halfway {
      $0.type = .push
      $0.subtype = .fromRight
    }
    // The old one is half out to the left, the new one half in from the right.
    expect(board[5, 20] == 0xFFFF_8080 || board[5, 20] == 0xFFFF_7F7F)
    expect(board[15, 20], equals: board[5, 20])
    expect(board[25, 20] == 0xFF80_80FF || board[25, 20] == 0xFF7F_7FFF)
    expect(board[35, 20], equals: board[25, 20])
    expect(board[5, 5], equals: 0xFFFF_FFFF)
  }

  @Test func movingInFromTheTopStartsAtTheGreatestY() throws {
    let board = try halfway {
      $0.type = .moveIn
      $0.subtype = .fromTop
    }
    expect(board[20, 15], equals: 0xFFFF_0000)
    expect(board[20, 35] == 0xFF80_80FF || board[20, 35] == 0xFF7F_7FFF)
    expect(board[20, 5], equals: 0xFFFF_FFFF)
  }

  @Test func theRevealedImageStaysInPlace() throws {
    let board = try halfway {
      $0.type = .reveal
      $0.subtype = .fromLeft
    }
    expect(board[12, 20], equals: 0xFF00_00FF)
    expect(board[35, 20] == 0xFFFF_8080 || board[35, 20] == 0xFFFF_7F7F)
  }

  @Test func flipsShowTheNewSideAfterHalfway() throws {
    let third = 1.0 / 3
    let before = try halfway(third) { $0.turnsSideways = true }
    // The cosine of 60 degrees is a half: 10 of 20 points, the left edge nearer, so that it is six
    // from the middle.
    expect(before[12, 20], equals: 0xFFFF_FFFF)
    expect(before[16, 20], equals: 0xFFFF_0000)
    expect(before[23, 20], equals: 0xFFFF_0000)
    expect(before[26, 20], equals: 0xFFFF_FFFF)
    let after = try halfway(2 * third) { $0.turnsSideways = false }
    expect(after[20, 13], equals: 0xFFFF_FFFF)
    expect(after[20, 16], equals: 0xFF00_00FF)
    expect(after[11, 20], equals: 0xFF00_00FF)
    try expect(halfway(0.5) { $0.turnsSideways = true }[20, 20], equals: 0xFFFF_FFFF)
  }

  @Test func singleSidedLayersAreHiddenFromBehind() throws {
    let board = try Board()
    let layer = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
    still { layer.isDoubleSided = false }
    board.render()
    expect(board[20, 20], equals: 0xFFFF_0000)
    still { layer.transform = CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0) }
    board.render()
    expect(board[20, 20], equals: 0xFFFF_FFFF)
    still { layer.isDoubleSided = true }
    board.render()
    expect(board[20, 20], equals: 0xFFFF_0000)
    still {
      layer.isDoubleSided = false
      board.root.sublayerTransform = CATransform3DMakeScale(-1, 1, 1)
    }
    board.render()
    expect(board[20, 20], equals: 0xFFFF_0000)
  }
}
