// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

// MARK: - Of all images

/// How many bytes the file has.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// How wide the image is as stored, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// How tall the image is as stored, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the image is stored: the number of a ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"

// MARK: - GIF

/// The animation properties of a GIF file: a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a frame shows, in seconds; a tenth of one where the file says next to nothing.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame shows, in seconds, as the file has it: often 0.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames are repeated, 0 for without end; missing where they show once.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

// MARK: - PNG

/// The animation properties of a PNG file: a dictionary.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How long a frame shows, in seconds; a tenth of one where the file says next to nothing.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a frame shows, in seconds, as the file has it: often 0.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames show, 0 for without end.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"

// MARK: - WebP

/// The animation properties of a WebP file: a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How long a frame shows, in seconds; a tenth of one where the file says next to nothing.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a frame shows, in seconds, as the file has it: often 0.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames show, 0 for without end.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
