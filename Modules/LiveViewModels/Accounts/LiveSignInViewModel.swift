public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// Signing in with an account at a server.
@MainActor
public final class LiveSignInViewModel: LiveScreen, SignInViewModel {
  /// Opens an address in a browser; false where that is not possible.
  public typealias OpenPage = @MainActor @Sendable (URL) async -> Bool

  /// The progress of signing in.
  public var state: Observable<SignInState> { stateSource }

  /// Called when the reader is signed in.
  public var onDone: (@MainActor () -> Void)?

  private let manager: any AccountManager
  private let openPage: OpenPage
  private let stateSource = MutableObservable(SignInState.typing)
  private var attempt: Task<Void, Never>?

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - manager: Signs in and stores the account.
  ///   - context: The surroundings of the screen.
  ///   - openPage: Opens the server's page in a browser.
  public init(
    manager: any AccountManager,
    in context: ScreenContext,
    openPage: @escaping OpenPage
  ) {
    self.manager = manager
    self.openPage = openPage
    super.init(named: "sign-in", in: context)
  }

  /// Opens the authorization page; ignored during another attempt and after success.
  @discardableResult
  public func signIn(to server: String) -> Task<Void, Never> {
    guard !stateSource.value.isWorking, stateSource.value != .done else { return Task {} }
    stateSource.value = .asking
    let work = Task { [manager, openPage] in
      do {
        _ = try await manager.signIn(to: server) { [weak self] page in
          let isOpen = await openPage(page)
          if isOpen { await self?.browserOpened() }
          return isOpen
        }
        // The account is stored, so a cancellation during the request has no effect.
        stateSource.value = .done
        onDone?()
      } catch {
        guard !(error is CancellationError), !Task.isCancelled else { return }
        stateSource.value = .failed(words(for: error, server: server))
      }
    }
    attempt = work
    return work
  }

  /// Ends the attempt in progress.
  public func cancel() {
    guard stateSource.value.isWorking else { return }
    attempt?.cancel()
    stateSource.value = .typing
  }

  private func browserOpened() {
    if stateSource.value == .asking { stateSource.value = .waitingForBrowser }
  }

  private func words(for error: any Error, server: String) -> String {
    switch error as? SignInFailure {
    case .badServer(let text): strings.noServerName(text)
    case .insecureServer(let host): strings.insecureServer("\u{2068}\(host)\u{2069}")
    case .notAServer(let host): strings.notAServer(host)
    case .denied: strings.signInDenied
    case .refused(let reason): strings.signInRefused(reason)
    case .invalidResponse: strings.signInInvalidResponse
    case .noBrowser: strings.noBrowser
    case .notSaved: strings.signInNotSaved
    case .provider(let error): failures.message(error)
    case nil: failures.message(error)
    }
  }
}
