extension UIView {
  /// The curve of an animation, whether it repeats, and how it joins one that is running.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Makes options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the animation, so that their frames are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presentation values instead of the model values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation in reverse after each repetition.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of that of the enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve instead of that of the enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws changes during a transition; has no effect, because they are always drawn.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options from the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the start and the end.
    ///
    /// The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips the view about its vertical axis, with its left edge coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, with its right edge coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Flips the view about its horizontal axis, with its upper edge coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, with its lower edge coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Cross-fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Frames as often as the screen shows them.
    ///
    /// The default. Frame rates are a wish that the system may ignore: all animations here go by
    /// the frames of the screen.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Sixty frames a second, if the screen has as many.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    static let curveBits = AnimationOptions(rawValue: 15 << 16)
    static let transitionBits = AnimationOptions(rawValue: 7 << 20)
  }
}
