public import Foundation

/// What is changed of the reader's account; what is nil stays.
public struct CredentialsChange: Sendable, Hashable {
  /// A line about the reader.
  public struct Field: Sendable, Hashable {
    /// What it is about.
    public var name: String
    /// What it says.
    public var value: String

    /// Makes a line.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An image.
  public struct File: Sendable, Hashable {
    /// The bytes.
    public var data: Data
    /// The name of the file.
    public var name: String
    /// The MIME type.
    public var type: String

    /// Makes a file.
    public init(data: Data, name: String, type: String) {
      self.data = data
      self.name = name
      self.type = type
    }
  }

  /// The name.
  public var displayName: String?
  /// What the reader says of themselves.
  public var note: String?
  /// Lines, in place of all there are.
  public var fields: [Field]?
  /// Whether the reader chooses who follows them.
  public var locked: Bool?
  /// Whether a program writes.
  public var bot: Bool?
  /// Whether the reader wants to be found.
  public var discoverable: Bool?
  /// The portrait.
  public var avatar: File?
  /// The image behind the profile.
  public var header: File?

  /// Makes a change of nothing.
  public init() {}

  /// Everything but the images, as a form.
  var form: FormFields {
    var form = FormFields()
    form.add("display_name", displayName)
    form.add("note", note)
    form.add("locked", locked)
    form.add("bot", bot)
    form.add("discoverable", discoverable)
    if let fields {
      // Servers read none at all as no change: an empty one takes all away.
      for (place, field) in (fields.isEmpty ? [Field(name: "", value: "")] : fields).enumerated() {
        form.add("fields_attributes[\(place)][name]", field.name)
        form.add("fields_attributes[\(place)][value]", field.value)
      }
    }
    return form
  }
}

extension Endpoint where Value == Account {
  /// Changes the reader's account; the answer is the account with its source.
  public static func updateCredentials(_ change: CredentialsChange) -> Self {
    let files = [("avatar", change.avatar), ("header", change.header)]
    let body: Body
    if files.contains(where: { $0.1 != nil }) {
      var form = MultipartForm()
      for pair in change.form.pairs { form.add(pair.value, to: pair.name) }
      for case (let field, let file?) in files {
        form.addFile(file.data, name: file.name, type: file.type, to: field)
      }
      body = .multipart(form)
    } else {
      body = .form(change.form)
    }
    return Self(.patch, ["api", "v1", "accounts", "update_credentials"], body: body)
  }
}
