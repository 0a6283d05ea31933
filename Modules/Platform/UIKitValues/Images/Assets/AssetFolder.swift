import Foundation

/// Finds images and colors by name in a bundle: files with and without a scale in their names, and
/// the sets of asset catalogs.
struct AssetFolder {
  /// The directory of the bundle's resources.
  let url: URL

  /// Returns the image set of a name from any catalog; a name with slashes is a path in a catalog.
  func imageSet(named name: String) -> (folder: URL, set: AssetImageSet)? {
    set(named: name + ".imageset")
  }

  /// Returns the color set of a name; the search is that of image sets.
  func colorSet(named name: String) -> AssetColorSet? { set(named: name + ".colorset")?.set }

  /// Returns the data set of a name; the search is that of image sets.
  func dataSet(named name: String) -> (folder: URL, set: AssetDataSet)? {
    set(named: name + ".dataset")
  }

  private func set<Contents: Decodable>(named name: String) -> (folder: URL, set: Contents)? {
    for catalog in catalogs {
      let direct = catalog.appendingPathComponent(name, isDirectory: true)
      if let set: Contents = read(direct) { return (direct, set) }
      if let folder = find(name, in: catalog), let set: Contents = read(folder) {
        return (folder, set)
      }
    }
    return nil
  }

  private var catalogs: [URL] {
    contents(of: url).filter { $0.pathExtension == "xcassets" }
  }

  private func contents(of folder: URL) -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (urls ?? []).sorted { $0.path < $1.path }
  }

  /// Searches a folder and its subfolders, but not the folders of sets.
  private func find(_ name: String, in folder: URL) -> URL? {
    let inside = contents(of: folder)
    if let set = inside.first(where: { $0.lastPathComponent == name }) { return set }
    return inside.lazy.filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }
      .compactMap { find(name, in: $0) }
      .first
  }

  private func read<Contents: Decodable>(_ folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  /// Returns the file of a name, for a scale if there is one: `name@2x.png` before `name.png`.
  func file(named name: String, scale: CGFloat) -> URL? {
    let given = URL(fileURLWithPath: name).pathExtension
    let stem = given.isEmpty ? name : String(name.dropLast(given.count + 1))
    let kinds = given.isEmpty ? ["png", "jpg", "jpeg"] : [given]
    let pixels = max(Int(scale.rounded(.up)), 1)
    let suffixes = [pixels, 3, 2, 1].filter { $0 <= 3 }.map { $0 == 1 ? "" : "@\($0)x" }
    for suffix in suffixes {
      for kind in kinds {
        let file = url.appendingPathComponent("\(stem)\(suffix).\(kind)")
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
    }
    return nil
  }
}
