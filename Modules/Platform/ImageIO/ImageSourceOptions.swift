// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// The probable type identifier of the file.
///
/// Only a hint, which is ignored on Linux: the type is determined from the data.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Whether a decoded image is cached for drawing.
///
/// Without effect on Linux, where an image consists of its pixels as long as it exists.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether an image is decoded immediately instead of when it is first drawn.
///
/// Without effect on Linux, where images are always decoded immediately.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether a thumbnail is made from the image if the file has none; on Linux embedded ones are
/// ignored.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether a thumbnail is made from the image even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// The maximum width and height of a thumbnail, in pixels; the size of the image by default.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether a thumbnail is rotated upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
