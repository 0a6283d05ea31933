public import Foundation

/// What a bar shows in one place: a title, an image, whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance {
  /// The text of the item.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// The image of the item, drawn as a template in a color of the bar's.
  open var image: UIImage? {
    didSet { itemDidChange() }
  }

  /// Whether the item reacts to taps; one that does not is dimmed.
  open var isEnabled = true {
    didSet { itemDidChange() }
  }

  /// How far the edges of the image move inwards, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }

  /// A number to tell items apart by; UIKit does not use it.
  open var tag = 0

  /// The name of the item for tests, never shown.
  open var accessibilityIdentifier: String? {
    didSet { itemDidChange() }
  }

  /// The name of the item for people who cannot see it; `nil` uses the title.
  open var accessibilityLabel: String? {
    didSet { itemDidChange() }
  }

  // MARK: Titles

  final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the title in a state; they win over those of the bar's appearance.
  ///
  /// States without attributes have those of the normal one.
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

  final var appearanceRecord: AppearanceRecord?

  /// The proxy that says how items of this class look.
  open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

  /// The proxy that says how items of this class look in bars that are inside others.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, containers: containerTypes) }

  /// The proxy that says how items of this class look in bars that have some traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRegistry.proxy(of: self, traits: trait)
  }

  /// The proxy that says how items of this class look in bars that have some traits, inside others.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, traits: trait, containers: containerTypes) }

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after anything that is shown of the item has changed.
  func itemDidChange() {}
}

extension UIBarItem: AppearanceTarget {}
