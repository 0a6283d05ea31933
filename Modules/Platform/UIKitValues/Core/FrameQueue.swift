import Foundation
import QuartzCore

/// What makes frames: a screen.
@MainActor package protocol FrameSource: AnyObject {
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
  private static var sources: [WeakSource] = []

  private var pending: [() -> Void] = []

  private struct WeakSource {
    weak var source: (any FrameSource)?
  }

  package init() {}

  /// Registers a source whose frames are made by a host or a driver.
  package static func add(_ source: any FrameSource) {
    sources.removeAll { $0.source == nil || $0.source === source }
    OffscreenAnimations.onRequest = { clock in
      MainActor.assumeIsolated { perform { OffscreenAnimations.end(of: clock) } }
    }
    sources.append(WeakSource(source: source))
  }

  /// Calls a closure with the next frame of a screen, or asynchronously on the main queue if no
  /// screen has a source of frames.
  ///
  /// - Parameters:
  ///   - source: The screen of the views that the closure is about; nil for that of the host whose
  ///     code is running.
  ///   - action: The closure.
  package static func perform(
    on source: (any FrameSource)? = nil,
    _ action: @escaping () -> Void
  ) {
    let live = sources.compactMap(\.source)
    if let owner = live.first(where: { $0 === source }) ?? live.first(where: \.isRunning) {
      owner.frameQueue.pending.append(action)
      owner.requestFrame()
    } else if live.isEmpty {
      Task { action() }
    } else {
      shared.pending.append(action)
      for source in live { source.requestFrame() }
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
