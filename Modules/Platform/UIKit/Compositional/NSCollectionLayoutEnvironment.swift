public import Foundation

/// The environment of a layout: the container, and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for the content.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// Room for content, with and without the insets around it.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// All of the room.
  var contentSize: CGSize { get }
  /// The room without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets that the section requested.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, those of the safe area among them.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
