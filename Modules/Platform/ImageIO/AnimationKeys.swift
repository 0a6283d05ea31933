internal import CoreGraphics

/// The property keys of one kind of animation file.
struct AnimationKeys {
  let dictionary: CFString
  let delay: CFString
  let unclampedDelay: CFString
  let loopCount: CFString

  /// The keys for a kind of file; nil for one without animations.
  init?(_ kind: ImageHeader.Kind) {
    switch kind {
    case .jpeg: return nil
    case .gif:
      dictionary = kCGImagePropertyGIFDictionary
      delay = kCGImagePropertyGIFDelayTime
      unclampedDelay = kCGImagePropertyGIFUnclampedDelayTime
      loopCount = kCGImagePropertyGIFLoopCount
    case .png:
      dictionary = kCGImagePropertyPNGDictionary
      delay = kCGImagePropertyAPNGDelayTime
      unclampedDelay = kCGImagePropertyAPNGUnclampedDelayTime
      loopCount = kCGImagePropertyAPNGLoopCount
    case .webp:
      dictionary = kCGImagePropertyWebPDictionary
      delay = kCGImagePropertyWebPDelayTime
      unclampedDelay = kCGImagePropertyWebPUnclampedDelayTime
      loopCount = kCGImagePropertyWebPLoopCount
    }
  }
}
