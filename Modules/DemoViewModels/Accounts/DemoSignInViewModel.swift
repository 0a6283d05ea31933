public import ListModel
public import MomentsContracts

/// Signing in to a server that does not exist: each name tells its own story.
///
/// `denied`, `unknown` and `slow` (or `slow.example`) fail, fail and wait; every other name signs in.
@MainActor
public final class DemoSignInViewModel: SignInViewModel {
  /// The language of everything the screen says.
  public let strings: Strings

  /// How far it has come.
  public var state: Observable<SignInState> { stateSource }

  /// Called when the reader is signed in.
  public var onDone: (@MainActor () -> Void)?

  private let tracker: (any Tracker)?
  private let stateSource: MutableObservable<SignInState>

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - state: How far it has come already.
  ///   - language: The language of the app.
  ///   - tracker: Where events go, if anywhere.
  public init(
    state: SignInState = .typing,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    strings = Strings(language)
    self.tracker = tracker
    stateSource = MutableObservable(state)
  }

  /// Signs in, or tells the story of the server's name.
  @discardableResult
  public func signIn(to server: String) -> Task<Void, Never> {
    guard !stateSource.value.isWorking else { return Task {} }
    switch server.trimmingPrefix(while: \.isWhitespace) {
    case "": stateSource.value = .failed(strings.noServerName(server))
    case "denied": stateSource.value = .failed(strings.signInDenied)
    case "unknown": stateSource.value = .failed(strings.notAServer(server))
    case "slow", "slow.example": stateSource.value = .waitingForBrowser
    default:
      stateSource.value = .done
      onDone?()
    }
    return Task {}
  }

  /// Goes back to the beginning.
  public func cancel() {
    if stateSource.value.isWorking { stateSource.value = .typing }
  }

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "sign-in"))
  }
}
