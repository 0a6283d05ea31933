import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Builds the content of the sheet, and the rows of the drafts that can be continued.
@MainActor
struct ComposerContentBuilder {
  private let strings: Strings
  private let time: TimeText
  private let timeZone: TimeZone
  private let now: @MainActor () -> Date
  /// Whether posts can be scheduled here, where the server supports it.
  private let hasSchedules: Bool

  /// The number of letters of a draft that its row shows.
  private static let rowLength = 140

  init(hasSchedules: Bool, in context: ScreenContext) {
    self.hasSchedules = hasSchedules
    strings = context.strings
    time = context.timeText
    timeZone = context.time.timeZone
    now = context.time.now
  }

  /// The content of the sheet.
  func content(of written: WrittenDraft) -> ComposerContent {
    let isWriting = written.phase.value == .writing
    let (draft, opening, limits) = (written.draft, written.opening, written.limits)
    let (page, part, kind) = (written.page, written.part, written.kind)
    let visibility = draft.visibility.choice
    let parts = parts(of: written)
    var content = ComposerContent(
      kind: kind,
      author: opening.author,
      answered: opening.answered,
      quoted: quotedMoment(of: written),
      quotePolicy: isQuotedByNobody(draft)
        ? .nobody : draft.quotePolicy ?? .everyone,
      quotePolicies: !limits.takesQuotes
        ? [] : isQuotedByNobody(draft) ? [.nobody] : QuotePolicy.allCases,
      text: part.text,
      warning: page.isWarningOpen ? part.contentWarning : nil,
      visibility: visibility,
      visibilities: kind == .edit
        ? [visibility] : Visibility.choices.filter { !$0.isWider(than: opening.widest) },
      language: draft.language ?? strings.language.rawValue,
      photos: page.tiles.map(\.photo),
      poll: part.poll.flatMap { $0.isRemoved ? nil : $0 },
      pollDurations: pollDurations(of: part.poll, keepsEnd: opening.editedPoll != nil, limits),
      pollNotice: part.poll.flatMap { poll in
        poll.isRemoved || opening.editedPoll.map(poll.losesVotes) ?? false
          ? strings.composerPollVotesLost : nil
      },
      schedule: schedule(of: written),
      // Only one new post.
      canSchedule: isWriting && hasSchedules && limits.takesSchedules && kind != .edit
        && parts.count == 1,
      limits: limits,
      parts: parts,
      part: written.partIndex,
      canAddPart: isWriting && written.allows(.add)
    )
    content.complete(isWriting: isWriting, hasChanges: written.hasChanged)
    return content
  }

  // MARK: Polls

  /// The durations that a poll can have, in seconds.
  private static let pollDurations = [
    300, 1_800, 3_600, 21_600, 43_200, 86_400, 3 * 86_400, 7 * 86_400, 14 * 86_400, 30 * 86_400,
  ]

  /// The durations to choose from: those of the server, and the current one.
  private func pollDurations(of poll: PollDraft?, keepsEnd: Bool, _ limits: PostLimits) -> [Int?] {
    guard let poll, !poll.isRemoved else { return [] }
    let allowed = limits.shortestPoll...max(limits.shortestPoll, limits.longestPoll)
    let lengths = Set(
      Self.pollDurations.filter(allowed.contains) + [poll.seconds].compactMap { $0 }
    )
    return (keepsEnd ? [nil] : []) + lengths.sorted()
  }

  // MARK: Parts

  private func parts(of written: WrittenDraft) -> [ComposerPart] {
    let limits = written.limits
    return zip(written.pages, written.draft.parts).map { page, part in
      let length = PostLength(part, limits: limits)
      let hasPoll = part.poll.map { !$0.isRemoved } ?? false
      var shown = ComposerPart(
        id: page.id,
        warning: part.contentWarning,
        text: part.text,
        images: page.tiles.map(\.photo.image),
        hasPoll: hasPoll,
        counter: ComposerCounter(remaining: length.remaining, limit: limits.characters)
      )
      // A poll needs a question.
      let asks = part.poll.map(limits.allow) ?? true && !part.text.allSatisfy(\.isWhitespace)
      let isReady = length.fits && !page.isPreparing && (!hasPoll || asks)
      // An empty part among several is left out of the thread.
      shown.isReady = isReady || (written.pages.count > 1 && shown.isBlank)
      return shown
    }
  }

  // MARK: Quotes

  /// The quoted moment of the part that the reader edits; only the first part has one.
  private func quotedMoment(of written: WrittenDraft) -> QuotedMoment? {
    let quote = written.opening.quote
    guard written.partIndex == 0, written.draft.quotedPostID != nil || quote != nil else {
      return nil
    }
    guard let quote else {
      return QuotedMoment(
        moment: nil,
        content: .notice(strings.quoteUnavailable),
        strings: strings
      )
    }
    var shown = QuotedMoment(quote, place: .home, time: time, now: now(), strings: strings)
    // Not a link: the reader has something to finish here.
    shown.moment = nil
    return shown
  }

  /// Whether only the author may quote it, regardless of the chosen policy, because its visibility
  /// is limited.
  private func isQuotedByNobody(_ draft: PostDraft) -> Bool {
    switch draft.visibility {
    case .public, .unlisted: false
    case .followers, .direct, .other: true
    }
  }

  // MARK: The time of posting

  /// The choices for the time of posting.
  func scheduleTime(of draft: PostDraft) -> ScheduleTime {
    ScheduleTime(chosen: draft.scheduledAt, now: now(), timeZone: timeZone, strings: strings)
  }

  /// The time of posting; nil where none is chosen.
  func schedule(of written: WrittenDraft) -> ComposerSchedule? {
    guard var shown = ComposerSchedule(scheduleTime(of: written.draft)) else { return nil }
    // The draft may have been begun on a server with other abilities.
    if !hasSchedules || !written.limits.takesSchedules {
      shown.problem = strings.scheduleNotPossible
    }
    return shown
  }

  // MARK: The list of drafts

  /// The row of a draft that the reader may continue.
  func row(for draft: PostDraft) -> ComposerDraftRow {
    let media = draft.parts.flatMap(\.media)
    let hasPoll = draft.parts.contains { $0.poll != nil }
    let words = [draft.contentWarning, draft.text].map { text in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: " · ")
    let text = RichText(words).shortened(to: Self.rowLength).string
    let kind = draft.kind
    let parts = [
      kind == .moment ? nil : strings.composerTitle(kind),
      draft.quotedPostID != nil && kind != .edit ? strings.quote(asksFirst: false) : nil,
      time.short(draft.updatedAt, now: now()),
      draft.continuation.isEmpty ? nil : strings.composerParts(draft.parts.count),
      strings.media(MediaCounts(types: media.map(\.type))),
      hasPoll ? strings.composerPoll : nil,
      draft.scheduledAt.map { scheduleTime(of: draft).title(of: $0) },
    ]
    return ComposerDraftRow(
      id: draft.id,
      text: text.isEmpty ? strings.composerUntitledDraft : text,
      detail: parts.compactMap { $0 }.joined(separator: " · ")
    )
  }
}
