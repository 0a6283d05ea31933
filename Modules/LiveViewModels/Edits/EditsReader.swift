import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// Reads the versions of a post, and puts them into the reader's language.
@MainActor
final class EditsReader {
  private let postID: String
  private let provider: any EditHistoryProvider
  private let builder: VersionRowBuilder
  private let now: @MainActor () -> Date
  /// What the post said when its versions were read.
  private var known: MomentVersion?
  /// Whose warnings are open.
  private var openWarnings: Set<ListItemID> = []

  init(postID: String, provider: any EditHistoryProvider, time: ReaderTime, strings: Strings) {
    self.postID = postID
    self.provider = provider
    now = time.now
    builder = VersionRowBuilder(strings: strings, timeZone: time.timeZone)
  }

  /// A page of versions, the newest first.
  ///
  /// - Parameter cursor: nil for all that there is. Where the source cannot be asked and something
  ///   waits to be sent, that is the first page.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`, where nothing can be shown.
  func page(at cursor: EditsCursor?) async throws -> ListPage<MomentVersionRow, EditsCursor> {
    let known = try await provider.knownVersion(ofPost: postID)
    self.known = known
    let waiting = [known].compactMap { $0?.isPending == true ? $0 : nil }
    do {
      return ListPage(rows(waiting + (try await provider.versions(ofPost: postID))))
    } catch {
      guard cursor == nil, !waiting.isEmpty, !isCancellation(error) else { throw error }
      return ListPage(rows(waiting), next: .atSource)
    }
  }

  /// Whether the post says something else than when its versions were read.
  func isOutdated() async -> Bool {
    guard let known = try? await provider.knownVersion(ofPost: postID) else { return false }
    return known != self.known
  }

  /// Opens or closes a warning; whether it is open now.
  func toggleWarning(_ version: ListItemID) -> Bool {
    if openWarnings.remove(version) == nil { openWarnings.insert(version) }
    return openWarnings.contains(version)
  }

  private func rows(_ versions: [MomentVersion]) -> [MomentVersionRow] {
    builder.rows(of: versions, opened: openWarnings, now: now())
  }
}
