public import Foundation

/// A class whose objects share an appearance.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemPink
/// UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .secondaryLabel
/// ```
///
/// The class provides a *proxy*, an object that is not displayed: a value set on it is applied to
/// the objects of the class and its subclasses when they enter a window. Objects that are already
/// in a window are not updated. A value set on an object takes precedence over the proxy's.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class.
  static func appearance() -> Self

  /// The proxy for the objects inside certain containers.
  ///
  /// If several proxies match, the outermost container decides, then the longer chain.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the inside out; there may be
  ///   others between them.
  /// - Returns: The proxy, which is the same for the same containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for the objects whose traits contain those of a collection.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for the objects whose traits contain those of a collection, inside certain
  /// containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
