/// The method of a request.
public enum HTTPMethod: String, Sendable, Hashable {
  /// To return something.
  case get = "GET"
  /// To store something new.
  case post = "POST"
  /// To replace something.
  case put = "PUT"
  /// To change a part of something.
  case patch = "PATCH"
  /// To remove something.
  case delete = "DELETE"
}
