import Foundation

/// The files of an image set, each read when it is first needed.
final class ImageVariants: Sendable {
  private let folder: URL
  private let set: AssetImageSet
  /// The images read so far, by file name.
  private let images = ImageVariantCache()

  /// The rendering mode of the images.
  var renderingMode: UIImage.RenderingMode { self.set.renderingMode }

  init(folder: URL, set: AssetImageSet) {
    self.folder = folder
    self.set = set
  }

  /// Returns the content for traits and its scale, in pixels per point; nil if no file matches or
  /// it cannot be read.
  func content(for traits: UITraitCollection) -> (UIImage.Content, CGFloat)? {
    guard let file = set.file(for: traits) else { return nil }
    let content = images.content(of: file.name) { [folder] in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file.name)) else {
        return nil
      }
      return ImageValues(data: data, scale: file.scale)?.content
    }
    return content.map { ($0, file.scale) }
  }
}

/// Caches the images of an image set; thread-safe.
private final class ImageVariantCache: @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [String: UIImage.Content] = [:]

  func content(of name: String, read: () -> UIImage.Content?) -> UIImage.Content? {
    lock.withLock {
      if let content = contents[name] { return content }
      let content = read()
      contents[name] = content
      return content
    }
  }
}
