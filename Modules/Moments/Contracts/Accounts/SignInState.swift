/// How far signing in has come.
public enum SignInState: Hashable, Sendable {
  /// The reader types the name of a server.
  case typing
  /// The server is being asked.
  case asking
  /// The server's page is open in a browser; the app waits for the reader to come back.
  case waitingForBrowser
  /// It did not work; why, and what to do, in words.
  case failed(String)
  /// The reader is signed in.
  case done

  /// Whether something is under way that can be cancelled.
  public var isWorking: Bool {
    switch self {
    case .asking, .waitingForBrowser: true
    case .typing, .failed, .done: false
    }
  }
}
