public import CoreGraphics
import Foundation
import Glibc

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current drawing context of this thread; nil outside of `draw(_:)` and of image
/// renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one of this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append((context, nil))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the context that was current before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color, using a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point along the inside of a rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .normal)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point along the inside of a rectangle, in the current fill color and using a
/// blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  let frame = CGMutablePath()
  frame.addRect(rect)
  frame.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
  context.addPath(frame)
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// The contexts pushed on one thread.
final class GraphicsContextStack {
  /// The contexts, with the images of those that were begun by `UIGraphicsBeginImageContext`.
  fileprivate var entries: [(context: CGContext, drawing: ImageDrawing?)] = []

  /// The image of the current context; nil if that is not an image context.
  var drawing: ImageDrawing? { entries.last?.drawing }

  func push(_ drawing: ImageDrawing) { entries.append((drawing.context, drawing)) }

  static var current: GraphicsContextStack {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<GraphicsContextStack>.fromOpaque(stored).takeUnretainedValue()
    }
    let stack = GraphicsContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      guard let stored else { return }
      Unmanaged<GraphicsContextStack>.fromOpaque(stored).release()
    }
    return key
  }()
}
