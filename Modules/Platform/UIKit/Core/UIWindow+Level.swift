public import Foundation

extension UIWindow {
  /// How far in front a window lies.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat
    /// A level of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Of an application's window.
    public static let normal = Level(0)
    /// In front of the status bar.
    public static let statusBar = Level(1000)
    /// Above the status bar and all ordinary windows.
    public static let alert = Level(2000)
  }
}
