// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
internal import Foundation

/// Makes an image source of the bytes of a file.
///
/// No image is decoded yet. Bytes that are no image make a source too, with no images in it.
///
/// - Parameters:
///   - data: The whole file.
///   - options: What would be good to know: see ``kCGImageSourceTypeIdentifierHint``.
/// - Returns: The source; nil where there are no bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.isEmpty ? nil : CGImageSource(data)
}

/// Makes an image source of a file.
///
/// - Parameters:
///   - url: The file, on disk.
///   - options: What would be good to know: see ``kCGImageSourceTypeIdentifierHint``.
/// - Returns: The source; nil where the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// Returns the type of the file.
///
/// - Parameter isrc: An image source.
/// - Returns: The type's identifier, such as `com.compuserve.gif`; nil for data that is not a
///   image.
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
/// - Returns: How far it can be read. Of what moves, the frames before the place where the file
///   ends or breaks are there all the same.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether an image is complete.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: Which image.
/// - Returns: How far it can be read.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource,
  _ index: Int
) -> CGImageSourceStatus {
  if isrc.count == 0 { return isrc.status }
  guard (0..<isrc.count).contains(index) else { return .statusInvalidData }
  // Only whole frames are counted.
  return isrc.animation == nil ? isrc.status : .statusComplete
}

/// Decodes an image.
///
/// Every image of an animation is complete: parts that a frame leaves out show the previous
/// content. The image is as it is stored: see ``kCGImagePropertyOrientation``.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: Which image.
///   - options: See ``kCGImageSourceShouldCache``.
/// - Returns: The image; nil where there is none, or it is broken.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index, maximumPixelSize: nil, isUpright: false)
}

/// Decodes an image at a smaller size, which takes less time and memory.
///
/// The small images that cameras put into their files are not looked for. So there is an image
/// only if the options allow for making one of the large image.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: Which image.
///   - options: ``kCGImageSourceCreateThumbnailFromImageAlways`` or
///     ``kCGImageSourceCreateThumbnailFromImageIfAbsent``,
///     ``kCGImageSourceThumbnailMaxPixelSize`` and
///     ``kCGImageSourceCreateThumbnailWithTransform``.
/// - Returns: The image; nil where there is none, or it is broken.
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

/// The properties of the file, besides its images.
///
/// - Parameters:
///   - isrc: An image source.
///   - options: See ``kCGImageSourceShouldCache``.
/// - Returns: ``kCGImagePropertyFileSize``, and for an animation a dictionary of its kind with its
///   number of loops; nil for data that is not an image.
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

/// The properties of one image.
///
/// - Parameters:
///   - isrc: An image source.
///   - index: Which image.
///   - options: See ``kCGImageSourceShouldCache``.
/// - Returns: ``kCGImagePropertyPixelWidth``, ``kCGImagePropertyPixelHeight``, where the file has
///   it ``kCGImagePropertyOrientation``, and of what moves a dictionary of its kind with how long
///   the image shows; nil where there is no such image.
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
      // Many files say 0, or as little as they can, and mean "as usual".
      keys.delay: NSNumber(value: delay < 0.011 ? 0.1 : delay),
      keys.unclampedDelay: NSNumber(value: delay),
    ]
  }
  return properties
}
