public import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage
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
  /// The server of the attempt, as the reader typed it.
  private var server: String?
  /// What is left of the sign-in that waits for a code.
  private var waiting: OutOfBandSignIn?

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

  /// Opens the authorization page, or waits for a code where no browser opens; ignored during
  /// another attempt and after success.
  @discardableResult
  public func signIn(to server: String) -> Task<Void, Never> {
    guard !stateSource.value.isWorking, stateSource.value != .done else { return Task {} }
    return perform(for: server) { [self] in
      do {
        _ = try await manager.signIn(to: server) { [weak self, openPage] page in
          let isOpen = await openPage(page)
          if isOpen { await self?.browserOpened() }
          return isOpen
        }
        return true
      } catch SignInFailure.noBrowser {
        return try await waitForCode(of: server)
      }
    }
  }

  /// Waits for a code: a launcher may report success though nothing opened.
  @discardableResult
  public func signInByCode() -> Task<Void, Never> {
    guard stateSource.value == .waitingForBrowser, let server else { return Task {} }
    attempt?.cancel()
    return perform(for: server) { [self] in try await waitForCode(of: server) }
  }

  private func waitForCode(of server: String) async throws -> Bool {
    let rest = try await manager.beginOutOfBand(server)
    try Task.checkCancellation()
    waiting = rest
    stateSource.value = .waitingForCode(page: rest.page)
    return false
  }

  /// Exchanges the code of the server's page; if that fails, another one can be typed.
  @discardableResult
  public func finish(with code: String) -> Task<Void, Never> {
    guard case .waitingForCode(let page, _) = stateSource.value, let server, let waiting else {
      return Task {}
    }
    return perform(for: server, during: .checkingCode(page: page)) { [self] in
      do {
        _ = try await waiting.finish(code)
        return true
      } catch {
        try Task.checkCancellation()
        let isRefused = if case .refused? = error as? SignInFailure { true } else { false }
        let failure = isRefused ? strings.signInCodeRefused : words(for: error, server: server)
        stateSource.value = .waitingForCode(page: page, failure: failure)
        return false
      }
    }
  }

  /// Performs a step of a sign-in, which returns whether the reader is signed in.
  private func perform(
    for server: String,
    during state: SignInState = .asking,
    _ step: @escaping @MainActor () async throws -> Bool
  ) -> Task<Void, Never> {
    self.server = server
    stateSource.value = state
    let work = Task {
      do {
        guard try await step() else { return }
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
