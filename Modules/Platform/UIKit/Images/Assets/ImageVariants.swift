import Foundation

/// The files of an image set, each read when traits first ask for it.
final class ImageVariants: Sendable {
  private let folder: URL
  private let set: AssetImageSet
  /// What was read, by the names of the files.
  private let images = ImageVariantCache()

  /// Whether the images show their colors or their shape.
  var renderingMode: UIImage.RenderingMode { self.set.renderingMode }

  init(folder: URL, set: AssetImageSet) {
    self.folder = folder
    self.set = set
  }

  /// The pixels for traits, and how many a point has; nil where no file fits or it is no image.
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

/// Keeps what was read of an image set; may be asked from any thread.
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
