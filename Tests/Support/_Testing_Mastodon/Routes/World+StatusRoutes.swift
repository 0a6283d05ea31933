import Foundation

extension World {
  static let statusRoutes: [Route] = [
    Route("POST", "/api/v1/statuses", .user("write:statuses")) { world, call in
      try world.post(call)
    },
    Route("GET", "/api/v1/statuses/:id", .anyone) { world, call in
      let status = try world.visible(call.part(), call.viewer)
      return ServerResponse(world.statusJSON(status, for: call.viewer))
    },
    Route("PUT", "/api/v1/statuses/:id", .user("write:statuses")) { world, call in
      try world.edit(call)
    },
    Route("DELETE", "/api/v1/statuses/:id", .user("write:statuses")) { world, call in
      let status = try world.own(call.part(), call.user())
      var json = world.statusJSON(status, for: call.viewer)
      json["content"] = nil
      json["text"] = .text(status.text)
      world.remove(status.id)
      return ServerResponse(json)
    },
    Route("GET", "/api/v1/statuses/:id/context", .anyone) { world, call in
      try world.context(call)
    },
    Route("GET", "/api/v1/statuses/:id/source", .user("read:statuses")) { world, call in
      let status = try world.own(call.part(), call.user())
      return ServerResponse([
        "id": .text(status.id), "text": .text(status.text), "spoiler_text": .text(status.spoiler),
      ])
    },
    Route("GET", "/api/v1/statuses/:id/history", .anyone) { world, call in
      guard world.options.hasEditHistory else { throw Refusal.notFound }
      let status = try world.visible(call.part(), call.viewer)
      return ServerResponse(
        .list(
          (status.edits + [world.version(of: status)]).map { world.editJSON($0, of: status) }
        )
      )
    },
  ]

  // MARK: Posting

  private mutating func post(_ call: Call) throws -> ServerResponse {
    let user = try call.user()
    let key = call.request.headers["idempotency-key"].map { "\(user) \($0)" }
    if options.honoursIdempotencyKeys, let key, let known = answeredKeys[key],
      now().timeIntervalSince(known.at) < 3_600
    {
      guard let status = statuses[known.status] else { throw Refusal.notFound }
      return ServerResponse(statusJSON(status, for: user))
    }
    if let known = knownSchedule(key) { return known }
    var status = StatusRecord(id: "", order: 0, account: user, createdAt: now())
    try take(call, into: &status)
    let visibility = call.text("visibility").flatMap { $0.isEmpty ? nil : $0 } ?? "public"
    guard ["public", "unlisted", "private", "direct"].contains(visibility) else {
      throw Refusal.invalid(.visibility)
    }
    status.visibility = visibility
    if let parent = call.text("in_reply_to_id"), !parent.isEmpty {
      guard let original = statuses[parent], canSee(original, user) else {
        throw Refusal(status: 404, text: .parentGone)
      }
      status.inReplyTo = original.id
    }
    status.poll = try newPoll(call, by: user, with: status)
    try takeQuote(call, into: &status)
    status.application = call.token.flatMap { applications[$0.application]?.name }
    if let answer = try schedule(status, call, key: key) { return answer }
    let posted = add(status)
    if let key { answeredKeys[key] = (posted.id, now()) }
    return ServerResponse(statusJSON(posted, for: user))
  }

  /// Text, warning and files of a post or of an edit.
  private mutating func take(_ call: Call, into status: inout StatusRecord) throws {
    let text = call.text("status") ?? ""
    let spoiler = call.text("spoiler_text") ?? ""
    let files = call.list("media_ids")
    let hasPoll = !call.list("poll[options]").isEmpty
    if text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, files.isEmpty, !hasPoll {
      throw Refusal.invalid(.blankText)
    }
    guard length(text) + spoiler.count <= options.maximumCharacters else {
      throw Refusal.invalid(.tooLong(options.maximumCharacters))
    }
    guard files.count <= options.maximumAttachments else {
      throw Refusal.invalid(.tooManyFiles(options.maximumAttachments))
    }
    vacuum()
    for id in files {
      guard let file = media[id], file.account == status.account,
        file.status == nil || file.status == status.id && !status.id.isEmpty
      else { throw Refusal.invalid(.mediaTaken(id)) }
      if file.pollsLeft > 0 { throw Refusal.invalid(.mediaUnfinished) }
      if file.kind != "image", files.count > 1 { throw Refusal.invalid(.mixedMedia) }
    }
    status.text = text
    status.spoiler = spoiler
    status.isSensitive = call.flag("sensitive") ?? false || !spoiler.isEmpty
    status.language =
      call.text("language").flatMap { $0.isEmpty ? nil : $0 }
      ?? accounts[status.account]?.locale
    status.media = files
  }

  private mutating func newPoll(
    _ call: Call,
    by user: String,
    with status: StatusRecord
  ) throws -> String? {
    let options = call.list("poll[options]")
    guard !options.isEmpty else { return nil }
    guard (2...4).contains(options.count), status.media.isEmpty else {
      throw Refusal.invalid(.badChoice)
    }
    let poll = PollRecord(
      id: newID().id,
      account: user,
      options: options,
      isMultiple: call.flag("poll[multiple]") ?? false,
      hidesTotals: call.flag("poll[hide_totals]") ?? false,
      expiresAt: call.number("poll[expires_in]").map { now().addingTimeInterval(Double($0)) }
    )
    polls[poll.id] = poll
    return poll.id
  }

  /// Edits a post: missing values are removed.
  private mutating func edit(_ call: Call) throws -> ServerResponse {
    let old = try own(call.part(), call.user())
    var status = old
    try take(call, into: &status)
    if options.refusesUnchangedEdits, old.poll == nil, old.media.isEmpty, old.isSame(as: status) {
      throw Refusal.invalid(.unchanged)
    }
    status.poll = try changedPoll(of: old, call)
    status.quotePolicy = newQuotePolicy(call, of: status.account)
    status.edits.append(version(of: old))
    status.editedAt = now()
    statuses[status.id] = status
    for id in old.media where !status.media.contains(id) { media[id]?.status = nil }
    for id in status.media { media[id]?.status = status.id }
    let isJSON = call.request.headers["content-type"]?.hasPrefix("application/json") == true
    let takesMedia =
      options.takesMediaChangesWithEdits && (isJSON || options.readsMediaChangesOfForms)
    for attributes in takesMedia ? call.groups("media_attributes") : [] {
      guard let id = attributes["id"], status.media.contains(id) else { continue }
      if let description = attributes["description"] {
        media[id]?.description = description.isEmpty ? nil : description
      }
      let focus = (attributes["focus"] ?? "").split(separator: ",").compactMap { Double($0) }
      if focus.count == 2 { media[id]?.focus = (x: focus[0], y: focus[1]) }
    }
    events.append(.edited(status: status.id))
    for boost in boosts(of: status.id) {
      notify(boost.account, of: "update", by: status.account, status: status.id)
    }
    return ServerResponse(statusJSON(status, for: call.viewer))
  }

  /// The poll after an edit: removed if it is missing, and without votes if it differs.
  private mutating func changedPoll(of status: StatusRecord, _ call: Call) throws -> String? {
    guard let id = status.poll, var poll = polls[id] else {
      return try newPoll(call, by: status.account, with: status)
    }
    let choices = call.list("poll[options]")
    guard !choices.isEmpty else {
      polls[id] = nil
      return nil
    }
    let isMultiple = call.flag("poll[multiple]")
    if choices != poll.options || isMultiple != poll.isMultiple { poll.votes = [:] }
    let seconds = call.number("poll[expires_in]")
    if let seconds, seconds < 300 { throw Refusal.invalid(.badChoice) }
    poll.options = choices
    poll.isMultiple = isMultiple ?? false
    poll.hidesTotals = call.flag("poll[hide_totals]") ?? false
    poll.expiresAt = seconds.map { now().addingTimeInterval(Double($0)) }
    polls[id] = poll
    return id
  }

  /// The current version of a post.
  func version(of status: StatusRecord) -> StatusEditRecord {
    StatusEditRecord(
      text: status.text,
      spoiler: status.spoiler,
      isSensitive: status.isSensitive,
      media: status.media.compactMap { media[$0] },
      pollOptions: status.poll.flatMap { polls[$0]?.options },
      createdAt: status.editedAt ?? status.createdAt
    )
  }

  private func editJSON(_ edit: StatusEditRecord, of status: StatusRecord) -> JSONValue {
    let poll: JSONValue? = edit.pollOptions.map { options in
      ["options": .list(options.map { ["title": .text($0)] })]
    }
    return [
      "content": .text(html(edit.text)), "spoiler_text": .text(edit.spoiler),
      "sensitive": .flag(edit.isSensitive), "created_at": .date(edit.createdAt),
      "account": accountJSON(status.account),
      "poll": poll ?? .null,
      "media_attachments": .list(edit.media.map(mediaJSON)),
      "emojis": [],
    ]
  }

  // MARK: Threads

  private func context(_ call: Call) throws -> ServerResponse {
    let status = try visible(call.part(), call.viewer)
    let isReader = call.viewer != nil
    var ancestors: [StatusRecord] = []
    var parent = status.inReplyTo
    while let id = parent, let record = statuses[id], ancestors.count < (isReader ? 4_096 : 40) {
      if canSee(record, call.viewer) { ancestors.insert(record, at: 0) }
      parent = record.inReplyTo
    }
    var descendants: [StatusRecord] = []
    func descend(_ id: String, _ depth: Int) {
      guard isReader || depth < 20 else { return }
      for reply in (replyIndex[id] ?? []).compactMap({ statuses[$0] }) {
        guard descendants.count < (isReader ? 4_096 : 60) else { return }
        if canSee(reply, call.viewer) { descendants.append(reply) }
        descend(reply.id, depth + 1)
      }
    }
    descend(status.id, 0)
    return ServerResponse([
      "ancestors": .list(ancestors.map { statusJSON($0, for: call.viewer) }),
      "descendants": .list(descendants.map { statusJSON($0, for: call.viewer) }),
    ])
  }
}
