import Foundation
import QuartzCore

/// What makes frames: a screen.
@MainActor package protocol FrameMaker: AnyObject {
  /// The closures for its next frame.
  var frameQueue: FrameQueue { get }
  /// Whether the code that runs is that of its host.
  var isRunning: Bool { get }
  func requestFrame()
}

/// Closures for the next frame of a screen.
@MainActor package final class FrameQueue {
  /// The closures of code that runs in no host and is about no window: for the next frame of any
  /// screen.
  private static let shared = FrameQueue()
  private static var makers: [WeakMaker] = []

  private var pending: [() -> Void] = []

  private struct WeakMaker {
    weak var maker: (any FrameMaker)?
  }

  package init() {}

  /// Registers a screen whose frames are made by a host or a driver.
  package static func add(_ maker: any FrameMaker) {
    makers.removeAll { $0.maker == nil || $0.maker === maker }
    OffscreenAnimations.onRequest = { clock in
      MainActor.assumeIsolated { perform { OffscreenAnimations.end(of: clock) } }
    }
    makers.append(WeakMaker(maker: maker))
  }

  /// Calls a closure with the next frame of a screen, or asynchronously on the main queue if no
  /// screen has a source of frames.
  ///
  /// - Parameters:
  ///   - maker: The screen of the views that the closure is about; nil for that of the host whose
  ///     code is running.
  ///   - action: The closure.
  package static func perform(
    on maker: (any FrameMaker)? = nil,
    _ action: @escaping () -> Void
  ) {
    let live = makers.compactMap(\.maker)
    if let owner = live.first(where: { $0 === maker }) ?? live.first(where: \.isRunning) {
      owner.frameQueue.pending.append(action)
      owner.requestFrame()
    } else if live.isEmpty {
      Task { action() }
    } else {
      shared.pending.append(action)
      for maker in live { maker.requestFrame() }
    }
  }

  /// Whether the next frame of the screen calls nothing.
  package var isEmpty: Bool { pending.isEmpty && Self.shared.pending.isEmpty }

  /// Calls the closures, in a frame of the screen.
  package func drain() {
    let actions = Self.shared.pending + pending
    Self.shared.pending.removeAll()
    pending.removeAll()
    for action in actions { action() }
  }
}
