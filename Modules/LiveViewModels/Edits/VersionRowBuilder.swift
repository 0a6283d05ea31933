import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Builds the rows of the versions of a moment.
struct VersionRowBuilder {
  private let strings: Strings
  private let time: TimeText

  init(strings: Strings, timeZone: TimeZone) {
    self.strings = strings
    time = TimeText(strings: strings, timeZone: timeZone)
  }

  /// The rows of versions.
  ///
  /// They are numbered from the first version on, so that a new version changes no number.
  ///
  /// - Parameters:
  ///   - versions: The versions, the newest first.
  ///   - opened: The versions whose warnings are open.
  ///   - now: The time.
  /// - Returns: As many rows.
  func rows(
    of versions: [MomentVersion],
    opened: Set<ListItemID>,
    now: Date
  ) -> [MomentVersionRow] {
    versions.enumerated().map { index, version in
      let earlier = versions.dropFirst(index + 1).first
      let number = versions.count - index
      let id: ListItemID = version.isPending ? "version-waiting" : ListItemID("version-\(number)")
      // A server that knows only one version returns the last one, not the first.
      let isFirst = index == versions.count - 1 && index > 0
      return row(version, after: earlier, isFirst: isFirst, id, opened.contains(id), now)
    }
  }

  private func row(
    _ version: MomentVersion,
    after earlier: MomentVersion?,
    isFirst: Bool,
    _ id: ListItemID,
    _ isOpen: Bool,
    _ now: Date
  ) -> MomentVersionRow {
    let photos = version.attachments.compactMap { ImageReference($0, page: nil) }
    let cover = MomentCover(
      warning: version.contentWarning,
      emojis: version.emojis,
      isSensitive: version.isSensitive && !photos.isEmpty,
      isOpen: isOpen,
      strings
    )
    let date = version.createdAt
    let remark = isFirst ? strings.originalVersion : earlier.map { changes(of: version, since: $0) }
    return MomentVersionRow(
      id: id,
      author: PersonReference(version.author),
      timeText: version.isPending
        ? strings.sending : date.map { time.short($0, now: now) } ?? "",
      fullTimeText: date.map { time.full($0) } ?? "",
      isPending: version.isPending,
      remark: remark ?? "",
      contentWarning: cover?.warning(strings),
      text: version.text.marking(
        WordDifference.added(in: version.text.string, since: earlier?.text.string)
      ),
      photos: photos.worded(strings),
      photoText: strings.photoWithoutDescription,
      poll: version.pollOptions.isEmpty
        ? nil
        : PollRow(answers: version.pollOptions.map { RichText($0, emojis: version.emojis) })
    )
  }

  /// The differences in words: "Text changed · Photos added".
  private func changes(of version: MomentVersion, since earlier: MomentVersion) -> String {
    let changes = version.changes(since: earlier).map { version.change($0, since: earlier) }
    return changes.isEmpty
      ? strings.nothingVisibleChanged : changes.map(strings.changed).joined(separator: " · ")
  }
}

extension MomentVersion {
  /// A difference as the app names it: something that did not exist before was added.
  fileprivate func change(_ change: Change, since earlier: MomentVersion) -> MomentVersionChange {
    switch change {
    case .text: return .text
    case .warning:
      guard earlier.contentWarning != nil else { return .warningAdded }
      return contentWarning == nil ? .warningRemoved : .warning
    case .sensitivity: return isSensitive ? .photosCovered : .photosUncovered
    case .media:
      guard !earlier.attachments.isEmpty else { return .photosAdded }
      return attachments.isEmpty ? .photosRemoved : .photos
    case .descriptions: return .descriptions
    case .poll:
      guard !earlier.pollOptions.isEmpty else { return .pollAdded }
      return pollOptions.isEmpty ? .pollRemoved : .poll
    }
  }
}

extension RichText {
  /// The text with some of it marked as added, in UTF-16 units.
  fileprivate func marking(_ added: [Range<Int>]) -> RichText {
    added.isEmpty
      ? self : RichText(string, runs: runs + added.map { Run($0, .added) })
  }
}
