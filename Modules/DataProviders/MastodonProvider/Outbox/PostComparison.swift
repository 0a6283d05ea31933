import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Finds out whether a post of the server is the one that was sent, and of which nobody knows what
/// came.
///
/// The server writes texts in its own way (links are cut short, people lose their server), so what
/// is compared is what is left without all that: letters, digits and signs such as emoji.
struct PostComparison {
  /// How far the clocks of server and reader may be apart, in seconds.
  private static let clockDifference: TimeInterval = 120

  private let text: String
  private let warning: String
  private let replyTo: String?
  private let visibility: Visibility
  private let mediaCount: Int
  private let hasPoll: Bool
  private let scheduledAt: Date?
  private let quoted: String?
  private let mediaIDs: Set<String>
  private let earliest: Date

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - draft: What was sent.
  ///   - replyTo: What it answers.
  ///   - firstSentAt: When it was sent first, by the server's clock.
  ///   - mediaIDs: What the server calls its photos, as far as that is known.
  init(_ draft: PostDraft, replyTo: String?, firstSentAt: Date, mediaIDs: [String] = []) {
    text = Self.essence(ofTyped: draft.text)
    warning = Self.letters(draft.contentWarning)
    self.replyTo = replyTo
    visibility = draft.visibility
    mediaCount = draft.media.count
    hasPoll = draft.poll.map { !$0.isRemoved } ?? false
    scheduledAt = draft.scheduledAt
    quoted = draft.quotedPostID
    self.mediaIDs = Set(mediaIDs)
    earliest = firstSentAt.addingTimeInterval(-Self.clockDifference)
  }

  /// Whether a post is older than any that could be the one; what follows it in a list is older
  /// still.
  func isTooOld(_ status: Status) -> Bool { status.createdAt.map { $0 < earliest } ?? false }

  /// Whether a post may be the one that was sent, whatever its text.
  ///
  /// - Parameters:
  ///   - status: A post of the reader's.
  ///   - moment: The same, read.
  /// - Returns: Whether it answers and quotes the same, has as many photos and a poll or none,
  ///   and is for the same readers.
  func mayBe(_ status: Status, _ moment: Moment) -> Bool {
    status.reblog == nil && !isTooOld(status) && status.inReplyToID == replyTo
      && moment.attachments.count == mediaCount && (moment.poll != nil) == hasPoll
      && quotesTheSame(moment)
      // Servers hide the posts of some readers from public timelines.
      && (moment.visibility == visibility
        || (visibility == .public && moment.visibility == .unlisted))
  }

  /// Servers do not name what is quoted before its author agreed.
  private func quotesTheSame(_ moment: Moment) -> Bool {
    guard let quoted, let named = moment.quote?.postID else {
      return (moment.quote != nil) == (quoted != nil)
    }
    return named == quoted
  }

  /// Whether a post has the very photos that were sent for it, which no other one can have.
  func hasImages(of status: Status) -> Bool {
    mediaCount > 0 && mediaIDs.count == mediaCount
      && Set(status.mediaAttachments.elements.map(\.id)) == mediaIDs
  }

  /// Whether the text of a post that may be the one says the same.
  func matches(_ status: Status, _ moment: Moment) -> Bool {
    Self.letters(status.spoilerText ?? "") == warning && Self.essence(of: moment.text) == text
  }

  /// Whether what the server keeps for later is what was sent: it is posted at the same time, says
  /// the same and has as many photos.
  ///
  /// Servers keep the text as typed; of the rest, some keep little.
  func matches(_ scheduled: ScheduledStatus) -> Bool {
    let params = scheduled.params
    guard let scheduledAt, abs(scheduled.scheduledAt.timeIntervalSince(scheduledAt)) < 1,
      scheduled.mediaAttachments.elements.count == mediaCount, params.inReplyToID == replyTo
    else { return false }
    return Self.letters(params.spoilerText) == warning && Self.essence(ofTyped: params.text) == text
  }

  /// Whether what the server keeps as typed says the same.
  func matches(_ source: StatusSource) -> Bool {
    Self.letters(source.spoilerText) == warning && Self.essence(ofTyped: source.text) == text
  }

  // MARK: Texts

  private static func essence(of text: FormattedText) -> String {
    let units = Array(text.string.utf16)
    var result = ""
    var position = 0
    for run in text.runs where run.range.lowerBound >= position {
      let words: String
      switch run.style {
      case .link(let url): words = url.absoluteString
      case .mention(let handle, _, _): words = "@" + (handle.split(separator: "@").first ?? "")
      default: continue
      }
      result += String(decoding: units[position..<run.range.lowerBound], as: UTF16.self)
      result += " \(words) "
      position = run.range.upperBound
    }
    result += String(decoding: units[position...], as: UTF16.self)
    return essence(ofTyped: result)
  }

  private static func essence(ofTyped text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word -> String in
      let word = String(word)
      return letters(word.removingPercentEncoding ?? word)
    }
    return words.joined()
  }

  /// Letters, digits and signs, in lower case; of `@user@example.org` what stands before the
  /// server.
  private static func letters(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in withoutServers(text).precomposedStringWithCanonicalMapping.lowercased()
      .unicodeScalars
    {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .otherSymbol
      {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func withoutServers(_ text: String) -> String {
    text.replacing(/@([A-Za-z0-9_]+(?:[.-]+[A-Za-z0-9_]+)*)@[\w.-]+/) { "@\($0.output.1)" }
  }
}
