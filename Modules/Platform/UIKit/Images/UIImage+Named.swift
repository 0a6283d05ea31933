public import Foundation

extension UIImage {
  /// Makes the image of a name in the main bundle; nil if there is none.
  ///
  /// It is looked for in the asset catalogs of the bundle, which are folders that end in
  /// `.xcassets`, then among its files, of which `name@2x.png` is for two pixels a point. An image
  /// view shows the file of an image set that its traits ask for.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the image of a name in a bundle, for given traits; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or of a file with or without its extension.
  ///   - bundle: Where to look; nil for the main bundle.
  ///   - traitCollection: Scale, appearance, idiom and direction to choose by; nil for the current
  ///     ones.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let folder = (bundle ?? .main).resourceURL.map({ AssetFolder(url: $0) }) else {
      return nil
    }
    if let (url, set) = folder.imageSet(named: name) {
      let variants = ImageVariants(folder: url, set: set)
      guard let (content, scale) = variants.content(for: traits) else { return nil }
      self.init(
        ImageValues(
          content: content,
          scale: scale,
          renderingMode: set.renderingMode,
          asset: UIImageAsset(files: variants)
        )
      )
      return
    }
    guard let file = folder.file(named: name, scale: traits.displayScale) else { return nil }
    self.init(contentsOfFile: file.path)
  }

  /// Makes the image of a name in a bundle; nil if there is none.
  ///
  /// The configuration is one of symbols, which have no files.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}
