public import Foundation

/// A scheduled post at the server.
public struct ScheduledStatus: Decodable, Sendable, Hashable, Identifiable {
  /// The identity among scheduled posts; opaque, and not that of the later post.
  public var id: String
  /// The time of posting.
  public var scheduledAt: Date
  /// The content of the post.
  public var params: Params
  /// Its images.
  public var mediaAttachments: LossyArray<MediaAttachment>

  /// The content of a scheduled post.
  public struct Params: LenientValue {
    /// The text as it was typed.
    @Lenient public var text: String
    /// The content warning, as plain text; empty if there is none.
    @Lenient public var spoilerText: String
    /// The parent.
    @Identity public var inReplyToID: String?
    /// Servers return the poll as it was sent, or null.
    @Lenient private var poll: Anything?

    /// Whether it has a poll.
    public var hasPoll: Bool { poll != nil }

    private enum CodingKeys: String, CodingKey {
      case text, poll
      case spoilerText = "spoiler_text"
      case inReplyToID = "in_reply_to_id"
    }

    /// Makes empty parameters.
    init() {
      text = ""
      spoilerText = ""
      inReplyToID = nil
      poll = nil
    }

    private struct Anything: LenientValue {
      init(from decoder: any Decoder) {}
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, params
    case scheduledAt = "scheduled_at"
    case mediaAttachments = "media_attachments"
  }

  /// Decodes it; all other values are optional.
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

/// The server's response to a post that was to be scheduled.
public enum SchedulingResponse: Decodable, Sendable, Hashable {
  /// The server scheduled it.
  case scheduled(ScheduledStatus)
  /// The server posted it immediately.
  case posted(Status)

  /// Decodes the response: only a scheduled post has a time.
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
