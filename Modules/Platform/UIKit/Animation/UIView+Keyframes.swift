public import Foundation
import QuartzCore

extension UIView {
  /// How values between keyframes are calculated, and how the animation runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Makes options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the animation, so that their frames are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presentation values instead of the model values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation in reverse after each repetition.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of that of the enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between values.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from each value to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates at a constant speed through all values; the times of the keyframes have no
    /// effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve through the values at a constant speed; the times of the
    /// keyframes have no effect.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    // The modes are numbers, not bits: the bits of a cubic mode overlap with those of others.
    fileprivate var calculationMode: CAAnimationCalculationMode {
      switch KeyframeAnimationOptions(rawValue: rawValue & (15 << 10)) {
      case .calculationModeDiscrete: .discrete
      case .calculationModePaced: .paced
      case .calculationModeCubic: .cubic
      case .calculationModeCubicPaced: .cubicPaced
      default: .linear
      }
    }

    /// The corresponding options of plain animations, which have the same bits.
    fileprivate var plain: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(UInt(15) << 10))
    }
  }

  /// Runs a keyframe animation, whose keyframes the closure adds with
  /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// The whole animation is slow at both ends, unless curve bits of `UIView.AnimationOptions` are
  /// set.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let recording = KeyframeRecording(mode: options.calculationMode)
    let context = AnimationContext(
      duration: duration,
      delay: delay,
      options: options.plain,
      timing: nil,
      completion: completion
    )
    context.keyframes = recording
    context.makeAnimation = { view, layer, key in
      recording.willChange(view, layer, key)
      return nil
    }
    context.run {
      layingOutIfAsked(options.plain, animations)
      recording.finish(in: context)
    }
  }

  /// Adds a keyframe to the current keyframe animation; start and duration are fractions of its
  /// duration, from 0 to 1.
  ///
  /// Outside of a keyframe animation the changes are made immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recording = AnimationState.running.context?.keyframes else { return animations() }
    recording.record(start: frameStartTime, duration: frameDuration, animations)
  }
}

/// A value of a property in a keyframe, with its times.
@MainActor final class KeyframeRecording {
  private struct Frame {
    var start: Double
    var end: Double
    var value: Any?
  }

  private struct Property {
    let view: UIView
    let layer: CALayer
    let key: String
    var initial: Any?
    var frames: [Frame] = []
  }

  private let mode: CAAnimationCalculationMode
  private var properties: [Property] = []
  /// The indices of the properties changed by the current keyframe.
  private var changed: Set<Int> = []

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  func willChange(_ view: UIView, _ layer: CALayer, _ key: String) {
    if let index = properties.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changed.insert(index)
      return
    }
    let shown = layer.presentation()?.value(forKeyPath: key) ?? layer.value(forKeyPath: key)
    properties.append(Property(view: view, layer: layer, key: key, initial: shown))
    changed.insert(properties.count - 1)
  }

  func record(start: Double, duration: Double, _ animations: () -> Void) {
    recordChanges(start: 0, end: 1)
    animations()
    let start = min(max(start, 0), 1)
    recordChanges(start: start, end: min(start + max(duration, 0), 1))
  }

  private func recordChanges(start: Double, end: Double) {
    for index in changed {
      let value = properties[index].layer.value(forKeyPath: properties[index].key)
      properties[index].frames.append(Frame(start: start, end: end, value: value))
    }
    changed.removeAll()
  }

  /// Starts an animation of each property.
  func finish(in context: AnimationContext) {
    // Changes outside of keyframes take the whole duration.
    recordChanges(start: 0, end: 1)
    for property in properties {
      let animation = CAKeyframeAnimation(keyPath: property.key)
      let track = track(of: property)
      animation.values = track.map(\.value)
      animation.keyTimes = track.map { NSNumber(value: $0.time) }
      animation.calculationMode = mode
      if let mover = context.mover {
        let (view, layer, key) = (property.view, property.layer, property.key)
        mover.adopt(
          animation,
          of: view,
          layer: layer,
          key: key,
          from: property.initial,
          in: context
        )
      } else {
        guard context.prepare(animation, of: property.view) else { continue }
      }
      property.layer.add(animation, forKey: property.key)
    }
  }

  private func track(of property: Property) -> [(time: Double, value: Any)] {
    var track: [(time: Double, value: Any)] = [(0, property.initial ?? NSNull())]
    var last = property.initial ?? NSNull()
    for frame in property.frames.sorted(by: { $0.start < $1.start }) {
      // Between two keyframes the value is constant; overlapping ones continue from the end of the
      // previous one.
      if frame.start > track[track.count - 1].time { track.append((frame.start, last)) }
      last = frame.value ?? NSNull()
      track.append((max(frame.end, track[track.count - 1].time), last))
    }
    if track[track.count - 1].time < 1 { track.append((1, last)) }
    return track
  }
}
