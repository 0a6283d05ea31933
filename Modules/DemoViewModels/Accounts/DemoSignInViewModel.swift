public import ListModel
public import MomentsContracts

/// The sign-in screen in one of its states.
@MainActor
public final class DemoSignInViewModel: SignInViewModel {
  /// The language of everything the screen says.
  public let strings: Strings

  /// How far it has come.
  public var state: Observable<SignInState> { stateSource }

  /// Never called: nobody is signed in by a state.
  public var onDone: (@MainActor () -> Void)?

  /// What the reader asked for, in order, such as "sign-in a.example".
  public private(set) var intents: [String] = []

  private let stateSource: MutableObservable<SignInState>

  /// Makes the view model of one screen.
  public init(_ state: SignInState = .typing, language: AppLanguage) {
    strings = Strings(language)
    stateSource = MutableObservable(state)
  }

  /// Shows another state.
  public func show(_ state: SignInState) { stateSource.value = state }

  /// Notes it.
  @discardableResult
  public func signIn(to server: String) -> Task<Void, Never> {
    intents.append("sign-in \(server)")
    return Task {}
  }

  /// Notes it.
  public func cancel() { intents.append("cancel") }

  /// Does nothing.
  public func screenDidAppear() {}
}
