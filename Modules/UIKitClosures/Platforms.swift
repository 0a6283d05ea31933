import Foundation
import UIKit

// The platform differences of this module: on Apple's platforms, recognizers call targets by their
// selectors, and there are no selectors without an Objective-C runtime.

#if canImport(ObjectiveC)
  import ObjectiveC

  /// Wraps a closure as a target with a selector; the recognizer retains it.
  final class GestureTarget: NSObject {
    private static let key = malloc(1)
    private let handler: () -> Void

    init(_ recognizer: UIGestureRecognizer, _ handler: @escaping () -> Void) {
      self.handler = handler
      super.init()
      recognizer.addTarget(self, action: #selector(act))
      var targets = Self.targets(of: recognizer)
      targets.append(self)
      Self.setTargets(targets, of: recognizer)
    }

    func remove(from recognizer: UIGestureRecognizer) {
      recognizer.removeTarget(self, action: #selector(act))
      Self.setTargets(Self.targets(of: recognizer).filter { $0 !== self }, of: recognizer)
    }

    @objc private func act() { handler() }

    private static func targets(of recognizer: UIGestureRecognizer) -> [GestureTarget] {
      guard let key else { return [] }
      return objc_getAssociatedObject(recognizer, key) as? [GestureTarget] ?? []
    }

    private static func setTargets(_ targets: [GestureTarget], of recognizer: UIGestureRecognizer) {
      guard let key else { return }
      objc_setAssociatedObject(recognizer, key, targets, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  func makeHoverGestureRecognizer() -> UIHoverGestureRecognizer {
    UIHoverGestureRecognizer(target: nil, action: nil)
  }

  /// Wraps a closure for a display link, which retains it.
  private final class DisplayLinkTarget: NSObject {
    let handler: (CADisplayLink) -> Void

    init(_ handler: @escaping (CADisplayLink) -> Void) { self.handler = handler }

    @objc func act(_ link: CADisplayLink) { handler(link) }
  }

  func makeDisplayLink(_ handler: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    let target = DisplayLinkTarget(handler)
    return CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.act))
  }

  /// Whether code runs on the main actor now.
  nonisolated var isOnMainActor: Bool { Thread.isMainThread }
#else
  /// Wraps a closure for a recognizer.
  final class GestureTarget {
    private let identifier: Int

    init(_ recognizer: UIGestureRecognizer, _ handler: @escaping () -> Void) {
      identifier = recognizer.addAction { _ in handler() }
    }

    func remove(from recognizer: UIGestureRecognizer) { recognizer.removeAction(identifier) }
  }

  func makeHoverGestureRecognizer() -> UIHoverGestureRecognizer {
    UIHoverGestureRecognizer()
  }

  func makeDisplayLink(_ handler: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    UIScreen.displayLink(handler)
  }

  /// Whether code runs on the main actor now, on any thread.
  nonisolated var isOnMainActor: Bool { MainQueue.isCurrent }
#endif
