public import Foundation

extension UIColor {
  /// Makes the color of a name in the asset catalogs of the main bundle; nil if there is none.
  ///
  /// It follows light, dark and raised contrast as its set says.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the color of a name in the asset catalogs of a bundle; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of a color set.
  ///   - bundle: The bundle to search; nil for the main bundle.
  ///   - traitCollection: The traits that the color is fixed for; nil for one that follows them.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourceURL.map({ AssetFolder(url: $0) }),
      let set = folder.colorSet(named: name), let any = set.color(for: UITraitCollection())
    else { return nil }
    guard let traitCollection else {
      self.init { set.color(for: $0) ?? any }
      return
    }
    let fixed = (set.color(for: traitCollection) ?? any).resolvedColor(with: traitCollection)
    self.init(storage: fixed.storage)
  }
}
