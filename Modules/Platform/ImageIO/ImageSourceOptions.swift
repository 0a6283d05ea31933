// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Of which type the file probably is.
///
/// Only a hint: on Linux, the type is determined from the bytes.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Whether a decoded image is kept for when it is drawn.
///
/// On Linux an image is its pixels, and is kept as long as it is referenced.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether an image is decoded immediately, and not when it is drawn first.
///
/// On Linux it always is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether a thumbnail is made of the image if the file has none: on Linux none is looked for.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether a thumbnail is made of the image, even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// How wide and how tall a thumbnail may be, in pixels; as large as the image if it is not given.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether a thumbnail is turned as the image is to show.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
