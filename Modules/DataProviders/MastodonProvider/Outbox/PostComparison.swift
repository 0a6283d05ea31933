import Foundation
import MastodonAPI
import MomentsValues
import SocialModel

/// Decides whether a post of the server is the one that was sent with an unknown outcome.
///
/// Servers rewrite texts (links are shortened, mentions lose their server), so only what remains is
/// compared: letters, digits and signs such as emoji.
struct PostComparison {
  /// The largest difference between the clocks of the server and this machine, in seconds.
  private static let clockDifference: TimeInterval = 120

  private let text: String
  /// The words of the text, without those that are only signs.
  private let words: [String]
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
  ///   - draft: The draft that was sent.
  ///   - replyTo: The parent of the post.
  ///   - firstSentAt: When it was first sent, by the server's clock.
  ///   - mediaIDs: The server's identities of its photos, as far as they are known.
  init(_ draft: PostDraft, replyTo: String?, firstSentAt: Date, mediaIDs: [String] = []) {
    text = Self.essence(ofTyped: draft.text)
    words = Self.words(ofTyped: draft.text).filter { !$0.isEmpty }
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

  /// Whether a post is older than any candidate; the posts after it in a list are older still.
  func isTooOld(_ status: Status) -> Bool { status.createdAt.map { $0 < earliest } ?? false }

  /// Whether a post is a candidate, apart from its text.
  ///
  /// - Parameters:
  ///   - status: A post of the reader's.
  ///   - moment: The same post as a moment.
  /// - Returns: Whether parent, quote, number of photos, poll and visibility agree.
  func mayBe(_ status: Status, _ moment: Moment) -> Bool {
    status.reblog == nil && !isTooOld(status) && status.inReplyToID == replyTo
      && moment.attachments.count == mediaCount && (moment.poll != nil) == hasPoll
      && quotesTheSame(moment)
      // Servers hide the posts of some people from public timelines.
      && (moment.visibility == visibility
        || (visibility == .public && moment.visibility == .unlisted))
  }

  /// Servers do not name the quoted post before its author approved the quote.
  private func quotesTheSame(_ moment: Moment) -> Bool {
    guard let quoted, let named = moment.quote?.postID else {
      return (moment.quote != nil) == (quoted != nil)
    }
    return named == quoted
  }

  /// Whether a post has the photos that were uploaded for it, which no other post can have.
  func hasImages(of status: Status) -> Bool {
    mediaCount > 0 && mediaIDs.count == mediaCount
      && Set(status.mediaAttachments.elements.map(\.id)) == mediaIDs
  }

  /// Whether the text of a candidate is the same.
  func matches(_ status: Status, _ moment: Moment) -> Bool {
    Self.letters(status.spoilerText ?? "") == warning && Self.essence(of: moment.text) == text
  }

  /// Whether the text of a candidate may be a rewritten one, so that its source has to be compared.
  ///
  /// If so, the warning is the same, and so are half of the words. Without words nothing is
  /// rewritten.
  func mayBeRewritten(_ status: Status, _ moment: Moment) -> Bool {
    guard !words.isEmpty, Self.letters(status.spoilerText ?? "") == warning else { return false }
    let shown = Self.essence(of: moment.text)
    return words.count { shown.contains($0) } * 2 >= words.count
  }

  /// Whether a scheduled post is the one that was sent: same time, same text, same number of
  /// photos.
  ///
  /// Servers store the text as typed; some store little of the rest.
  func matches(_ scheduled: ScheduledStatus) -> Bool {
    let params = scheduled.params
    guard let scheduledAt, abs(scheduled.scheduledAt.timeIntervalSince(scheduledAt)) < 1,
      scheduled.mediaAttachments.elements.count == mediaCount, params.inReplyToID == replyTo
    else { return false }
    return Self.letters(params.spoilerText) == warning && Self.essence(ofTyped: params.text) == text
  }

  /// Whether the source of a candidate is the same.
  func matches(_ source: StatusSource) -> Bool {
    Self.letters(source.spoilerText) == warning && Self.essence(ofTyped: source.text) == text
  }

  // MARK: Texts

  private static func essence(of text: RichText) -> String {
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

  private static func essence(ofTyped text: String) -> String { words(ofTyped: text).joined() }

  private static func words(ofTyped text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      let word = String(word)
      return letters(word.removingPercentEncoding ?? word)
    }
  }

  /// Letters, digits and signs, in lower case; of `@user@example.org` only the part before the
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
