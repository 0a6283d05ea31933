/// An error of a request to a scene.
public struct UISceneError: Error, Hashable, Sendable {
  /// The domain of these errors as `NSError`s.
  public static let errorDomain = "UISceneErrorDomain"

  /// The reasons of an error.
  public enum Code: Int, Sendable {
    /// The program cannot rotate or resize the window, as on a desktop.
    case geometryRequestUnsupported = 100
    /// No controller supports the requested geometry.
    case geometryRequestDenied = 101
  }

  /// The reason of the error.
  public let code: Code

  /// Makes an error with a code.
  public init(_ code: Code) { self.code = code }
}
