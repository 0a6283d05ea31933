public import Foundation

/// Calls a target with every frame of the screen.
///
/// Make links with the closure initializer of `UIKitClosures`, because this platform has no
/// selectors. Use them on the main thread.
open class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  /// The links of the screen whose frames are used.
  private weak var links: DisplayLinks?
  private var isAdded = false
  private var isInvalid = false

  /// Makes a link that calls a closure with the frames of a screen while it is added to a run loop.
  package init(on links: DisplayLinks, _ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    self.links = links
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
    didSet { if isPaused != oldValue { links?.didChange() } }
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
    links?.add(self)
  }

  /// Stops calling until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    links?.remove(self)
  }

  /// Stops calling, and releases the target.
  open func invalidate() {
    isInvalid = true
    isAdded = false
    links?.remove(self)
  }

  fileprivate var wantsFrames: Bool { isAdded && !isPaused }

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

/// The display links of a screen that are added to a run loop, on the main thread.
package final class DisplayLinks {
  private var links: [CADisplayLink] = []
  /// Called when a frame may be needed: a link was added, paused or resumed.
  package var onChange: (() -> Void)?

  /// Makes an empty list.
  package init() {}

  fileprivate func add(_ link: CADisplayLink) {
    links.append(link)
    didChange()
  }

  fileprivate func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  fileprivate func didChange() { onChange?() }

  /// Whether a link waits for frames.
  package var wantFrames: Bool { links.contains(where: \.wantsFrames) }

  /// Calls the links that wait for frames.
  package func fire(at time: CFTimeInterval, interval: CFTimeInterval) {
    guard !links.isEmpty else { return }
    for link in links where link.wantsFrames { link.frame(at: time, interval: interval) }
  }
}
