public import Foundation

/// The appearance of a navigation bar: its background, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private var buttons = BarButtonAppearances()
  private var back = UIBarButtonItemAppearance()
  private var backIndicator: (image: UIImage, mask: UIImage)?

  /// The attributes of the title; the system's font and color are used unless specified.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The font and color of a large title: the keys `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  // MARK: Buttons

  /// The appearance of plain buttons; setting it stores a copy.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set {
      buttons.plain = adopt(newValue.copied())
      didChange()
    }
  }

  /// The appearance of buttons that complete an action; setting it stores a copy.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set {
      buttons.done = adopt(newValue.copied())
      didChange()
    }
  }

  /// The appearance of the back button's title; setting it stores a copy.
  ///
  /// Values that are not set are inherited from ``buttonAppearance``.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set {
      back = adopt(newValue.copied())
      didChange()
    }
  }

  /// The image of the back button; nil for a chevron.
  open var backIndicatorImage: UIImage? { backIndicator?.image }

  /// The mask of the back indicator; without effect on this platform, where no titles move behind
  /// it.
  open var backIndicatorTransitionMaskImage: UIImage? { backIndicator?.mask }

  /// Sets the image and the mask of the back button; if either is nil, the system's are used.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let backIndicatorImage, let backIndicatorTransitionMaskImage {
      backIndicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
    } else {
      backIndicator = nil
    }
    didChange()
  }

  // MARK: Making one

  /// Makes the default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptParts()
  }

  /// Makes a copy of another appearance; from that of another kind of bar it copies the background.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      buttons = other.buttons.copied()
      back = other.back.copied()
      backIndicator = other.backIndicator
    }
    adoptParts()
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) { return nil }

  private func adoptParts() {
    buttons.adopt(by: self)
    _ = adopt(back)
  }

  final var buttonAppearances: BarButtonAppearances { buttons }

  /// The effective appearance of the back button, including inherited values.
  final var shownBackButtonAppearance: UIBarButtonItemAppearance {
    back.filled(from: buttons.plain)
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
