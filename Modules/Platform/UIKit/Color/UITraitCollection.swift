public import Foundation

/// The traits of an interface: light or dark, text size, direction, scale, and the like.
///
/// A value in the shape of an object: it never changes after it was made, so it may be kept and
/// shared between threads freely. A trait that was not set is unspecified, and
/// ``init(traitsFrom:)`` lets the surroundings decide it.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because the class is open; the values never change.
  final let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection with every trait unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Makes a collection with one trait set.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Makes a collection with one trait set.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes a collection with one trait set.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes a collection with one trait set.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Makes a collection with one trait set.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Makes a collection with one trait set: the pixels of a point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Makes a collection with one trait set.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Makes a collection with one trait set.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Makes a collection with one trait set.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Makes a collection with one trait set.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Makes a collection with one trait set.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Makes a collection with one trait set.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values: values)
  }

  /// Makes a collection of the specified traits of several; a later one wins over an earlier one.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values: values)
  }

  /// Makes a collection whose traits a closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues.applying(mutations, to: TraitValues()))
  }

  /// This collection with the changes that a closure makes.
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: TraitValues.applying(mutations, to: values))
  }

  // MARK: - Traits

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction in which the interface reads.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The size of text the reader requested.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The pixels of a point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// Whether the reader requested more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the reader requested bolder text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The visual level of the content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The colors that the screen shows: those of sRGB.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the screen feels how hard it is pressed, which those of desktops do not.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// Whether text is of another size than with other traits.
  func hasDifferentTextSize(comparedTo traitCollection: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != traitCollection?.preferredContentSizeCategory
  }

  /// Whether dynamic colors may look different under these traits than under others.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Runs a closure while these traits are ``current``.
  open func performAsCurrent(_ actions: () -> Void) { runAsCurrent(actions) }

  // MARK: - Value semantics

  /// A collection never changes, so its copy is itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two collections are equal if every trait is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The traits that are specified, for people.
  open override var description: String {
    "<UITraitCollection; \(values.summary)>"
  }
}
