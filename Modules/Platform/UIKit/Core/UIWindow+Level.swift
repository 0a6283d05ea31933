public import Foundation

extension UIWindow {
  /// How far in front a window lies.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat
    /// A level of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether the first level is behind the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level so far in front of another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    /// A level so far behind another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    /// Moves a level to the front.
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    /// Moves a level to the back.
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }

    /// Of an application's window.
    public static let normal = Level(0)
    /// In front of the status bar.
    public static let statusBar = Level(1000)
    /// Above the status bar and all ordinary windows.
    public static let alert = Level(2000)
  }
}
