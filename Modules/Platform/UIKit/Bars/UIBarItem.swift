public import Foundation

/// An element of a bar: a title, an image, and whether it is enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance, UIAccessibilityIdentification {
  /// The text of the item.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// The image of the item, drawn as a template in the bar's color.
  open var image: UIImage? {
    didSet { itemDidChange() }
  }

  /// The image of the item in bars with a compact height; nil for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { itemDidChange() }
  }

  /// Whether the item reacts to taps; a disabled item is dimmed.
  open var isEnabled = true {
    didSet { itemDidChange() }
  }

  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }

  /// The insets of ``landscapeImagePhone``, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
  }

  /// The image in the large content viewer; nil for the enlarged ``image``.
  open var largeContentSizeImage: UIImage? {
    didSet { itemDidChange() }
  }

  /// The insets of ``largeContentSizeImage``, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero {
    didSet { if largeContentSizeImageInsets != oldValue { itemDidChange() } }
  }

  /// A number that identifies the item to the program; not used by UIKit.
  open var tag = 0

  /// An identifier for tests; never shown.
  open var accessibilityIdentifier: String? {
    didSet { itemDidChange() }
  }

  /// The accessibility label of the item; `nil` uses the title.
  open var accessibilityLabel: String? {
    didSet { itemDidChange() }
  }

  // MARK: Titles

  final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the title in a state, which take precedence over those of the bar's
  /// appearance.
  ///
  /// States without attributes use those of the normal state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance("titleTextAttributes", [state.rawValue]) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[state] = attributes
    itemDidChange()
  }

  /// The attributes of the title in a state, as they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: Proxies

  package final var appearanceRecord: AppearanceRecord?

  /// The appearance proxy for items of this class.
  open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

  /// The appearance proxy for items of this class in bars inside certain containers.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, containers: containerTypes) }

  /// The appearance proxy for items of this class in bars with certain traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRegistry.proxy(of: self, traits: trait)
  }

  /// The appearance proxy for items of this class in bars with certain traits, inside certain
  /// containers.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, traits: trait, containers: containerTypes) }

  public override init() {
    super.init()
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init() }

  /// The image in a bar with some traits.
  final func image(with traits: UITraitCollection) -> UIImage? {
    isLandscape(traits) ? landscapeImagePhone : image
  }

  /// The insets of the image in a bar with some traits, in points.
  final func imageInsets(with traits: UITraitCollection) -> UIEdgeInsets {
    isLandscape(traits) ? landscapeImagePhoneInsets : imageInsets
  }

  private func isLandscape(_ traits: UITraitCollection) -> Bool {
    landscapeImagePhone != nil && traits.hasLowBars
  }

  /// Called after a visible property of the item changed.
  func itemDidChange() {}
}

extension UIBarItem: AppearanceTarget {
  package static func makeAppearanceProxy() -> NSObject? { ClassTemplates.object(of: self) }
}
