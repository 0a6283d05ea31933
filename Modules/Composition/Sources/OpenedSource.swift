import Foundation
public import LiveViewModels
public import LocalStore
import MomentsContracts
public import SocialModel

/// Where moments come from, opened.
public struct OpenedSource {
  /// What the reader should know about how it was opened.
  public nonisolated enum Notice: Sendable {
    /// Nothing can be kept; in the system's words.
    case keepsNothing(reason: String)
    /// A file could not be used and is kept beside the new one.
    case setAside(QuarantinedFile)
    /// There is no token for the account.
    case signInNeeded
  }

  /// What the app is made of there.
  public var providers: ProviderSet
  /// The account; nil for this machine alone, for archives and for demos.
  public var account: KnownAccount?
  /// Where what belongs to the place is kept; nil where nothing is.
  var folder: URL?
  /// What the reader should know.
  public var notices: [Notice] = []
  /// The time there.
  public var time = ReaderTime()
  /// What the sheet to write in opens with in place of an empty moment.
  var writing: ComposePurpose?
  /// Looks for news and sends what waits, at once.
  var wake: (@Sendable () async -> Void)?
  /// Erases what was read and can be had again; nil where nothing can.
  var eraseHistory: (@Sendable () async throws -> Void)?
  /// Ends all work in it.
  public var close: @Sendable () async -> Void = {}

  /// Makes a place of providers that need no opening and no closing.
  public init(_ providers: ProviderSet, time: ReaderTime = ReaderTime()) {
    self.providers = providers
    self.time = time
  }
}
