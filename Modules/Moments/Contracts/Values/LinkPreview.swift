public import Foundation

/// A page that something links to, in the words of that page.
public struct LinkPreview: Hashable, Sendable {
  /// Where it leads; the scheme is http or https.
  public var url: URL

  /// Who published it, or the host.
  public var publisher: String

  /// The title of the page.
  public var title: String

  /// What the page is about, in one line; may be empty.
  public var summary: String

  /// What else there is to say, such as "12 people shared this"; may be empty.
  public var detail: String

  /// An image of the page, if there is one.
  public var image: ImageReference?

  /// All of it, for assistive technologies.
  public var accessibilityText: String

  /// Makes a preview in the reader's language.
  ///
  /// - Parameters:
  ///   - url: Where it leads.
  ///   - title: The title of the page.
  ///   - publisher: Who published it; nil for the host.
  ///   - summary: What the page is about; its lines become one.
  ///   - detail: What else there is to say.
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
