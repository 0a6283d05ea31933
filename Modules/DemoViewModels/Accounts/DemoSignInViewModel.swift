public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The sign-in screen in one of its states.
@MainActor
public final class DemoSignInViewModel: DemoContentScreen<SignInState>, SignInViewModel {
  /// The progress of signing in.
  public var state: Observable<SignInState> { content }

  /// Never called, because no account is signed in.
  public var onDone: (@MainActor () -> Void)?

  /// Makes the view model of one screen.
  public override init(_ state: SignInState = .typing, language: AppLanguage) {
    super.init(state, language: language)
  }

  /// Records the intent.
  @discardableResult
  public func signIn(to server: String) -> Task<Void, Never> { note("sign-in \(server)") }

  /// Records the intent.
  @discardableResult
  public func signInByCode() -> Task<Void, Never> { note("by code") }

  /// Records the intent.
  @discardableResult
  public func finish(with code: String) -> Task<Void, Never> { note("code \(code)") }

  /// Records the intent.
  public func cancel() { note("cancel") }
}
