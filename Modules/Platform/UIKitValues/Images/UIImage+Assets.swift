import Foundation
import Locking

extension UIImage {
  /// The asset with the variants of the image for different traits.
  ///
  /// An image without one gets an asset with itself as the only variant, to which variants can be
  /// added.
  public var imageAsset: UIImageAsset? {
    asset ?? makeAsset()
  }

  /// The symbol configuration of the image; nil if it is no symbol.
  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// The asset with the variants of the image, if it can have several.
  package final var asset: UIImageAsset? { values.asset ?? madeAsset }

  /// The variant of the image for the given traits.
  package final func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset, asset.isDynamic, let form = asset.form(for: traits) else { return self }
    return changing {
      $0.content = form.values.content
      $0.scale = form.values.scale
      $0.orientation = form.values.orientation
    }
  }
}

extension UITraitCollection {
  /// The image configuration with these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}

/// Guards the assets that are created on first access.
private let ownAssetLock = Mutex(())

extension UIImage {
  private var madeAsset: UIImageAsset? { ownAssetLock.withLock { ownAsset } }

  private func makeAsset() -> UIImageAsset {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return ownAssetLock.withLock {
      if let ownAsset { return ownAsset }
      ownAsset = asset
      return asset
    }
  }
}
