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

  /// Makes a draft.
  public init(
    text: String,
    mediaIDs: [String] = [],
    warning: String = "",
    isSensitive: Bool = false,
    visibility: String? = nil,
    language: String? = nil,
    inReplyToID: String? = nil
  ) {
    self.text = text
    self.mediaIDs = mediaIDs
    self.warning = warning
    self.isSensitive = isSensitive
    self.visibility = visibility
    self.language = language
    self.inReplyToID = inReplyToID
  }

  func fields(isEdit: Bool) -> FormFields {
    var fields = FormFields()
    fields.add("status", text)
    fields.add("media_ids", mediaIDs)
    fields.add("spoiler_text", warning)
    fields.add("sensitive", isSensitive)
    fields.add("language", language)
    if !isEdit {
      fields.add("visibility", visibility)
      fields.add("in_reply_to_id", inReplyToID)
    }
    return fields
  }
}
