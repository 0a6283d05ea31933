public import Foundation

/// A class whose objects share an appearance that is set once.
///
///     UINavigationBar.appearance().tintColor = .systemPink
///     UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .secondaryLabel
///
/// The class hands out a *proxy*, an object that is not shown: a value set on it is set
/// on the objects of the class, and of its subclasses, as they enter a window. Objects that are in
/// a window already keep what they have. A value set on an object takes precedence over that of its
/// class.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class.
  static func appearance() -> Self

  /// The proxy for the objects that are inside objects of other classes.
  ///
  /// The outermost container decides where several proxies fit, the longer chain where they begin
  /// alike.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the inside out; there may be
  ///   others between them.
  /// - Returns: The proxy, the same one for the same containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for the objects whose traits have those of a collection.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for the objects whose traits have those of a collection, and that are inside objects
  /// of other classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
