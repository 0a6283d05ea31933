import Foundation

extension World {
  /// The minimum number of seconds that a scheduled time must be ahead.
  private static let leastSecondsAhead: TimeInterval = 300

  static let scheduledRoutes: [Route] = [
    Route("GET", "/api/v1/scheduled_statuses", .user("read:statuses")) { world, call in
      guard world.options.hasScheduledPosts else { throw Refusal.notFound }
      return try world.scheduledPage(call)
    },
    Route("PUT", "/api/v1/scheduled_statuses/:id", .user("write:statuses")) { world, call in
      let record = try world.ownScheduled(call)
      guard let date = try world.scheduledDate(call), world.isAhead(date) else {
        throw Refusal.invalid(.scheduledTooSoon)
      }
      var changed = record
      changed.date = date
      world.scheduled = world.scheduled.map { $0.id == record.id ? changed : $0 }
      return ServerResponse(world.scheduledJSON(changed))
    },
    Route("DELETE", "/api/v1/scheduled_statuses/:id", .user("write:statuses")) { world, call in
      let record = try world.ownScheduled(call)
      world.scheduled.removeAll { $0.id == record.id }
      for id in record.status.media { world.media[id]?.status = nil }
      return ServerResponse([:])
    },
  ]

  private func ownScheduled(_ call: Call) throws -> ScheduledRecord {
    let user = try call.user()
    guard options.hasScheduledPosts,
      let record = scheduled.first(where: { $0.id == call.part() && $0.status.account == user })
    else { throw Refusal.notFound }
    return record
  }

  private func scheduledPage(_ call: Call) throws -> ServerResponse {
    let user = try call.user()
    let limit = call.limit(20, most: 40)
    var records = Array(scheduled.filter { $0.status.account == user }.reversed())
    if let bound = call.number("max_id") { records.removeAll { (Int($0.id) ?? 0) >= bound } }
    let page = Array(records.prefix(limit))
    return pageAnswer(
      page.map(scheduledJSON),
      link: link(
        call,
        next: page.count == limit ? page.last?.id : nil,
        previous: page.first?.id
      )
    )
  }

  private func scheduledJSON(_ record: ScheduledRecord) -> JSONValue {
    let status = record.status
    return [
      "id": .text(record.id), "scheduled_at": .date(record.date),
      "params": [
        "text": .text(status.text), "spoiler_text": .text(status.spoiler),
        "visibility": .text(status.visibility), "in_reply_to_id": .optional(status.inReplyTo),
        "sensitive": .flag(status.isSensitive), "language": .optional(status.language),
        "media_ids": .list(status.media.map(JSONValue.text)), "scheduled_at": nil,
        "poll": status.poll == nil ? .null : ["multiple": false], "idempotency": nil,
      ],
      "media_attachments": .list(status.media.compactMap { media[$0] }.map(mediaJSON)),
    ]
  }

  // MARK: Scheduling

  private func isAhead(_ date: Date) -> Bool {
    date.timeIntervalSince(now()) >= Self.leastSecondsAhead
  }

  /// The time in a request; nil if it has none.
  private func scheduledDate(_ call: Call) throws -> Date? {
    guard let text = call.text("scheduled_at"), !text.isEmpty else { return nil }
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw Refusal.invalid(.scheduledTooSoon)
    }
    return date
  }

  /// The post that was scheduled with a key within an hour.
  func knownSchedule(_ key: String?) -> ServerResponse? {
    guard options.honoursIdempotencyKeys, let key, let known = scheduledKeys[key],
      now().timeIntervalSince(known.at) < 3_600
    else { return nil }
    return scheduled.first { $0.id == known.id }.map { ServerResponse(scheduledJSON($0)) }
  }

  /// Schedules a post; nil if it is to be posted immediately.
  mutating func schedule(
    _ status: StatusRecord,
    _ call: Call,
    key: String?
  ) throws -> ServerResponse? {
    guard options.hasScheduledPosts, let date = try scheduledDate(call), date > now() else {
      return nil
    }
    guard isAhead(date) else {
      if options.postsNearSchedulesAtOnce { return nil }
      throw Refusal.invalid(.scheduledTooSoon)
    }
    scheduledCount += 1
    let record = ScheduledRecord(id: "\(scheduledCount)", date: date, status: status)
    scheduled.append(record)
    // No other post can have them.
    for id in status.media { media[id]?.status = "scheduled \(record.id)" }
    if let key { scheduledKeys[key] = (record.id, now()) }
    return ServerResponse(scheduledJSON(record))
  }

  /// Posts the scheduled posts that are due.
  mutating func publishDue() {
    let due = scheduled.filter { $0.date <= now() }
    guard !due.isEmpty else { return }
    scheduled.removeAll { $0.date <= now() }
    for record in due.sorted(by: { $0.date < $1.date }) { add(record.status) }
  }
}
