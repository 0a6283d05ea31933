public import Foundation

/// A collection of interface traits, such as style, text size, layout direction and scale.
///
/// It is immutable, and can be stored and shared between threads. Traits that were not set are
/// unspecified; ``init(traitsFrom:)`` inherits them from other collections.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because the class is open; the values never change.
  package final let values: TraitValues

  package init(values: TraitValues) {
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

  /// Makes a collection with one trait set: the pixels per point.
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

  /// Makes a collection of the specified traits of several ones; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values: values)
  }

  /// Makes a collection with traits that a closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues.applying(mutations, to: TraitValues()))
  }

  /// Returns a copy modified by a closure.
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: TraitValues.applying(mutations, to: values))
  }

  // MARK: - Traits

  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction that leading and trailing follow; `unspecified` if the collection has none.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The text size preferred by the reader.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether the width is scarce; `unspecified` if the collection has none.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether the height is scarce; `unspecified` if the collection has none.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// Whether the reader prefers increased contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the reader prefers bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The visual level of the content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The kind of device that views adapt to; `unspecified` if the collection has none.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The color gamut of the screen, which is sRGB.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the screen measures the force of touches, which those of desktops do not.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// Whether the text size differs from that of other traits.
  package final func hasDifferentTextSize(comparedTo traitCollection: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != traitCollection?.preferredContentSizeCategory
  }

  /// Whether dynamic colors may differ from those for other traits: those of the system, and those
  /// of programs that affect colors.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.userInterfaceIdiom != other.userInterfaceIdiom
      || (values.custom.traits + other.custom.traits).contains {
        $0.affectsColorAppearance && values.differs(from: other, in: $0)
      }
  }

  /// Runs a closure while these traits are ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    Self.current = self
    actions()
    Self.current = previous
  }

  // MARK: - Value semantics

  /// Returns the collection itself, because collections are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The specified traits, for debugging.
  open override var description: String {
    "<UITraitCollection; \(values.summary)>"
  }
}
