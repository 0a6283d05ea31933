/// A post to be.
public struct StatusDraft: Sendable, Hashable {
  /// The text, plain; may be empty where there are pictures.
  public var text: String
  /// The identities of pictures that were sent before, in order.
  public var mediaIDs: [String]
  /// A warning before the text; empty for none.
  public var warning: String
  /// Whether the pictures are not for everybody.
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
  /// A question to ask; not together with pictures.
  public var poll: PollDraft?
  /// What an edit says again about pictures that are attached already.
  ///
  /// New posts do not need it: their pictures are described by
  /// ``Endpoint/updateMedia(_:description:focus:)``.
  public var mediaChanges: [MediaChange]

  /// What an edit says again about a picture.
  public struct MediaChange: Sendable, Hashable {
    /// The picture.
    public var id: String
    /// What is to be seen, for those who cannot.
    public var description: String?

    /// Makes a change.
    public init(id: String, description: String?) {
      self.id = id
      self.description = description
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
    poll: PollDraft? = nil,
    mediaChanges: [MediaChange] = []
  ) {
    self.text = text
    self.mediaIDs = mediaIDs
    self.warning = warning
    self.isSensitive = isSensitive
    self.visibility = visibility
    self.language = language
    self.inReplyToID = inReplyToID
    self.poll = poll
    self.mediaChanges = mediaChanges
  }

  func fields(isEdit: Bool) -> FormFields {
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
    if isEdit {
      for change in mediaChanges {
        fields.add("media_attributes[][id]", change.id)
        fields.add("media_attributes[][description]", change.description ?? "")
      }
    } else {
      fields.add("visibility", visibility)
      fields.add("in_reply_to_id", inReplyToID)
    }
    return fields
  }
}
