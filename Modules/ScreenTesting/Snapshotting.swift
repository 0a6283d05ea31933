public import Foundation

/// A strategy that makes a comparable snapshot of a value: an image of a screen, the layout of a
/// view as text.
///
/// ```swift
/// comparison.problem(with: screen, as: .image, named: "dark")
/// assertSnapshot(of: BadgeView(count: 3), as: .image(size: CGSize(width: 40, height: 24)))
/// ```
///
/// Make your own from an existing one with ``pullback(_:)``, or from its parts.
public struct Snapshotting<Value, Format> {
  /// The path extension of references, such as "png".
  public var pathExtension: String
  /// How two snapshots are compared and stored.
  public var diffing: Diffing<Format>
  let makeSnapshot: (() throws -> Value) throws -> Format

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The path extension of references. Strategies that may be used under one
  ///     name need different ones.
  ///   - diffing: How two snapshots are compared and stored.
  ///   - snapshot: Makes the snapshot of a value.
  public init(
    pathExtension: String,
    diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, making: { try snapshot($0()) })
  }

  /// Makes a strategy that controls when the value is made: views are made in the environment in
  /// which they are shown.
  init(
    pathExtension: String,
    diffing: Diffing<Format>,
    making makeSnapshot: @escaping (() throws -> Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.makeSnapshot = makeSnapshot
  }

  /// The same strategy for another type of value, which can be converted to this one.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let makeSnapshot = makeSnapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { make in
      try makeSnapshot { try transform(make()) }
    }
  }
}

/// How two snapshots are compared, and how one is stored in a file.
public struct Diffing<Format> {
  /// Returns the bytes of a reference.
  public var toData: (Format) throws -> Data
  /// Returns the snapshot in a file; throws if it has none, which fails the comparison.
  public var fromData: (Data) throws -> Format
  /// Returns the difference of a snapshot (second) from its reference (first); `nil` for none.
  public var diff: (Format, Format) throws -> SnapshotDifference?
  /// Returns the bytes of a reference with less detail, for people to look at; `nil` if there is no
  /// such form.
  var toSmallData: ((Format) throws -> Data)?
  /// Returns the difference of a snapshot from a file, for formats whose files know more than what
  /// is decoded from them.
  var diffFromFile: ((Data, Format) throws -> SnapshotDifference?)?

  /// Makes a way to compare and to store snapshots.
  public init(
    toData: @escaping (Format) throws -> Data,
    fromData: @escaping (Data) throws -> Format,
    diff: @escaping (Format, Format) throws -> SnapshotDifference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// The difference of a snapshot from its reference.
public struct SnapshotDifference {
  /// The difference as text.
  public var message: String
  /// An image of the difference, as a PNG.
  public var image: Data?

  /// Makes a difference.
  public init(_ message: String, image: Data? = nil) {
    self.message = message
    self.image = image
  }
}
