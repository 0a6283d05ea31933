public import Foundation

// Descriptions as in CoreGraphics; Foundation on Linux uses reflection.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// Both coordinates, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }

  /// The coordinates with their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["x": x, "y": y], displayStyle: .struct)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// Width and height, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }

  /// Width and height with their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// Origin and size, as in `(0.0, 0.0, 50.0, 500.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }

  /// Origin and size with their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["origin": origin, "size": size], displayStyle: .struct)
  }
}
