import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Layers that emit particles.
@Suite struct EmitterLayerTests {
  /// A square of 4 points, white.
  private func dot(_ size: Int = 4, _ color: CGColor = .white) throws -> CGImage {
    let canvas = try require(CairoCanvas(width: size, height: size, scale: 1))
    canvas.draw(.fillRect(CGRect(x: 0, y: 0, width: size, height: size), color))
    canvas.flush()
    return try require(canvas.makeImage())
  }

  /// A black board with an emitter in its middle.
  private struct Stage {
    let board: Board
    let emitter: CAEmitterLayer
    let clock = ManualTimeSource()

    /// The number of pixels that are not black, by frames up to a time.
    func count(at time: CFTimeInterval, frames: Int = 1) -> Int {
      show(at: time, frames: frames)
      return board.pixels.filter { $0 != 0xFF00_0000 }.count
    }

    func show(at time: CFTimeInterval, frames: Int = 1) {
      let start = clock.now()
      for frame in 1...frames {
        let now = start + (time - start) * Double(frame) / Double(frames)
        clock.advance(to: now)
        MediaTime.$source.withValue(clock) {
          board.root.advanceAnimations(at: now)
          board.root.commitAnimations(at: now)
          board.render(at: now)
        }
      }
    }

    var isRunning: Bool { board.root.hasRunningAnimation }
  }

  private func stage(_ cells: [CAEmitterCell], side: Int = 80) throws -> Stage {
    let board = try Board(width: side, height: side)
    let emitter = CAEmitterLayer()
    still {
      board.root.backgroundColor = .black
      emitter.frame = board.root.bounds
      emitter.emitterPosition = CGPoint(x: side / 2, y: side / 2)
      emitter.emitterCells = cells
      board.root.addSublayer(emitter)
    }
    return Stage(board: board, emitter: emitter)
  }

  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "dot"
    cell.contents = try dot()
    cell.birthRate = 1
    cell.lifetime = 10
    change(cell)
    return cell
  }

  @Test func particlesFollowVelocityAndAcceleration() throws {
    let stage = try stage([
      cell {
        $0.velocity = 10
        $0.yAcceleration = 8
      }
    ])
    stage.emitter.birthRate = 1
    stage.show(at: 0.5)
    expect(stage.count(at: 0.9), equals: 0)
    // Born at 1 second; two seconds later it went 20 to the right and 8 / 2 * 4 down.
    stage.emitter.beginTime = 0
    stage.show(at: 3)
    expect(stage.board[60, 56] == white && stage.board[61, 57] == white)
    expect(stage.board[58, 54] == white && stage.board[57, 53] != white)
    // The one born at 2 seconds.
    expect(stage.board[50, 44], equals: white)
  }

  @Test func theNumberOfParticlesDoesNotDependOnTheFrames() throws {
    func make() throws -> Stage {
      try stage([
        cell {
          $0.birthRate = 37
          $0.lifetime = 1.5
          $0.lifetimeRange = 0.5
          $0.velocity = 15
          $0.velocityRange = 10
          $0.emissionRange = 2 * .pi
          $0.scaleRange = 0.5
          $0.alphaSpeed = -0.3
          $0.redRange = 0.5
          $0.spin = 1
          $0.spinRange = 1
        }
      ])
    }
    let (few, many) = (try make(), try make())
    for stage in [few, many] { stage.emitter.seed = 7 }
    let count = few.count(at: 2)
    expect(count, isAbove: 300)
    expect(many.count(at: 2, frames: 120), equals: count)
    expect(few.board.pixels, equals: many.board.pixels)
    try expect(few.board.pixels, equals: few.board.fresh(at: 2))
    let other = try make()
    other.emitter.seed = 8
    other.show(at: 2)
    expect(other.board.pixels != few.board.pixels)
  }

  @Test func idleEmittersRequestNoFrames() throws {
    let stage = try stage([
      cell {
        $0.birthRate = 10
        $0.lifetime = 1
      }
    ])
    stage.show(at: 0)
    expect(stage.isRunning)
    expect(stage.count(at: 1), isAbove: 0)
    still { stage.emitter.birthRate = 0 }
    expect(stage.count(at: 1.5, frames: 5), isAbove: 0)
    expect(stage.isRunning)
    expect(stage.count(at: 2.2, frames: 5), equals: 0)
    expect(!stage.isRunning)
    stage.show(at: 2.3)
    expect(stage.board.renderer.lastDamage, satisfies: \.isEmpty)
    // Nothing was emitted in between.
    stage.clock.advance(to: 10)
    still { stage.emitter.birthRate = 1 }
    expect(stage.isRunning)
    expect(stage.count(at: 10.01), equals: 0)
    expect(stage.count(at: 10.3, frames: 4), isAbove: 0)
  }

  @Test func cellsEmitWithinTheirOwnTime() throws {
    let burst = try cell {
      $0.birthRate = 100
      $0.lifetime = 2
      $0.beginTime = 1
      $0.duration = 0.25
      $0.velocity = 20
      $0.emissionRange = 2 * .pi
    }
    let stage = try stage([burst])
    expect(stage.count(at: 0.9, frames: 3), equals: 0)
    expect(stage.isRunning)
    expect(stage.count(at: 1.5, frames: 6), isAbove: 50)
    expect(stage.count(at: 3.4, frames: 10), equals: 0)
    expect(!stage.isRunning)
  }

  @Test func emittersWithoutABeginTimeArePrewarmed() throws {
    let early = try stage([
      try cell {
        $0.birthRate = 20
        $0.velocity = 3
        $0.emissionRange = 6
      }
    ])
    early.clock.advance(to: 100)
    expect(early.count(at: 100.01), isAbove: 100)
    let late = try stage([
      try cell {
        $0.birthRate = 20
        $0.velocity = 3
        $0.emissionRange = 6
      }
    ])
    late.clock.advance(to: 100)
    late.emitter.beginTime = 100
    expect(late.count(at: 100.01), equals: 0)
    expect(late.count(at: 100.2, frames: 4), isAbove: 0)
  }

  @Test func cellValuesAreSetAndAnimatedByName() throws {
    let stage = try stage([try cell { $0.birthRate = 0 }])
    stage.show(at: 0)
    expect(!stage.isRunning)
    stage.emitter.setValue(50, forKeyPath: "emitterCells.dot.birthRate")
    expect(stage.emitter.emitterCells?.first?.birthRate, equals: 50)
    let rate = stage.emitter.value(forKeyPath: "emitterCells.dot.birthRate")
    expect(rate as? CGFloat, equals: 50)
    expect(stage.isRunning)
    expect(stage.count(at: 0.1), isAbove: 0)
    stage.emitter.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
    stage.emitter.setValue(0.1, forKeyPath: "emitterCells.dot.lifetime")
    expect(stage.count(at: 20, frames: 3), equals: 0)
    expect(!stage.isRunning)
    MediaTime.$source.withValue(stage.clock) {
      let burst = CABasicAnimation(keyPath: "emitterCells.dot.birthRate")
      burst.fromValue = 200
      burst.toValue = 0
      burst.duration = 0.5
      stage.emitter.add(burst, forKey: "burst")
    }
    stage.show(at: 20.01)
    expect(stage.count(at: 20.1, frames: 4), isAbove: 0)
    // The cell itself is as it was set.
    expect(stage.emitter.emitterCells?.first?.birthRate, equals: 0)
    expect(stage.count(at: 21, frames: 30), equals: 0)
    expect(!stage.isRunning)
  }

  @Test func particlesEmitOthersAtTheirPosition() throws {
    let spark = try cell {
      $0.name = "spark"
      $0.birthRate = 40
      $0.lifetime = 1
      $0.color = CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
    }
    let rocket = try cell {
      $0.name = "rocket"
      $0.contents = nil
      $0.color = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
      $0.velocity = 20
      $0.emitterCells = [spark]
    }
    let stage = try stage([rocket])
    expect(stage.count(at: 1), equals: 0)
    stage.show(at: 1.9, frames: 9)
    // A line of sparks behind the rocket: its color times theirs.
    for x in 42...56 { expect(stage.board[x, 40], equals: opaqueGreen, "\(x)") }
    expect(stage.board[36, 40] == 0xFF00_0000 && stage.board[61, 40] == 0xFF00_0000)
    stage.emitter.setValue(0, forKeyPath: "emitterCells.rocket.emitterCells.spark.birthRate")
    expect(spark.birthRate, equals: 0)
  }

  @Test func shapesAndModesDetermineEmitterPositions() throws {
    typealias Shape = CAEmitterLayerEmitterShape
    typealias Mode = CAEmitterLayerEmitterMode
    func places(_ shape: Shape, _ mode: Mode) throws -> [CGPoint] {
      let stage = try stage([
        try cell {
          $0.birthRate = 400
          $0.contents = try? dot(1)
        }
      ])
      stage.emitter.emitterShape = shape
      stage.emitter.emitterMode = mode
      stage.emitter.emitterSize = CGSize(width: 20, height: 30)
      stage.emitter.emitterDepth = 20
      stage.show(at: 1)
      var result: [CGPoint] = []
      for y in 0..<80 {
        for x in 0..<80 where stage.board[x, y] != 0xFF00_0000 {
          result.append(CGPoint(x: CGFloat(x) + 0.5 - 40, y: CGFloat(y) + 0.5 - 40))
        }
      }
      return result
    }
    try expect(places(.point, .volume).allSatisfy { abs($0.x) <= 1 && abs($0.y) <= 1 })
    let line = try places(.line, .outline)
    expect(line.count > 20 && line.allSatisfy { abs($0.x) <= 11 && abs($0.y) <= 1 })
    try expect(places(.line, .points).allSatisfy { abs(abs($0.x) - 10) <= 1 })
    let edges = try places(.rectangle, .outline)
    expect(edges.contains { abs($0.x) < 5 } && edges.contains { abs($0.y) < 5 })
    expect(edges.allSatisfy { abs(abs($0.x) - 10) <= 1 || abs(abs($0.y) - 15) <= 1 })
    let corners = try places(.rectangle, .points)
    expect(corners.allSatisfy { abs(abs($0.x) - 10) <= 1 && abs(abs($0.y) - 15) <= 1 })
    let area = try places(.rectangle, .volume)
    expect(area.allSatisfy { abs($0.x) <= 11 && abs($0.y) <= 16 })
    expect(area.contains { abs($0.x) < 4 && abs($0.y) < 4 })
    let ring = try places(.circle, .outline)
    expect(ring.count > 60 && ring.allSatisfy { abs(hypot($0.x, $0.y) - 20) < 1.5 })
    let disc = try places(.circle, .volume)
    expect(disc.contains { hypot($0.x, $0.y) < 8 })
    expect(disc.allSatisfy { hypot($0.x, $0.y) < 21.5 })
    try expect(places(.sphere, .volume).allSatisfy { hypot($0.x, $0.y) < 21.5 })
    try expect(places(.cuboid, .surface).allSatisfy { abs($0.x) <= 11 && abs($0.y) <= 16 })
  }

  @Test func circlesEmitOutwards() throws {
    let stage = try stage([
      try cell {
        $0.birthRate = 200
        $0.lifetime = 5
        $0.velocity = 10
        $0.duration = 0.5
        $0.contents = try? dot(2)
      }
    ])
    stage.emitter.emitterShape = .circle
    stage.emitter.emitterMode = .outline
    stage.emitter.emitterSize = CGSize(width: 10, height: 10)
    stage.show(at: 2, frames: 4)
    var count = 0
    for y in 0..<80 {
      for x in 0..<80 where stage.board[x, y] != 0xFF00_0000 {
        count += 1
        let distance = hypot(CGFloat(x) + 0.5 - 40, CGFloat(y) + 0.5 - 40)
        expect(distance > 23 && distance < 32)
      }
    }
    expect(count, isAbove: 100)
  }

  @Test func theRenderModeOrdersParticles() throws {
    func middle(_ mode: CAEmitterLayerRenderMode) throws -> UInt32 {
      let old = try cell {
        $0.color = red
        $0.duration = 1.5
      }
      let new = try cell {
        $0.color = blue
        $0.beginTime = 1
        $0.duration = 1.5
      }
      let stage = try stage([new, old])
      stage.emitter.renderMode = mode
      stage.show(at: 3)
      return stage.board[40, 40]
    }
    try expect(middle(.oldestFirst), equals: opaqueBlue)
    try expect(middle(.oldestLast), equals: opaqueRed)
    try expect(middle(.additive), equals: 0xFFFF_00FF)
  }

  @Test func particlesScaleFadeAndChangeColor() throws {
    let stage = try stage([
      try cell {
        $0.duration = 1.5
        $0.scale = 2
        $0.scaleSpeed = 1
        $0.color = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
        $0.greenSpeed = -0.5
        $0.alphaSpeed = -0.25
      }
    ])
    // Two seconds after its birth: four times as large, red, and half as opaque.
    stage.show(at: 3, frames: 6)
    expect(Board.difference(stage.board[33, 33], 0xFF80_0000), isAtMost: 1)
    expect(Board.difference(stage.board[46, 46], 0xFF80_0000), isAtMost: 1)
    expect(stage.board[31, 40] == 0xFF00_0000 && stage.board[48, 40] == 0xFF00_0000)
  }

  @Test func particleColorsMultiplyTheImage() throws {
    let stage = try stage([
      try cell {
        $0.contents = try? dot(4, CGColor(srgbRed: 0.5, green: 1, blue: 1, alpha: 1))
        $0.color = CGColor(srgbRed: 0.5, green: 0.25, blue: 0.75, alpha: 1)
      }
    ])
    stage.show(at: 1.5)
    // Colors have 32 steps.
    expect(Board.difference(stage.board[40, 40], 0xFF40_40BF), isAtMost: 5)
  }

  @Test func rotatedEmittersDrawParticlesInTheirPlane() throws {
    let stage = try stage([try cell { $0.velocity = 10 }])
    still {
      stage.emitter.transform = CATransform3DRotate(eye(100), .pi / 3, 0, 1, 0)
    }
    stage.show(at: 3, frames: 6)
    // 20 and 10 points from the middle, half of that seen, and further away.
    for distance in [20.0, 10] {
      let x = 40 + distance * 0.5 / (1 + distance * sin(.pi / 3) / 100)
      expect(stage.board[Int(x), 40] != 0xFF00_0000)
    }
    expect(stage.board[59, 40], equals: 0xFF00_0000)
    try expect(stage.board.isFresh(at: 3))
  }

  @Test func emittersOutsideOfATreeAreIdle() throws {
    let board = try Board(width: 80, height: 80)
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 40, y: 40)
    emitter.emitterCells = [try cell { $0.birthRate = 10 }]
    let group = CALayer()
    group.addSublayer(emitter)
    CATransaction.flush()
    board.root.commitAnimations(at: 0)
    still {
      board.root.backgroundColor = .black
      board.root.addSublayer(group)
    }
    let stage = Stage(board: board, emitter: emitter)
    expect(stage.count(at: 1, frames: 3), isAbove: 0)
    // Ending animations does not end the emission.
    emitter.removeAllAnimations()
    emitter.setValue(0.01, forKeyPath: "emitterCells.dot.lifetime")
    expect(stage.isRunning)
  }
}
