public import Foundation

/// The data of a file in an asset catalog: a data set, a folder with the extension `.dataset`.
///
/// Images and colors have initializers of their own.
open class NSDataAsset: NSObject, NSCopying {

  /// Reads the data set of a name from the main bundle; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Reads the data set of a name from a bundle; nil if there is none.
  ///
  /// The file is read at once.
  public init?(name: String, bundle: Bundle) {
    guard let folder = bundle.resourceURL.map({ AssetFolder(url: $0) }),
      let (url, set) = folder.dataSet(named: name),
      let (file, type) = set.file(for: .current),
      let data = try? Data(contentsOf: url.appendingPathComponent(file))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = type ?? "public.data"
    super.init()
  }

  /// The name of the data set.
  open private(set) var name: String

  /// The content of the file, unchanged.
  open private(set) var data: Data

  /// The uniform type identifier, such as `public.json`; `public.data` if the catalog names none.
  open private(set) var typeIdentifier: String

  /// Returns the asset itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
