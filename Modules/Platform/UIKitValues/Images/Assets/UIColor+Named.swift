public import Foundation

extension UIColor {
  /// Makes a color from the asset catalogs of the main bundle, by name; nil if there is none.
  ///
  /// It adapts to light, dark and increased contrast as specified by its color set.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes a color from the asset catalogs of a bundle, by name; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of a color set.
  ///   - bundle: The bundle to search; nil for the main bundle.
  ///   - traitCollection: The traits to resolve the color for; nil for a dynamic color.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourceURL.map({ AssetFolder(url: $0) }),
      let set = folder.colorSet(named: name), let any = set.color(for: UITraitCollection())
    else { return nil }
    guard let traitCollection else {
      let name = CatalogName(folder: folder.url.standardizedFileURL, name: name)
      self.init(storage: .dynamic({ set.color(for: $0) ?? any }, name))
      return
    }
    let fixed = (set.color(for: traitCollection) ?? any).resolvedColor(with: traitCollection)
    self.init(storage: fixed.storage)
  }
}
