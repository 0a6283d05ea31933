internal import Foundation
internal import UIKitCore

/// The environment provided by a layout.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }

  /// A copy with the same traits and another container.
  func with(size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(container: LayoutContainer(size: size), traits: traitCollection)
  }
}

/// The container provided by a layout.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let effectiveContentInsets: NSDirectionalEdgeInsets

  init(
    size: CGSize,
    insets: NSDirectionalEdgeInsets = .zero,
    effectiveInsets: NSDirectionalEdgeInsets? = nil
  ) {
    contentSize = size
    contentInsets = insets
    effectiveContentInsets = effectiveInsets ?? insets
    super.init()
  }

  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: effectiveContentInsets).size
  }
}
