public import Foundation

extension UIImage {
  /// Makes an image from the main bundle by name; nil if there is none.
  ///
  /// The bundle's asset catalogs, folders with the extension `.xcassets`, are searched first, then
  /// its files, of which `name@2x.png` has a scale of 2. An image view selects the file of an image
  /// set by its traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes an image from a bundle by name, for given traits; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or of a file with or without its extension.
  ///   - bundle: The bundle to search; nil for the main bundle.
  ///   - traitCollection: The traits to select by: scale, appearance, idiom and direction; nil for
  ///     the current ones.
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

  /// Makes an image from a bundle by name; nil if there is none.
  ///
  /// The image is selected by the traits of the configuration. Its size and weight are ignored:
  /// they apply to symbols, which are not in bundles.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}
