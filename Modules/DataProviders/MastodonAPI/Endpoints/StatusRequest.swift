public import Foundation

/// A new post, or an edit.
public struct StatusRequest: Sendable, Hashable {
  /// The text; may be empty if there are images.
  public var text: String
  /// The identities of uploaded images, in order.
  public var mediaIDs: [String]
  /// The content warning; empty for none.
  public var warning: String
  /// Whether the images are sensitive.
  ///
  /// A warning makes them so.
  public var isSensitive: Bool
  /// The visibility, as the server names it; nil for the reader's default.
  ///
  /// An edit cannot change it.
  public var visibility: String?
  /// Its language, a BCP 47 tag.
  public var language: String?
  /// The parent.
  ///
  /// An edit cannot change it.
  public var inReplyToID: String?
  /// The quoted post.
  ///
  /// An edit cannot change it.
  public var quotedStatusID: String?
  /// The poll; not together with images.
  ///
  /// An edit without the existing poll deletes it with all votes; so does one with other options.
  public var poll: PollRequest?
  /// The quote policy: `public`, `followers` or `nobody`; nil for the reader's default.
  public var quotePolicy: String?
  /// The time of posting, at least five minutes ahead; nil for immediately.
  ///
  /// Servers post immediately if the time is in the past, and some if it is too near.
  public var scheduledAt: Date?
  /// The changes of attached images, in an edit.
  ///
  /// New posts do not need them: their images are described by
  /// ``Endpoint/updateMedia(_:description:focus:)``.
  public var mediaChanges: [MediaChange]

  /// A change of an attached image.
  public struct MediaChange: Sendable, Hashable {
    /// The image.
    public var id: String
    /// The alternative text.
    public var description: String?
    /// The focal point, each coordinate from -1 to 1, y up.
    public var focus: MediaAttachment.Focus?

    /// Makes a change.
    public init(id: String, description: String?, focus: MediaAttachment.Focus? = nil) {
      self.id = id
      self.description = description
      self.focus = focus
    }

    var json: JSONBody {
      var members: [String: JSONBody] = [
        "id": .text(id), "description": .text(description ?? ""),
      ]
      if let focus { members["focus"] = .text(focus.text) }
      return .object(members)
    }
  }

  /// Makes a request.
  public init(
    text: String,
    mediaIDs: [String] = [],
    warning: String = "",
    isSensitive: Bool = false,
    visibility: String? = nil,
    language: String? = nil,
    inReplyToID: String? = nil,
    quotedStatusID: String? = nil,
    poll: PollRequest? = nil,
    quotePolicy: String? = nil,
    scheduledAt: Date? = nil,
    mediaChanges: [MediaChange] = []
  ) {
    self.text = text
    self.mediaIDs = mediaIDs
    self.warning = warning
    self.isSensitive = isSensitive
    self.visibility = visibility
    self.language = language
    self.inReplyToID = inReplyToID
    self.quotedStatusID = quotedStatusID
    self.poll = poll
    self.quotePolicy = quotePolicy
    self.scheduledAt = scheduledAt
    self.mediaChanges = mediaChanges
  }

  /// The form of a new post.
  var fields: FormFields {
    [
      "status": text, "media_ids": mediaIDs, "spoiler_text": warning, "sensitive": isSensitive,
      "language": language, "poll[options]": poll?.options, "poll[expires_in]": poll?.seconds,
      "poll[multiple]": poll?.allowsSeveral, "poll[hide_totals]": poll?.hidesTotals,
      "quote_approval_policy": quotePolicy, "visibility": visibility,
      "in_reply_to_id": inReplyToID, "quoted_status_id": quotedStatusID,
      "scheduled_at": scheduledAt?.formatted(.iso8601),
    ]
  }

  /// The body of an edit: all fields, since the server clears those that are left out.
  var edit: JSONBody {
    var members: [String: JSONBody] = [
      "status": .text(text),
      "media_ids": .list(mediaIDs.map(JSONBody.text)),
      "spoiler_text": .text(warning),
      "sensitive": .flag(isSensitive),
    ]
    members["language"] = language.map(JSONBody.text)
    members["quote_approval_policy"] = quotePolicy.map(JSONBody.text)
    if !mediaChanges.isEmpty { members["media_attributes"] = .list(mediaChanges.map(\.json)) }
    if let poll {
      var question: [String: JSONBody] = [
        "options": .list(poll.options.map(JSONBody.text)),
        "multiple": .flag(poll.allowsSeveral),
        "hide_totals": .flag(poll.hidesTotals),
      ]
      question["expires_in"] = poll.seconds.map(JSONBody.number)
      members["poll"] = .object(question)
    }
    return .object(members)
  }
}
