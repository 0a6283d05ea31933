internal import CGTKShim
import CoreGraphics
import Foundation

/// The textures of images, each made once per image.
final class TextureStore {
  private struct Entry {
    weak var image: CGImage?
    var texture: Texture
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frames = 0

  /// Periodically drops the textures of released images.
  func beginFrame() {
    frames += 1
    guard frames % 120 == 0 else { return }
    entries = entries.filter { $0.value.image != nil }
  }

  func texture(of image: CGImage) -> Texture? {
    if let known = entries[ObjectIdentifier(image)], known.image === image { return known.texture }
    guard let pixels = image.isOpaque ? opaquePixels(of: image) : image.pixels,
      let texture = Texture(pixels)
    else { return nil }
    entries[ObjectIdentifier(image)] = Entry(image: image, texture: texture)
    return texture
  }

  /// The pixels with their unused byte set, because GDK uses it as alpha.
  private func opaquePixels(of image: CGImage) -> PixelBuffer? {
    guard let copy = PixelBuffer(width: image.width, height: image.height) else { return nil }
    for y in 0..<image.height {
      let from = (image.pixels.bytes + y * image.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = (copy.bytes + y * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<image.width { to[x] = from[x] | 0xFF00_0000 }
    }
    return copy
  }
}
