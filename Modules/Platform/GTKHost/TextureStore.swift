internal import CGTKShim
import CoreGraphics
import Foundation

/// The textures of images, each made once per image while it is drawn.
///
/// What is on the screen retains its textures by its nodes. Without a limit here, each image in the
/// app's own cache would take its memory a second time, for as long as it stays there.
final class TextureStore {
  private struct Entry {
    weak var image: CGImage?
    var texture: Texture
    /// The number of the frame that requested the texture last.
    var lastUse: Int
  }

  /// The number of frames after which a texture that none of them requested is dropped.
  static let lifetime = 120

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frames = 0

  /// The number of textures.
  var count: Int { entries.count }

  /// Periodically drops the textures of released images, and of those that are not drawn any more.
  func beginFrame() {
    frames += 1
    guard frames % Self.lifetime == 0 else { return }
    let oldest = frames - Self.lifetime
    entries = entries.filter { $0.value.image != nil && $0.value.lastUse >= oldest }
  }

  func texture(of image: CGImage) -> Texture? {
    if let known = entries[ObjectIdentifier(image)], known.image === image {
      entries[ObjectIdentifier(image)]?.lastUse = frames
      return known.texture
    }
    guard let pixels = image.isOpaque ? opaquePixels(of: image) : image.pixels,
      let texture = Texture(pixels)
    else { return nil }
    entries[ObjectIdentifier(image)] = Entry(image: image, texture: texture, lastUse: frames)
    return texture
  }

  /// The pixels with their unused byte set, because GDK uses it as alpha.
  private func opaquePixels(of image: CGImage) -> PixelBuffer? {
    guard let copy = PixelBuffer(width: image.width, height: image.height) else { return nil }
    for y in 0..<image.height {
      let from = (image.pixels.bytes + y * image.pixels.bytesPerRow).assumingMemoryBound(
        to: UInt32.self
      )
      let to = (copy.bytes + y * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<image.width { to[x] = from[x] | 0xFF00_0000 }
    }
    return copy
  }
}
