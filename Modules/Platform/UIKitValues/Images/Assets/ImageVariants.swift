import Foundation
import Locking

/// The files of an image set, each read when it is first needed.
final class ImageVariants: Sendable {
  private let folder: URL
  private let set: AssetImageSet
  /// The images read so far, by file name.
  private let contents = Mutex<[String: UIImage.Content]>([:])

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
    let content = contents.withLock { contents -> UIImage.Content? in
      if let content = contents[file.name] { return content }
      let content = read(file)
      contents[file.name] = content
      return content
    }
    return content.map { ($0, file.scale) }
  }

  private func read(_ file: (name: String, scale: CGFloat)) -> UIImage.Content? {
    let data = try? Data(contentsOf: folder.appendingPathComponent(file.name))
    return data.flatMap { ImageValues(data: $0, scale: file.scale)?.content }
  }
}
