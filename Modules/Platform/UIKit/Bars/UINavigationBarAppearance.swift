public import Foundation

/// The appearance of a navigation bar: its background, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private var buttons = BarButtonAppearances() { didSet { didChange() } }
  private var back = UIBarButtonItemAppearance() { didSet { didChange() } }
  private var backIndicator: (image: UIImage, mask: UIImage)? { didSet { didChange() } }

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
    set { buttons.plain = adopt(newValue.copied()) }
  }

  /// The appearance of buttons that complete an action; setting it stores a copy.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = adopt(newValue.copied()) }
  }

  /// The appearance of the back button's title; setting it stores a copy.
  ///
  /// Values that are not set are inherited from ``buttonAppearance``.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set { back = adopt(newValue.copied()) }
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
  }

  override func copyParts(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttons = other.buttons.copied()
    back = other.back.copied()
    backIndicator = other.backIndicator
  }

  override func adoptParts() {
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
