public import ListModel

/// What the sign-in screen shows and can be asked to do.
@MainActor
public protocol SignInViewModel: AnyObject {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// How far it has come.
  var state: Observable<SignInState> { get }

  /// Called when the reader is signed in. Set by the coordinator.
  var onDone: (@MainActor () -> Void)? { get set }

  /// Signs in to a server: a host, `user@host` or an https address.
  ///
  /// Does nothing while an attempt is under way.
  ///
  /// - Returns: The work, done when the reader is signed in or it failed. Letting go of it does not
  ///   cancel it.
  @discardableResult
  func signIn(to server: String) -> Task<Void, Never>

  /// Ends the attempt that is under way.
  func cancel()

  /// Called each time the screen has come on screen: tracks a screen view.
  func screenDidAppear()
}
