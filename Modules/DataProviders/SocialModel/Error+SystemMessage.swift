import Foundation

extension Error {
  /// Why something failed, in plain English, in the system's words where it has any: for logs and
  /// tools.
  ///
  /// On Linux the description of a Cocoa error is its domain and code: the reason is in the error
  /// of the system below it.
  package var systemMessage: String {
    if let error = self as? any LocalizedError, let words = error.errorDescription { return words }
    guard let error = self as? CocoaError else {
      // The compiler takes every error for one with a description.
      let error: Any = self
      return (error as? any CustomStringConvertible)?.description
        ?? "Something unexpected happened: \(self)."
    }
    let reason = error.underlying.map { $0 as NSError }
    guard let reason, reason.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(reason.code)))
  }
}
