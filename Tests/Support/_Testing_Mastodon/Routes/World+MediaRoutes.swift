import Foundation

extension World {
  static let mediaRoutes: [Route] = [
    Route("POST", "/api/v2/media", .user("write:media")) { world, call in try world.upload(call) },
    Route("GET", "/api/v1/media/:id", .user("write:media")) { world, call in
      let file = try world.unattached(call)
      if file.pollsLeft > 0 { world.media[file.id]?.pollsLeft -= 1 }
      return try world.progress(of: file.id)
    },
    Route("PUT", "/api/v1/media/:id", .user("write:media")) { world, call in
      let file = try world.describable(call)
      try world.describe(file.id, call)
      return try world.progress(of: file.id)
    },
    Route("GET", "/media/:id/:size", .open) { world, call in
      guard let file = world.media[call.part()] else { throw Refusal.notFound }
      return .file(file.content, type: file.type, for: call.request)
    },
  ]

  private mutating func upload(_ call: Call) throws -> ServerResponse {
    let user = try call.user()
    vacuum()
    guard let file = call.files["file"] else {
      throw Refusal(status: 400, text: .missingParameter("file"))
    }
    guard options.fileTypes.contains(file.type) else { throw Refusal.invalid(.fileType) }
    guard file.content.count <= options.maximumImageBytes else {
      throw Refusal.invalid(.fileTooLarge)
    }
    let size = ImageSize(file.content)
    if options.verifiesFiles, file.type.hasPrefix("image/"), size?.type != file.type {
      throw Refusal.invalid(.fileUnverified)
    }
    let isLater = options.convertsImagesLater || !file.type.hasPrefix("image/")
    let id = newID().id
    media[id] = MediaRecord(
      id: id,
      account: user,
      type: file.type,
      content: file.content,
      width: size?.width ?? 600,
      height: size?.height ?? 400,
      blurhash: "UVIF9T~WkCof~qWBt7ofWBayofofxuj[ayay",
      createdAt: now(),
      pollsLeft: isLater ? max(1, options.mediaPolls) : 0
    )
    do {
      try describe(id, call)
    } catch {
      media[id] = nil
      throw error
    }
    return ServerResponse(media[id].map(mediaJSON) ?? .null, status: isLater ? 202 : 200)
  }

  private mutating func describe(_ id: String, _ call: Call) throws {
    if let description = call.text("description") {
      guard description.count <= options.maximumDescription else {
        throw Refusal.invalid(.descriptionTooLong)
      }
      media[id]?.description = description.isEmpty ? nil : description
    }
    let focus = (call.text("focus") ?? "").split(separator: ",").compactMap { Double($0) }
    if focus.count == 2 { media[id]?.focus = (x: focus[0], y: focus[1]) }
  }

  /// A file of the reader's that may be described.
  private mutating func describable(_ call: Call) throws -> MediaRecord {
    guard !options.takesMediaChangesWithEdits, let file = media[call.part()],
      file.account == call.viewer
    else { return try unattached(call) }
    return file
  }

  /// A file of the reader's that no post has taken, and that is not too old.
  private mutating func unattached(_ call: Call) throws -> MediaRecord {
    vacuum()
    guard let file = media[call.part()], file.account == call.viewer, file.status == nil else {
      throw Refusal.notFound
    }
    return file
  }

  /// 206 while a file is converted, then 200; or 422 if that fails.
  private func progress(of id: String) throws -> ServerResponse {
    guard let file = media[id] else { throw Refusal.notFound }
    if file.pollsLeft == 0, options.failsConversions { throw Refusal.invalid(.fileBroken) }
    return ServerResponse(mediaJSON(file), status: file.pollsLeft > 0 ? 206 : 200)
  }
}
