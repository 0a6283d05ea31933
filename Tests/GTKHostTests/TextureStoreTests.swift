import CoreGraphics
import Expectations
import Testing

@testable import GTKHost

/// The textures of images in a window on a GPU.
@Suite struct TextureStoreTests {
  init() { NodeRecorder.prepare() }

  private func image() throws -> CGImage {
    try require(CairoCanvas(width: 8, height: 8, scale: 1, isOpaque: true)?.makeImage())
  }

  private func passFrames(_ store: TextureStore) {
    for _ in 0..<TextureStore.lifetime { store.beginFrame() }
  }

  @Test func anImageHasOneTexture() throws {
    let (store, image) = (TextureStore(), try image())
    let first = try require(store.texture(of: image))
    expect(store.texture(of: image)?.pointer, equals: first.pointer)
    expect(store.count, equals: 1)
  }

  /// The app's cache keeps images that are far away by now.
  @Test func texturesThatAreNotDrawnAreDropped() throws {
    let store = TextureStore()
    let (drawn, far) = (try image(), try image())
    for image in [drawn, far] { expect(store.texture(of: image) != nil) }
    passFrames(store)
    expect(store.texture(of: drawn) != nil)
    passFrames(store)
    expect(store.count, equals: 1)
    withExtendedLifetime((drawn, far)) {}
  }

  @Test func texturesOfReleasedImagesAreDropped() throws {
    let store = TextureStore()
    try expect(store.texture(of: image()) != nil)
    passFrames(store)
    expect(store.count, equals: 0)
  }
}
