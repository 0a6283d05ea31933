public import Foundation

/// Calls a target with every frame of the screen.
///
/// Links are made by the closures of `UIKitClosures`, for there are no selectors on this platform.
/// Use it on the main thread.
open class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  /// The clock whose frames count; nil for those of any screen.
  private let source: (any MediaTimeSource)?
  private var isAdded = false
  private var isInvalid = false

  /// Makes a link that calls a closure once it is added to a run loop.
  package init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    source = MediaTime.source
    super.init()
  }

  // MARK: Time

  /// When the frame before was shown, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the frame that is being made will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames of the screen, in seconds.
  open private(set) var duration: CFTimeInterval = 1.0 / 60

  /// Whether no calls are made at present.
  open var isPaused = false {
    didSet { if isPaused != oldValue { DisplayLinks.didChange() } }
  }

  /// How often calls are to be made: at most as often as the screen has frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Running

  /// Begins to call; all modes of the main run loop are one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid, !isAdded else { return }
    isAdded = true
    DisplayLinks.add(self)
  }

  /// Stops calling until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    DisplayLinks.remove(self)
  }

  /// Stops calling, and releases the target.
  open func invalidate() {
    isInvalid = true
    isAdded = false
    DisplayLinks.remove(self)
  }

  fileprivate func wantsFrames(of source: any MediaTimeSource) -> Bool {
    isAdded && !isPaused && (self.source == nil || self.source === source)
  }

  private var leastInterval: CFTimeInterval {
    let range = preferredFrameRateRange
    let rate = range.preferred > 0 ? range.preferred : range.maximum
    return rate > 0 ? 1 / CFTimeInterval(rate) : 0
  }

  fileprivate func frame(at time: CFTimeInterval, interval: CFTimeInterval) {
    // A frame that comes a little early still counts.
    guard time - timestamp >= leastInterval - interval / 2 || timestamp == 0 else { return }
    duration = interval
    timestamp = time
    targetTimestamp = time + max(interval, leastInterval)
    handler(self)
  }
}

/// The links that are added, on the main thread.
package enum DisplayLinks {
  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  /// Called when the first target is added.
  nonisolated(unsafe) package static var onChange: (() -> Void)?

  fileprivate static func add(_ link: CADisplayLink) {
    links.append(link)
    didChange()
  }

  fileprivate static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  fileprivate static func didChange() { onChange?() }

  /// Whether anybody waits for the frames of a clock.
  package static func wantFrames(of source: any MediaTimeSource) -> Bool {
    !links.isEmpty && links.contains { $0.wantsFrames(of: source) }
  }

  /// Calls everybody who waits for the frames of a clock.
  package static func fire(
    at time: CFTimeInterval,
    of source: any MediaTimeSource,
    interval: CFTimeInterval
  ) {
    guard !links.isEmpty else { return }
    for link in links where link.wantsFrames(of: source) {
      link.frame(at: time, interval: interval)
    }
  }
}
