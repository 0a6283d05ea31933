/// Changes of the reader's account; nil values are unchanged.
public struct CredentialsChange: Sendable, Hashable {
  /// A line about the reader.
  public struct Field: Sendable, Hashable {
    /// The label.
    public var name: String
    /// The text beside the label, as the reader typed it.
    public var value: String

    /// Makes a line.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An image.
  public struct File: Sendable, Hashable {
    /// The bytes, or the file that holds them.
    public var content: MultipartForm.Content
    /// The name of the file.
    public var name: String
    /// The MIME type.
    public var type: String

    /// Makes a file.
    public init(_ content: MultipartForm.Content, name: String, type: String) {
      self.content = content
      self.name = name
      self.type = type
    }
  }

  /// The name that others see; empty to show the handle in its place.
  public var displayName: String?
  /// The reader's description.
  public var note: String?
  /// Lines, in place of all existing ones.
  public var fields: [Field]?
  /// Whether the reader approves followers.
  public var locked: Bool?
  /// Whether a program writes the posts.
  public var bot: Bool?
  /// Whether the reader can be found by others.
  public var discoverable: Bool?
  /// The new portrait; nil leaves the present one.
  public var avatar: File?
  /// The image behind the profile.
  public var header: File?

  /// Makes an empty change.
  public init() {}

  /// Everything but the images, as a form.
  var form: FormFields {
    var form: FormFields = [
      "display_name": displayName, "note": note, "locked": locked, "bot": bot,
      "discoverable": discoverable,
    ]
    if let fields {
      // Servers read no lines as no change: an empty line removes all.
      for (place, field) in (fields.isEmpty ? [Field(name: "", value: "")] : fields).enumerated() {
        form.add("fields_attributes[\(place)][name]", field.name)
        form.add("fields_attributes[\(place)][value]", field.value)
      }
    }
    return form
  }
}

extension Endpoint where Value == Account {
  /// Changes the reader's account; the response is the account with its source.
  public static func updateCredentials(_ change: CredentialsChange) -> Self {
    let files = [("avatar", change.avatar), ("header", change.header)]
    let body: Body
    if files.contains(where: { $0.1 != nil }) {
      var form = MultipartForm()
      for pair in change.form.pairs { form.add(pair.value, to: pair.name) }
      for case (let field, let file?) in files {
        form.addFile(file.content, name: file.name, type: file.type, to: field)
      }
      body = .multipart(form)
    } else {
      body = .form(change.form)
    }
    return Self(.patch, ["api", "v1", "accounts", "update_credentials"], body: body)
  }
}
