import LocalStore
import SocialModel

/// Where moments come from, opened.
nonisolated struct Place: Sendable {
  /// What the reader should know about how it was opened.
  enum Notice: Sendable {
    /// Nothing can be kept; in the system's words.
    case keepsNothing(reason: String)
    /// A file could not be used and is kept beside the new one.
    case setAside(QuarantinedFile)
    /// There is no token for the account.
    case signInNeeded
  }

  /// What the app is made of there.
  let providers: ProviderSet
  /// The account; nil for this machine alone and for archives.
  var account: KnownAccount?
  var notices: [Notice] = []
  /// Looks for news and sends what waits, at once.
  var wake: @Sendable () async -> Void = {}
  /// Ends all work in it.
  var close: @Sendable () async -> Void = {}
}
