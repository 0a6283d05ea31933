// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
internal import Foundation

/// Makes an image source from the data of a file.
///
/// No image is decoded yet. Invalid data makes a source without images.
///
/// - Parameters:
///   - data: The whole file.
///   - options: Hints, see ``kCGImageSourceTypeIdentifierHint``.
/// - Returns: The source; nil if the data is empty.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.isEmpty ? nil : CGImageSource(data)
}

/// Makes an image source of a file.
///
/// - Parameters:
///   - url: The file, on disk.
///   - options: Hints, see ``kCGImageSourceTypeIdentifierHint``.
/// - Returns: The source; nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// Returns the type of the file.
///
/// - Parameter isrc: An image source.
/// - Returns: The type identifier, such as `com.compuserve.gif`; nil for data that is not an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.header?.kind {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case nil: nil
  }
}

/// Returns the number of images.
///
/// - Parameter isrc: An image source.
/// - Returns: The number of frames of an animation, at most a thousand; 1 for other images, and 0
///   for invalid data.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns whether the file is complete.
///
/// - Parameter isrc: An image source.
/// - Returns: The status. The frames of an animation before the point where the file ends or is
///   damaged are available nevertheless.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether an image is complete.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: The index of the image.
/// - Returns: The status.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource,
  _ index: Int
) -> CGImageSourceStatus {
  if isrc.count == 0 { return isrc.status }
  guard (0..<isrc.count).contains(index) else { return .statusInvalidData }
  // Only complete frames are counted.
  return isrc.animation == nil ? isrc.status : .statusComplete
}

/// Decodes an image.
///
/// Every image of an animation is complete: areas that a frame omits show the previous content. The
/// image is not rotated: see ``kCGImagePropertyOrientation``.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: The index of the image.
///   - options: See ``kCGImageSourceShouldCache``.
/// - Returns: The image; nil if it does not exist or is broken.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index, maximumPixelSize: nil, isUpright: false)
}

/// Decodes an image at a smaller size, which takes less time and memory.
///
/// Thumbnails embedded in files by cameras are ignored, so an image is returned only if the options
/// allow making one from the full image.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: The index of the image.
///   - options: ``kCGImageSourceCreateThumbnailFromImageAlways`` or
///     ``kCGImageSourceCreateThumbnailFromImageIfAbsent``,
///     ``kCGImageSourceThumbnailMaxPixelSize`` and
///     ``kCGImageSourceCreateThumbnailWithTransform``.
/// - Returns: The image; nil if it does not exist or is broken.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  let options = SourceOptions(options)
  guard
    options.isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  return isrc.image(
    at: index,
    maximumPixelSize: options.size(kCGImageSourceThumbnailMaxPixelSize),
    isUpright: options.isOn(kCGImageSourceCreateThumbnailWithTransform)
  )
}

/// Returns the properties of the file.
///
/// - Parameters:
///   - isrc: An image source.
///   - options: See ``kCGImageSourceShouldCache``.
/// - Returns: ``kCGImagePropertyFileSize``, and for an animation the dictionary of its format with
///   the number of loops; nil for data that is not an image.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let kind = isrc.header?.kind else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)]
  if let animation = isrc.animation, let keys = AnimationKeys(kind) {
    properties[keys.dictionary] =
      animation.loopCount.map { [keys.loopCount: NSNumber(value: $0)] } ?? [:]
  }
  return properties
}

/// Returns the properties of one image.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: The index of the image.
///   - options: See ``kCGImageSourceShouldCache``.
/// - Returns: ``kCGImagePropertyPixelWidth``, ``kCGImagePropertyPixelHeight``,
///   ``kCGImagePropertyOrientation`` if the file has one, and for an animation the dictionary of
///   its format with the duration of the frame; nil if the image does not exist.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let header = isrc.header, (0..<isrc.count).contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: header.width),
    kCGImagePropertyPixelHeight: NSNumber(value: header.height),
  ]
  if let orientation = header.exifOrientation {
    properties[kCGImagePropertyOrientation] = NSNumber(value: orientation)
  }
  if let animation = isrc.animation, let keys = AnimationKeys(header.kind) {
    let delay = animation.delay(of: index)
    properties[keys.dictionary] = [
      // Many files specify 0, or the smallest value, and mean the default.
      keys.delay: NSNumber(value: delay < 0.011 ? 0.1 : delay),
      keys.unclampedDelay: NSNumber(value: delay),
    ]
  }
  return properties
}
