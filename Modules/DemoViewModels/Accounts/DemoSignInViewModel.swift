public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The sign-in screen in one of its states.
@MainActor
public final class DemoSignInViewModel: SignInViewModel {
  /// The language of the screen's texts.
  public let strings: Strings

  /// The progress of signing in.
  public var state: Observable<SignInState> { stateSource }

  /// Never called, because no account is signed in.
  public var onDone: (@MainActor () -> Void)?

  /// The intents of the reader, in order, such as "sign-in a.example".
  public private(set) var intents: [String] = []

  private let stateSource: MutableObservable<SignInState>

  /// Makes the view model of one screen.
  public init(_ state: SignInState = .typing, language: AppLanguage) {
    strings = Strings(language)
    stateSource = MutableObservable(state)
  }

  /// Shows another state.
  public func show(_ state: SignInState) { stateSource.value = state }

  /// Records the intent.
  @discardableResult
  public func signIn(to server: String) -> Task<Void, Never> {
    intents.append("sign-in \(server)")
    return Task {}
  }

  /// Records the intent.
  @discardableResult
  public func finish(with code: String) -> Task<Void, Never> {
    intents.append("code \(code)")
    return Task {}
  }

  /// Records the intent.
  public func cancel() { intents.append("cancel") }

  /// Does nothing.
  public func screenDidAppear() {}
}
