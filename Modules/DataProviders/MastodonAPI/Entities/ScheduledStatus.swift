public import Foundation

/// A post that waits for its time at the server.
public struct ScheduledStatus: Decodable, Sendable, Hashable, Identifiable {
  /// The identity among scheduled posts; opaque, and not that of the post to come.
  public var id: String
  /// When it is posted.
  public var scheduledAt: Date
  /// What is posted.
  public var params: Params
  /// Its images.
  public var mediaAttachments: LossyArray<MediaAttachment>

  /// What is posted.
  public struct Params: Decodable, Sendable, Hashable {
    /// The text as it was typed.
    public var text: String
    /// The warning, plain; empty if there is none.
    public var spoilerText: String
    /// Who may see it, in the server's word; nil for the reader's usual choice.
    public var visibility: String?
    /// The post it answers.
    public var inReplyToID: String?
    /// Whether it asks a question.
    public var hasPoll: Bool

    private enum CodingKeys: String, CodingKey {
      case text, visibility, poll
      case spoilerText = "spoiler_text"
      case inReplyToID = "in_reply_to_id"
    }

    /// Parameters of nothing.
    init() {
      (text, spoilerText, hasPoll) = ("", "", false)
    }

    /// Reads them; what is missing or of another kind is left empty.
    ///
    /// - Throws: `DecodingError` where there is no object.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      text = values.lenientText(.text) ?? ""
      spoilerText = values.lenientText(.spoilerText) ?? ""
      visibility = values.lenientText(.visibility)
      inReplyToID = values.lenientIdentity(.inReplyToID)
      // Servers write what was sent, or null.
      hasPoll = values.contains(.poll) && (try? values.decodeNil(forKey: .poll)) == false
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, params
    case scheduledAt = "scheduled_at"
    case mediaAttachments = "media_attachments"
  }

  /// Reads it; of what it says, nothing is certain.
  ///
  /// - Throws: `DecodingError` if it has no identity or no time: it is something else then.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    guard let time = values.lenientDate(.scheduledAt) else {
      throw DecodingError.dataCorruptedError(
        forKey: .scheduledAt,
        in: values,
        debugDescription: "A scheduled post has a time"
      )
    }
    scheduledAt = time
    params = values.lenient(Params.self, .params) ?? Params()
    mediaAttachments = values.lossy(MediaAttachment.self, .mediaAttachments)
  }
}

/// What a server made of a post that was to be scheduled.
public enum SchedulingAnswer: Decodable, Sendable, Hashable {
  /// It keeps it until then.
  case scheduled(ScheduledStatus)
  /// It posted it at once.
  case posted(Status)

  /// Reads what the server answered: only what is scheduled has a time for that.
  ///
  /// - Throws: `DecodingError` where it is neither.
  public init(from decoder: any Decoder) throws {
    if let scheduled = try? ScheduledStatus(from: decoder) {
      self = .scheduled(scheduled)
    } else {
      self = .posted(try Status(from: decoder))
    }
  }
}
