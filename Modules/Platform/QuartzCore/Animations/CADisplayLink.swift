public import Foundation

/// Calls a target with every frame of the screen.
///
/// Make links with the closure initializer of `UIKitClosures`, because this platform has no
/// selectors. Use them on the main thread.
open class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  /// The clock whose frames are used; nil for none.
  private let source: (any MediaTimeSource)?
  private var isAdded = false
  private var isInvalid = false

  /// Makes a link that calls a closure with the frames of a clock while it is added to a run loop.
  package init(on source: (any MediaTimeSource)?, _ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    self.source = source
    super.init()
  }

  // MARK: Time

  /// The time at which the previous frame was shown, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the current frame will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames of the screen, in seconds.
  open private(set) var duration: CFTimeInterval = 1.0 / 60

  /// Whether calls are suspended.
  open var isPaused = false {
    didSet { if isPaused != oldValue { DisplayLinks.didChange() } }
  }

  /// The preferred call rate: at most the frame rate of the screen.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred number of calls in a second; 0, the default, for the frame rate of the screen.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredRate) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange =
        rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  // MARK: Running

  /// Starts calling; all modes of the main run loop are treated as one.
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
    isAdded && !isPaused && self.source === source
  }

  private var preferredRate: Float {
    let range = preferredFrameRateRange
    return range.preferred > 0 ? range.preferred : range.maximum
  }

  private var leastInterval: CFTimeInterval {
    preferredRate > 0 ? 1 / CFTimeInterval(preferredRate) : 0
  }

  fileprivate func frame(at time: CFTimeInterval, interval: CFTimeInterval) {
    // A frame that is slightly early is accepted.
    guard time - timestamp >= leastInterval - interval / 2 || timestamp == 0 else { return }
    duration = interval
    timestamp = time
    targetTimestamp = time + max(interval, leastInterval)
    handler(self)
  }
}

/// The display links that are added, on the main thread.
package enum DisplayLinks {
  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  /// Called when the first link is added.
  nonisolated(unsafe) package static var onChange: (() -> Void)?

  fileprivate static func add(_ link: CADisplayLink) {
    links.append(link)
    didChange()
  }

  fileprivate static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  fileprivate static func didChange() { onChange?() }

  /// Whether a link waits for the frames of a clock.
  package static func wantFrames(of source: any MediaTimeSource) -> Bool {
    !links.isEmpty && links.contains { $0.wantsFrames(of: source) }
  }

  /// Calls the links that wait for the frames of a clock.
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
