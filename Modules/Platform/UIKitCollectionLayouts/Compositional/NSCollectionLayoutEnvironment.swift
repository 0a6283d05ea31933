public import Foundation
public import UIKitCore

/// The environment of a layout: the container, and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the content.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A container for content, with its insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, including the insets.
  var contentSize: CGSize { get }
  /// The size of the container without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the section.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, including those of the safe area.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
