/// A scene could not do what it was asked for.
public struct UISceneError: Error, Hashable, Sendable {
  /// The domain of these errors as `NSError`s.
  public static let errorDomain = "UISceneErrorDomain"

  /// Why.
  public enum Code: Int, Sendable {
    /// The window cannot be turned or resized by the program: that of a desktop.
    case geometryRequestUnsupported = 100
    /// No controller supports what was asked for.
    case geometryRequestDenied = 101
  }

  /// Why.
  public let code: Code

  /// An error of a code.
  public init(_ code: Code) { self.code = code }
}
