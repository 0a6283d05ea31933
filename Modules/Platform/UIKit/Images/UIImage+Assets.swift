import Foundation

extension UIImage {
  /// What holds the other forms of the image, for light and dark or other traits.
  ///
  /// An image that has none gets an asset with itself as the only form; to that, forms for some
  /// traits may be added.
  public var imageAsset: UIImageAsset? {
    asset ?? makeAsset()
  }

  /// The configuration of the image: that of a symbol, else nil.
  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// Makes the image of a name in the main bundle, as an image literal in the source does.
  ///
  /// The program stops where there is no such image.
  public convenience init(imageLiteralResourceName name: String) {
    guard let values = UIImage(named: name)?.values else {
      preconditionFailure("There is no image named \(name) in the main bundle")
    }
    self.init(values)
  }

  /// The forms of the image, where it may have several.
  final var asset: UIImageAsset? { values.asset ?? madeAsset }

  /// The image as other traits have it.
  final func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset, asset.isDynamic, let form = asset.form(for: traits) else { return self }
    return changing {
      $0.content = form.values.content
      $0.scale = form.values.scale
      $0.orientation = form.values.orientation
    }
  }
}

/// Guards the assets that images get when they are first asked for them.
private let ownAssetLock = NSLock()

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
