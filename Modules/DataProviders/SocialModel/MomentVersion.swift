public import Foundation
public import MomentsValues

/// A version of a post: what it said until its author edited it.
///
/// It has only what an edit can change: neither visibility nor counts.
public struct MomentVersion: Sendable, Hashable {
  /// When the version was created; nil where the source does not return a readable time.
  public var createdAt: Date?
  /// Who wrote this version: the author of the post.
  public var author: Account
  /// The text of the author.
  public var text: RichText
  /// The warning in front of it; nil if there is none.
  public var contentWarning: String?
  /// Whether the images are covered at first.
  public var isSensitive: Bool
  /// Images and films, in the author's order.
  public var attachments: [MediaAttachment]
  /// The options of its poll, in the author's order; empty where there is none.
  public var pollOptions: [String]
  /// Custom emoji that the warning and the options use.
  public var emojis: [EmojiReference]
  /// Whether it waits to be sent, so that only the reader sees it.
  public var isPending: Bool

  /// Makes a version; an empty warning is none.
  public init(
    createdAt: Date?,
    author: Account,
    text: RichText = RichText(),
    contentWarning: String? = nil,
    isSensitive: Bool = false,
    attachments: [MediaAttachment] = [],
    pollOptions: [String] = [],
    emojis: [EmojiReference] = [],
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

  /// Makes the current version of a post.
  ///
  /// - Parameters:
  ///   - moment: The post.
  ///   - isPending: Whether the version waits to be sent.
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
