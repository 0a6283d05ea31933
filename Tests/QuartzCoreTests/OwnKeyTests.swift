import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// A layer as programs write it: a bar whose length is a key of its own.
private class BarLayer: CALayer {
  var color = red
  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? BarLayer { color = layer.color }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 2
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(color)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

/// Keys that programs make up: redrawn and animated.
@Suite struct OwnKeyTests {
  private func bar(on board: Board, progress: CGFloat = 0) -> BarLayer {
    let bar = BarLayer()
    still {
      bar.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
      bar.progress = progress
      board.root.addSublayer(bar)
    }
    bar.setNeedsDisplay()
    board.root.displaySubtreeIfNeeded()
    return bar
  }

  @Test func aChangeRedrawsTheLayer() throws {
    let board = try Board()
    let bar = bar(on: board)
    board.render()
    expect(board[1, 1] == white && !bar.needsDisplay())
    still { bar.progress = 0.5 }
    expect(bar.needsDisplay())
    board.root.displaySubtreeIfNeeded()
    board.render()
    expect(board[18, 1] == opaqueRed && board[22, 1] == white)
    still { bar.setValue("x", forKey: "title") }
    expect(!bar.needsDisplay())
  }

  @Test func everyFrameOfAnAnimationIsDrawn() throws {
    let board = try Board()
    let bar = bar(on: board, progress: 0.25)
    bar.color = blue
    board.render(at: 10)
    let fill = CABasicAnimation(keyPath: "progress")
    fill.fromValue = 0
    fill.toValue = 1
    fill.duration = 4
    fill.beginTime = 10
    bar.add(fill, forKey: "fill")
    for (time, edge) in [(11.0, 10), (12, 20), (13, 30)] {
      board.root.advanceAnimations(at: time)
      board.render(at: time)
      expect(board[edge - 2, 1] == opaqueBlue && board[edge + 2, 1] == white)
      try expect(board.pixels, equals: board.fresh(at: time))
    }
    expect(bar.progress, equals: 0.25)
    board.root.advanceAnimations(at: 15)
    board.render(at: 15)
    // The color changed without a redraw, so that the bar is as it was drawn before.
    expect(board[8, 1] == opaqueRed && board[12, 1] == white)
  }

  @Test func theClassProvidesTheAnimationOfAChange() throws {
    let board = try Board()
    let bar = bar(on: board)
    board.render(at: 0)
    bar.progress = 1
    expect(bar.progress, equals: 1)
    let animation = try require(bar.animation(forKey: "progress") as? CABasicAnimation)
    expect(animation.fromValue as? CGFloat == 0 && animation.duration == 2)
    still { bar.progress = 0 }
    expect(bar.animationKeys(), equals: ["progress"])
  }

  @Test func presentationsHaveAnimatedValuesOfTheTypeThatWasSet() throws {
    let layer = CALayer()
    still {
      layer.setValue(Float(0), forKey: "gain")
      layer.setValue(CGPoint.zero, forKey: "focus")
    }
    for (key, value) in [("gain", Float(2) as Any), ("focus", CGPoint(x: 4, y: 0))] {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 100
      layer.add(animation, forKey: key)
    }
    let shown = try require(layer.presentation())
    expect(shown.value(forKey: "gain") as? Float, equals: 2)
    expect(shown.value(forKey: "focus") as? CGPoint, equals: CGPoint(x: 4, y: 0))
    expect(layer.value(forKey: "gain") as? Float, equals: 0)
  }

  @Test func propertiesOfLayersRedrawToo() throws {
    class Framed: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "borderWidth" }
    }
    let layer = Framed()
    layer.displayIfNeeded()
    layer.cornerRadius = 3
    expect(!layer.needsDisplay())
    layer.borderWidth = 2
    expect(layer.needsDisplay())
  }
}
