import Foundation
import MastodonAPI
import SocialModel

/// A filter of the reader's, as it is kept.
struct StoredFilter: Codable, Hashable, Sendable {
  /// What it looks for.
  struct Keyword: Codable, Hashable, Sendable {
    var words: String
    var isWhole: Bool
  }

  var id: String
  var title: String
  var action: String?
  var contexts: [String]
  var expiresAt: Date?
  var keywords: [Keyword]
  /// Posts that the reader put under it by hand.
  var posts: [String]

  init(_ filter: Filter) {
    id = filter.id
    title = filter.title ?? ""
    action = filter.action
    contexts = filter.context
    expiresAt = filter.expiresAt
    keywords = filter.keywords.elements.map { Keyword(words: $0.keyword, isWhole: $0.wholeWord) }
    posts = filter.statuses.elements.map(\.statusID)
  }

  /// The filter as the posts that meet it name it: the same as is read of the posts themselves.
  var contentFilter: ContentFilter {
    let places = contexts.compactMap { word -> ContentFilter.Place? in
      switch word {
      case "home": .home
      case "notifications": .notifications
      case "public": .public
      case "thread": .thread
      case "account": .account
      default: nil
      }
    }
    let action: ContentFilter.Action =
      switch self.action {
      case "hide": .hide
      case "blur": .blur
      default: .warn
      }
    return ContentFilter(
      title: title,
      action: action,
      places: contexts.isEmpty ? nil : Set(places),
      expiresAt: expiresAt
    )
  }

  /// Whether it looks for the same as another.
  func looksForTheSame(as other: StoredFilter) -> Bool {
    Set(keywords) == Set(other.keywords) && Set(posts) == Set(other.posts)
  }

  /// Whether it looks for all that another does, so that what meets that meets it.
  func includes(_ other: StoredFilter) -> Bool {
    Set(keywords).isSuperset(of: other.keywords) && Set(posts).isSuperset(of: other.posts)
  }

  // MARK: Looking

  /// Whether a post meets it, as Mastodon would say: it looks through the warning, the text with
  /// whole addresses, and what is said of pictures, whatever the case.
  func isMet(by moment: Moment) -> Bool {
    if posts.contains(moment.postID) { return true }
    guard !keywords.isEmpty else { return false }
    var text = [moment.contentWarning ?? "", moment.text.string]
    text += moment.text.runs.compactMap { run in
      if case .link(let url) = run.style { url.absoluteString } else { nil }
    }
    text += moment.attachments.compactMap(\.altText)
    let whole = text.joined(separator: "\n\n")
    return keywords.contains { $0.isIn(whole) }
  }
}

extension StoredFilter.Keyword {
  /// Whether a text has the words.
  func isIn(_ text: String) -> Bool {
    guard !words.isEmpty else { return false }
    var rest = text.startIndex..<text.endIndex
    while let found = text.range(of: words, options: .caseInsensitive, range: rest) {
      if !isWhole || isBounded(found, in: text) { return true }
      rest = text.index(after: found.lowerBound)..<text.endIndex
    }
    return false
  }

  /// Whether words begin and end where words of the text do; as Mastodon does, only where they
  /// begin or end with a letter.
  private func isBounded(_ range: Range<String.Index>, in text: String) -> Bool {
    let before =
      range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !(words.first?.isWordPart ?? false && before.isWordPart)
      && !(words.last?.isWordPart ?? false && after.isWordPart)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
