public import Foundation

/// What a navigation bar looks like: what is behind its content, its titles and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private var buttons = BarButtonAppearances()
  private var back = UIBarButtonItemAppearance()
  private var backIndicator: (image: UIImage, mask: UIImage)?

  /// The attributes of the title; without a font or color in them, those of the system count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The font and color of a large title: the keys `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// How far the title is from where it stands otherwise, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  // MARK: Buttons

  /// What plain buttons look like; what is set is copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set {
      buttons.plain = adopt(newValue.copied())
      didChange()
    }
  }

  /// What buttons look like that complete what is being done; what is set is copied.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set {
      buttons.done = adopt(newValue.copied())
      didChange()
    }
  }

  /// What the back button looks like where it has words; what is set is copied.
  ///
  /// What it does not set is that of ``buttonAppearance``.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set {
      back = adopt(newValue.copied())
      didChange()
    }
  }

  /// The image of the back button; nil for an arrowhead.
  open var backIndicatorImage: UIImage? { backIndicator?.image }

  /// The mask that was set with the image; back buttons on this platform move no words behind it.
  open var backIndicatorTransitionMaskImage: UIImage? { backIndicator?.mask }

  /// Gives the back button another image; without one of the two, it is the system's again.
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

  /// Makes the appearance of a bar of the system's on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptParts()
  }

  /// Makes an appearance like another one; from that of another bar it takes the background.
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

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  private func adoptParts() {
    buttons.adopt(by: self)
    _ = adopt(back)
  }

  final var buttonAppearances: BarButtonAppearances { buttons }

  /// What the back button looks like with what it has from other buttons.
  final var shownBackButtonAppearance: UIBarButtonItemAppearance {
    back.filled(from: buttons.plain)
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
