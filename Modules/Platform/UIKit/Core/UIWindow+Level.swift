public import Foundation

extension UIWindow {
  /// The level of a window; windows of higher levels are in front.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat
    /// Makes a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether the first level is behind the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns a level in front of another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    /// Returns a level behind another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    /// Increases a level.
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    /// Decreases a level.
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }

    /// The level of normal windows.
    public static let normal = Level(0)
    /// The level in front of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts, in front of the status bar and normal windows.
    public static let alert = Level(2000)
  }
}
