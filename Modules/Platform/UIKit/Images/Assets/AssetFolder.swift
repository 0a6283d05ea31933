import Foundation

/// Finds images by name in the folders of a bundle: files with and without a scale in their names,
/// and image sets in asset catalogs.
struct AssetFolder {
  /// Where the bundle keeps its files.
  let url: URL

  /// The image set of a name: in any catalog, in folders of catalogs where the name leads there.
  func imageSet(named name: String) -> (folder: URL, set: AssetImageSet)? {
    for catalog in catalogs {
      let direct = catalog.appendingPathComponent(name + ".imageset", isDirectory: true)
      let folder = read(direct) != nil ? direct : find(name, in: catalog)
      if let folder, let set = read(folder) { return (folder, set) }
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

  /// The set in a folder that gives its sets no name space.
  private func find(_ name: String, in folder: URL) -> URL? {
    let wanted = name + ".imageset"
    let inside = contents(of: folder)
    if let set = inside.first(where: { $0.lastPathComponent == wanted }) { return set }
    return inside.lazy.filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }
      .compactMap { find(name, in: $0) }
      .first
  }

  private func read(_ folder: URL) -> AssetImageSet? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(AssetImageSet.self, from: data)
  }

  /// The file of a name, for a scale if there is one: `name@2x.png` before `name.png`.
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
