public import Foundation
public import MomentsLanguage

/// The page that something links to, described by that page.
public struct LinkPreview: Hashable, Sendable {
  /// The URL; the scheme is http or https.
  public var url: URL

  /// The publisher, or the host.
  public var publisher: String

  /// The title of the page.
  public var title: String

  /// A summary of the page, in one line; may be empty.
  public var summary: String

  /// A detail text, such as "12 people shared this"; may be empty.
  public var detail: String

  /// An image of the page, if there is one.
  public var image: ImageReference?

  /// The whole preview, for assistive technologies.
  public var accessibilityText: String

  /// Makes a preview in the reader's language.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - title: The title of the page.
  ///   - publisher: The publisher; nil for the host.
  ///   - summary: A summary of the page; its lines are joined.
  ///   - detail: A detail text.
  ///   - image: An image of the page.
  ///   - strings: The reader's language.
  public init(
    url: URL,
    title: String,
    publisher: String? = nil,
    summary: String = "",
    detail: String = "",
    image: ImageReference? = nil,
    strings: Strings
  ) {
    let host = url.host() ?? ""
    self.url = url
    self.title = title
    self.publisher = publisher ?? (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host)
    self.summary = summary.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.detail = detail
    self.image = image
    accessibilityText = strings.sentences([title, self.publisher, self.summary, detail])
  }
}
