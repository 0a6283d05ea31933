public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Format == CGImage {
  /// Compares images pixel by pixel.
  static func image(_ tolerance: ImageTolerance) -> Self {
    var diffing = Diffing(
      toData: { try noted(pngData(of: $0), of: $0) },
      fromData: { try ImageDecoder.decode($0) },
      diff: { reference, seen in
        try tolerance.check()
        guard let found = PixelDifference(of: seen, from: reference, tolerance: tolerance) else {
          return nil
        }
        return SnapshotDifference(found.description, image: try found.image.map(pngData(of:)))
      }
    )
    diffing.toSmallData = { try noted(indexedPNGData(of: $0), of: $0) }
    let exactly = diffing.diff
    diffing.diffFromFile = { file, seen in
      try tolerance.check()
      guard let note = PNGFingerprint(in: file) else {
        return try exactly(ImageDecoder.decode(file), seen)
      }
      if note.matches(seen) { return nil }
      let reference = try ImageDecoder.decode(file)
      if note.platform != DrawingPlatform.current {
        DrawingPlatform.reportForeignReferences()
        return try looks(reference, seen, drawnOn: note.platform)
      }
      guard isIndexedPNG(file) else { return try exactly(reference, seen) }
      return try looks(reference, seen, drawnOn: nil)
        ?? SnapshotDifference("the drawn pixels differ, by less than its 256 colors show")
    }
    return diffing
  }

  private static func noted(_ png: Data, of image: CGImage) -> Data {
    PNGFingerprint.add(to: png, madeOf: image, on: DrawingPlatform.current)
  }

  /// Returns the visible difference from a reference.
  private static func looks(
    _ reference: CGImage,
    _ seen: CGImage,
    drawnOn platform: String?
  ) throws -> SnapshotDifference? {
    guard let found = LooksDifference(of: seen, from: reference) else { return nil }
    let origin = platform.map { " (drawn on \($0))" } ?? ""
    return SnapshotDifference(
      found.description + origin,
      image: try found.image.map(pngData(of:))
    )
  }

  /// Compares images pixel by pixel.
  ///
  /// An image of another size and an unreadable reference always differ, independent of the
  /// precision. A reference that another platform drew (system, processor, versions of the drawing
  /// libraries) is compared by its looks instead, and one with 256 colors by the hash of the pixels
  /// that it was made from.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The similarity of matching pixels, from 0 to 1: a hundred minus the
  ///     distance of their colors (CIE76), in hundredths. 0.98 allows differences that an eye
  ///     cannot distinguish, such as the rounding of another version of a drawing library.
  /// - Returns: The comparison.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    image(
      ImageTolerance(
        precision: Double(precision),
        perceptualPrecision: Double(perceptualPrecision)
      )
    )
  }
}

extension Snapshotting where Value == CGImage, Format == CGImage {
  /// The image itself.
  public static var image: Self { .image() }

  /// The image itself, with a tolerance: ``Diffing/image(precision:perceptualPrecision:)``.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { $0 }
  }
}

extension Snapshotting where Value == Screen, Format == CGImage {
  /// The current image of a screen.
  public static var image: Self { .image() }

  /// The current image of a screen, with a tolerance:
  /// ``Diffing/image(precision:perceptualPrecision:)``.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Snapshotting<CGImage, CGImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { try $0.snapshot() }
  }
}

extension Snapshotting where Format == CGImage {
  /// The image of a value on a separate screen.
  fileprivate static func image(
    _ precision: Float,
    _ perceptualPrecision: Float,
    on stage: @escaping (() throws -> Value) throws -> SnapshotStage
  ) -> Self {
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(
      pathExtension: "png",
      diffing: diffing,
      making: { make in
        try stage(make).render { screen, _ in try screen.snapshot() }
      }
    )
  }
}

extension Snapshotting where Value == UIView, Format == CGImage {
  /// A view in its own or fitting size, light, with standard text.
  public static var image: Self { .image() }

  /// A view on a separate screen, on the system's background.
  ///
  /// The view is made in the given traits. The snapshot is taken immediately: for content that
  /// loads or animates, use a ``Screen`` that has settled.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity of matching pixels.
  ///   - size: The size; a side of zero is that of the view. Without one, the view keeps its size
  ///     if it has one, and gets its fitting size otherwise.
  ///   - traits: The environment; unspecified traits are those of ``ScreenTraits``.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    .image(precision, perceptualPrecision) {
      try SnapshotStage($0, size: size, traits: traits)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == CGImage {
  /// A controller on a phone, light, with standard text.
  public static var image: Self { .image() }

  /// A controller as the root of a separate window, made in the given traits.
  ///
  /// The snapshot is taken immediately: for content that loads or animates, use a ``Screen`` that
  /// has settled.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity of matching pixels.
  ///   - size: The size of the window; 390 by 844 without one.
  ///   - traits: The environment; unspecified traits are those of ``ScreenTraits``.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    .image(precision, perceptualPrecision) {
      try SnapshotStage($0, size: size, traits: traits)
    }
  }
}
