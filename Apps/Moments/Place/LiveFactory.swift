import AppCoordinator
import Foundation
import ListModel
import LiveViewModels
import MomentsComposer
import MomentsContracts

/// View models over the providers of a place.
struct LiveFactory: ViewModelFactory {
  let providers: ProviderSet
  let language: AppLanguage
  /// Whether anything ever waits to be sent.
  let sendsToServer: Bool
  /// The accounts; nil where there are none to choose from.
  let accounts: AccountCenter?
  let openURL: AppCoordinator.OpenURL
  /// Called when another account is the current one.
  let onAccountChange: @MainActor () async -> Void

  init(
    _ providers: ProviderSet,
    language: AppLanguage,
    sendsToServer: Bool,
    accounts: AccountCenter?,
    openURL: @escaping AppCoordinator.OpenURL,
    onAccountChange: @escaping @MainActor () async -> Void
  ) {
    self.providers = providers
    self.language = language
    self.sendsToServer = sendsToServer
    self.accounts = accounts
    self.openURL = openURL
    self.onAccountChange = onAccountChange
  }

  var strings: Strings { Strings(language) }

  /// A server has other people's moments too.
  var rootScopes: [TimelineScope] { sendsToServer ? [.home, .local, .public] : [.home] }

  /// An archive has the moments of one person.
  var knowsEverybody: Bool { providers.follows != nil }

  func makeTimeline(_ scope: TimelineScope) -> any TimelineViewModel {
    LiveTimelineViewModel(
      source: providers.timelines,
      scope: scope,
      likes: providers.likes,
      boosts: providers.boosts,
      follows: providers.follows,
      compose: providers.compose,
      changes: providers.changes,
      language: language
    )
  }

  func makeExplore() -> any ExploreViewModel {
    LiveExploreViewModel(provider: providers.explore, language: language)
  }

  func makeThread(moment: ListItemID) -> any ThreadViewModel {
    LiveThreadViewModel(
      moment: moment,
      threads: providers.threads,
      comments: providers.comments,
      likes: providers.likes,
      boosts: providers.boosts,
      compose: providers.compose,
      changes: providers.changes,
      language: language
    )
  }

  func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)? {
    guard let compose = providers.compose else { return nil }
    return LiveComposerViewModel(
      purpose: purpose,
      provider: compose,
      readers: providers.follows,
      threads: providers.threads,
      prepare: PhotoPreparer.prepare,
      language: language
    )
  }

  func makeOutbox() -> (any OutboxViewModel)? {
    guard let outbox = providers.outbox else { return nil }
    return LiveOutboxViewModel(
      provider: outbox,
      changes: providers.changes,
      language: language
    )
  }

  func makeAccounts() -> (any AccountsViewModel)? {
    accounts.map { accounts in
      LiveAccountsViewModel(
        keeper: accounts.service,
        outbox: sendsToServer ? providers.outbox : nil,
        keepsTokensInFile: accounts.keepsTokensInFile,
        language: language,
        onChange: onAccountChange
      )
    }
  }

  func makeSignIn() -> (any SignInViewModel)? {
    accounts.map { accounts in
      let signIn = LiveSignInViewModel(
        keeper: accounts.service,
        language: language,
        openPage: { [openURL] page in await Self.open(page, with: openURL) }
      )
      signIn.onDone = { [onAccountChange] in Task { await onAccountChange() } }
      return signIn
    }
  }

  private static func open(_ page: URL, with openURL: @escaping AppCoordinator.OpenURL) async
    -> Bool
  {
    await withCheckedContinuation { continuation in
      openURL(page) { continuation.resume(returning: $0) }
    }
  }
}
