// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

// MARK: - Of all images

/// The size of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The stored width of the image, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The stored height of the image, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the stored image: the raw value of a ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"

// MARK: - GIF

/// The animation properties of a GIF file: a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of a frame, in seconds; 0.1 if the stored value is nearly 0.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as stored in the file: often 0.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of loops, 0 for endless; absent if the animation is shown once.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

// MARK: - PNG

/// The animation properties of a PNG file: a dictionary.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The duration of a frame, in seconds; 0.1 if the stored value is nearly 0.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as stored in the file: often 0.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of loops, 0 for endless.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"

// MARK: - WebP

/// The animation properties of a WebP file: a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The duration of a frame, in seconds; 0.1 if the stored value is nearly 0.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as stored in the file: often 0.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of loops, 0 for endless.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
