public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Format == CGImage {
  /// Compares images pixel by pixel.
  static func image(_ tolerance: ImageTolerance) -> Self {
    var diffing = Diffing(
      toData: { PNGFingerprint.add(to: try pngData(of: $0), madeOf: $0) },
      fromData: { try ImageDecoder.decode($0) },
      diff: { reference, seen in
        try tolerance.check()
        guard let found = PixelDifference(of: seen, from: reference, tolerance: tolerance) else {
          return nil
        }
        return SnapshotDifference(found.description, image: try found.image.map(pngData(of:)))
      }
    )
    diffing.isMade = { reference, seen in
      try tolerance.check()
      return PNGFingerprint.matches(reference, seen)
    }
    diffing.noted = { reference, seen in
      guard !PNGFingerprint.isNoted(reference) else { return nil }
      let exact = ImageTolerance()
      let decoded = try ImageDecoder.decode(reference)
      guard PixelDifference(of: seen, from: decoded, tolerance: exact) == nil else { return nil }
      return PNGFingerprint.add(to: reference, madeOf: seen)
    }
    return diffing
  }

  /// Compares images pixel by pixel.
  ///
  /// An image of another size and a reference that is no image differ whatever the precision.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, from 0 to 1: a hundred minus
  ///     the distance of their colors (CIE76), in hundredths. 0.98 allows what an eye cannot tell
  ///     apart, such as the rounding of another version of a drawing library.
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
  /// What a screen shows now.
  public static var image: Self { .image() }

  /// What a screen shows now, with a tolerance:
  /// ``Diffing/image(precision:perceptualPrecision:)``.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Snapshotting<CGImage, CGImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { try $0.snapshot() }
  }
}

extension Snapshotting where Format == CGImage {
  /// What a screen of its own shows of a value.
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
        try stage(make).look { screen, _ in try screen.snapshot() }
      }
    )
  }
}

extension Snapshotting where Value == UIView, Format == CGImage {
  /// A view in the size it has or wants, light, with ordinary text.
  public static var image: Self { .image() }

  /// A view on a screen of its own, on the background of the system.
  ///
  /// The view is made in the traits given. Nothing is waited for: what loads or moves is looked at
  /// on a ``Screen`` that settled.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that must match.
  ///   - perceptualPrecision: How alike two pixels must be to match.
  ///   - size: How large it is; a side of zero is as long as the view wants. Without one, the view
  ///     keeps its size if it has one, and is as large as it wants otherwise.
  ///   - traits: The environment; what it leaves open is that of ``ScreenTraits``.
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
  /// A controller on a phone, light, with ordinary text.
  public static var image: Self { .image() }

  /// A controller as the root of a window of its own, made in the traits given.
  ///
  /// Nothing is waited for: what loads or moves is looked at on a ``Screen`` that settled.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that must match.
  ///   - perceptualPrecision: How alike two pixels must be to match.
  ///   - size: The size of the window; 390 by 844 without one.
  ///   - traits: The environment; what it leaves open is that of ``ScreenTraits``.
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
