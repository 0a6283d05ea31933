public import ListModel
public import MomentsLanguage

/// The content and the operations of the sign-in screen.
@MainActor
public protocol SignInViewModel: AnyObject {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// The progress.
  var state: Observable<SignInState> { get }

  /// Called when the reader is signed in. Set by the coordinator.
  var onDone: (@MainActor () -> Void)? { get set }

  /// Signs in to a server: a host, `user@host` or an https address.
  ///
  /// Does nothing while an attempt is in progress.
  ///
  /// - Returns: The work, done when the reader is signed in or it failed. Releasing it does not
  ///   cancel it.
  @discardableResult
  func signIn(to server: String) -> Task<Void, Never>

  /// Waits for a code in place of the browser, which opened nothing.
  ///
  /// Does nothing unless a browser is waited for.
  ///
  /// - Returns: The work, done when the page is known or it failed.
  @discardableResult
  func signInByCode() -> Task<Void, Never>

  /// Signs in with the code of the server's page; another one can be typed if it is not accepted.
  ///
  /// Does nothing unless a code is waited for.
  ///
  /// - Returns: The work, as that of ``signIn(to:)``.
  @discardableResult
  func finish(with code: String) -> Task<Void, Never>

  /// Cancels the attempt in progress.
  func cancel()

  /// Called each time the screen has appeared: tracks a screen view.
  func screenDidAppear()
}
