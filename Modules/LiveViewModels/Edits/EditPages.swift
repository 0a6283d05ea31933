import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// Reads the versions of a post, and builds their rows.
@MainActor
final class EditPages {
  private let postID: String
  private let provider: any EditHistoryProvider
  private let builder: VersionRowBuilder
  private let now: @MainActor () -> Date
  /// The current version, when the versions were read.
  private var known: MomentVersion?
  /// The versions whose warnings are open.
  private var openWarnings: Set<ListItemID> = []

  init(postID: String, provider: any EditHistoryProvider, time: ReaderTime, strings: Strings) {
    self.postID = postID
    self.provider = provider
    now = time.now
    builder = VersionRowBuilder(strings: strings, timeZone: time.timeZone)
  }

  /// A page of versions, the newest first.
  ///
  /// - Parameter cursor: nil for all versions. If the source cannot be reached and an edit waits to
  ///   be sent, the first page has the versions that are known here.
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

  /// Whether the post differs from when its versions were read.
  func isOutdated() async -> Bool {
    guard let known = try? await provider.knownVersion(ofPost: postID) else { return false }
    return known != self.known
  }

  /// Opens or closes a warning, and returns whether it is open now.
  func toggleWarning(_ version: ListItemID) -> Bool {
    if openWarnings.remove(version) == nil { openWarnings.insert(version) }
    return openWarnings.contains(version)
  }

  private func rows(_ versions: [MomentVersion]) -> [MomentVersionRow] {
    builder.rows(of: versions, opened: openWarnings, now: now())
  }
}
