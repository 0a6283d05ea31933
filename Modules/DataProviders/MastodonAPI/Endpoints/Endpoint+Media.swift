extension Endpoint where Value == MediaAttachment {
  /// Uploads an image or film.
  ///
  /// A response with status 202 has no address yet: request ``media(_:)`` until its status is 200.
  /// The server deletes unattached media after a day.
  ///
  /// - Parameters:
  ///   - file: The bytes, or the file that holds them.
  ///   - name: The name of the file.
  ///   - type: Its MIME type.
  ///   - description: The alternative text.
  ///   - focus: The focal point.
  /// - Returns: The endpoint.
  public static func upload(
    _ file: MultipartForm.Content,
    name: String,
    type: String,
    description: String? = nil,
    focus: MediaAttachment.Focus? = nil
  ) -> Self {
    var form = MultipartForm()
    form.addFile(file, name: name, type: type, to: "file")
    if let description { form.add(description, to: "description") }
    if let focus { form.add(focus.text, to: "focus") }
    return Self(.post, ["api", "v2", "media"], body: .multipart(form))
  }

  /// The state of an image or film: status 206 while the server processes it, 200 when it is ready.
  public static func media(_ id: String) -> Self { Self(.get, ["api", "v1", "media", id]) }

  /// Changes the description of an image that is not attached to a post yet.
  public static func updateMedia(
    _ id: String,
    description: String? = nil,
    focus: MediaAttachment.Focus? = nil
  ) -> Self {
    let fields: FormFields = ["description": description, "focus": focus?.text]
    return Self(.put, ["api", "v1", "media", id], body: .form(fields))
  }
}

extension Endpoint where Value == Poll {
  /// Votes for options, by their indexes.
  ///
  /// It is possible only once.
  public static func vote(_ id: String, choices: [Int]) -> Self {
    let fields: FormFields = ["choices": choices.map(String.init)]
    return Self(.post, ["api", "v1", "polls", id, "votes"], body: .form(fields))
  }
}
