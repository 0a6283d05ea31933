import Foundation
public import LiveViewModels
public import LocalStore
import MomentsContracts
public import SocialModel

/// An opened source of moments.
public struct OpenedSource {
  /// A notice about how it was opened.
  public nonisolated enum Notice: Sendable {
    /// Nothing can be stored; with the system's message.
    case savesNothing(reason: String)
    /// A file could not be used, and was quarantined.
    case setAside(QuarantinedFile)
    /// There is no token for the account.
    case signInNeeded
  }

  /// The providers of the source.
  public var providers: ProviderSet
  /// The account; nil for this machine only, for archives and for demos.
  public var account: KnownAccount?
  /// The directory of the source's data; nil where there is none.
  var folder: URL?
  /// The notices for the reader.
  public var notices: [Notice] = []
  /// The clock of the source.
  public var time = ReaderTime()
  /// The purpose of the sheet to write in, in place of an empty moment.
  var writing: ComposePurpose?
  /// Polls for new content and sends the outbox, immediately.
  var wake: (@Sendable () async -> Void)?
  /// Erases what can be loaded again; nil where that is not possible.
  var eraseHistory: (@Sendable () async throws -> Void)?
  /// Ends all work in it.
  public var close: @Sendable () async -> Void = {}

  /// Makes a source of providers that need no opening and closing.
  public init(_ providers: ProviderSet, time: ReaderTime = ReaderTime()) {
    self.providers = providers
    self.time = time
  }
}
