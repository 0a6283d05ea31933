public import Foundation

/// A post to be.
public struct StatusDraft: Sendable, Hashable {
  /// The text, plain; may be empty where there are images.
  public var text: String
  /// The identities of images that were sent before, in order.
  public var mediaIDs: [String]
  /// A warning before the text; empty for none.
  public var warning: String
  /// Whether the images are not for everybody.
  ///
  /// A warning makes them so.
  public var isSensitive: Bool
  /// Who may see it, in the server's word; nil for the reader's usual choice.
  ///
  /// An edit cannot change it.
  public var visibility: String?
  /// Its language, a BCP 47 tag.
  public var language: String?
  /// The post it answers.
  ///
  /// An edit cannot change it.
  public var inReplyToID: String?
  /// The post it quotes.
  ///
  /// An edit cannot change it.
  public var quotedStatusID: String?
  /// A question to ask; not together with images.
  ///
  /// An edit without the question that the post has deletes it with all votes; so does one with
  /// other answers.
  public var poll: PollDraft?
  /// Who may quote it: `public`, `followers` or `nobody`; nil for the reader's usual choice.
  public var quotePolicy: String?
  /// When it is to be posted, five minutes ahead at least; nil for at once.
  ///
  /// Servers post at once what lies in the past, and some what is too near.
  public var scheduledAt: Date?
  /// What an edit says again about images that are attached already.
  ///
  /// New posts do not need it: their images are described by
  /// ``Endpoint/updateMedia(_:description:focus:)``.
  public var mediaChanges: [MediaChange]

  /// What an edit says again about an image.
  public struct MediaChange: Sendable, Hashable {
    /// The image.
    public var id: String
    /// What is to be seen, for those who cannot.
    public var description: String?
    /// The point that stays visible when it is cropped, each from -1 to 1, y up.
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
      if let focus { members["focus"] = .text("\(focus.x),\(focus.y)") }
      return .object(members)
    }
  }

  /// Makes a draft.
  public init(
    text: String,
    mediaIDs: [String] = [],
    warning: String = "",
    isSensitive: Bool = false,
    visibility: String? = nil,
    language: String? = nil,
    inReplyToID: String? = nil,
    quotedStatusID: String? = nil,
    poll: PollDraft? = nil,
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

  /// What a new post is made of.
  var fields: FormFields {
    var fields = FormFields()
    fields.add("status", text)
    fields.add("media_ids", mediaIDs)
    fields.add("spoiler_text", warning)
    fields.add("sensitive", isSensitive)
    fields.add("language", language)
    if let poll {
      fields.add("poll[options]", poll.options)
      fields.add("poll[expires_in]", poll.seconds)
      fields.add("poll[multiple]", poll.allowsSeveral)
      fields.add("poll[hide_totals]", poll.hidesTotals)
    }
    fields.add("quote_approval_policy", quotePolicy)
    fields.add("visibility", visibility)
    fields.add("in_reply_to_id", inReplyToID)
    fields.add("quoted_status_id", quotedStatusID)
    fields.add("scheduled_at", scheduledAt.map { $0.formatted(.iso8601) })
    return fields
  }

  /// What an edit says: everything, since the server clears what is left out.
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
