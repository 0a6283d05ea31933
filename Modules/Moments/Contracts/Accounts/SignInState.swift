public import Foundation

/// The progress of signing in.
public enum SignInState: Hashable, Sendable {
  /// The reader is typing the name of a server.
  case typing
  /// The server is being contacted.
  case asking
  /// The server's page is open in a browser; the app waits for the reader to return.
  case waitingForBrowser
  /// No browser opened: the reader opens the page elsewhere, and types the code that it shows; with
  /// the reason why an earlier code was not accepted.
  case waitingForCode(page: URL, failure: String? = nil)
  /// The code of a page is being sent to the server.
  case checkingCode(page: URL)
  /// It failed; the reason and advice, as text.
  case failed(String)
  /// The reader is signed in.
  case done

  /// Whether something is in progress that can be cancelled.
  public var isWorking: Bool {
    switch self {
    case .asking, .waitingForBrowser, .waitingForCode, .checkingCode: true
    case .typing, .failed, .done: false
    }
  }
}
