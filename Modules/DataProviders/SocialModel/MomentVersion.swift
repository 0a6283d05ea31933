public import Foundation

/// What a post said from one time on, until its author changed it.
///
/// Holds what an edit can change: neither who may see the post nor what others made of it.
public struct MomentVersion: Sendable, Hashable {
  /// When the post came to say this; nil where the source does not say, or not readably.
  public var createdAt: Date?
  /// Who wrote it.
  public var author: Account
  /// What the author wrote.
  public var text: FormattedText
  /// The warning in front of it; nil if there is none.
  public var contentWarning: String?
  /// Whether the images start covered.
  public var isSensitive: Bool
  /// Images and films, in the author's order.
  public var attachments: [MediaAttachment]
  /// The answers of its poll, in the author's order; empty where it asks nothing.
  public var pollOptions: [String]
  /// Custom emoji that the warning and the answers use.
  public var emojis: [CustomEmoji]
  /// Whether it waits to be sent: nobody else sees it yet.
  public var isPending: Bool

  /// Makes a version; an empty warning is none.
  public init(
    createdAt: Date?,
    author: Account,
    text: FormattedText = FormattedText(),
    contentWarning: String? = nil,
    isSensitive: Bool = false,
    attachments: [MediaAttachment] = [],
    pollOptions: [String] = [],
    emojis: [CustomEmoji] = [],
    isPending: Bool = false
  ) {
    self.createdAt = createdAt
    self.author = author
    self.text = text
    self.contentWarning = contentWarning.flatMap { $0.isEmpty ? nil : $0 }
    self.isSensitive = isSensitive
    self.attachments = attachments
    self.pollOptions = pollOptions
    self.emojis = emojis
    self.isPending = isPending
  }

  /// What a post says now.
  ///
  /// - Parameters:
  ///   - moment: The post.
  ///   - isPending: Whether what it says waits to be sent.
  public init(of moment: Moment, isPending: Bool = false) {
    self.init(
      createdAt: moment.editedAt ?? moment.createdAt,
      author: moment.author,
      text: moment.text,
      contentWarning: moment.contentWarning,
      isSensitive: moment.isSensitive,
      attachments: moment.attachments,
      pollOptions: moment.poll?.options.map(\.title) ?? [],
      emojis: moment.emojis + (moment.poll?.emojis ?? []),
      isPending: isPending
    )
  }
}
