import Foundation

extension World {
  static let timelineRoutes: [Route] = [
    Route("GET", "/api/v1/timelines/home", .user("read:statuses")) { world, call in
      let user = try call.user()
      guard world.options.homePreparations == 0 else {
        world.options.homePreparations -= 1
        let feed = world.homeFeed(of: user).enumerated().filter { $0.offset % 2 == 0 }
        let rows = Array(feed.map(\.element).prefix(world.options.homeRowsWhilePreparing))
        var answer = world.statusPage(rows, call)
        answer.status = 206
        answer.headers["Mastodon-Async-Refresh"] = #"id="home", retry=5"#
        return answer
      }
      return world.statusPage(world.homeFeed(of: user), call)
    },
    Route("GET", "/api/v1/timelines/public", .anyone) { world, call in
      let ids = world.statusOrder.reversed().filter { id in
        guard let status = world.statuses[id], world.isForAll(status) else { return false }
        return world.passes(status, call)
      }
      return world.statusPage(ids, call)
    },
    Route("GET", "/api/v1/timelines/tag/:name", .anyone) { world, call in
      let any = Set(([call.part()] + call.list("any")).map { $0.lowercased() })
      let all = call.list("all").map { $0.lowercased() }
      let none = Set(call.list("none").map { $0.lowercased() })
      let ids = world.statusOrder.reversed().filter { id in
        guard let status = world.statuses[id], world.isForAll(status) else { return false }
        let tags = Set(world.linked(status.text).tags)
        return !tags.isDisjoint(with: any) && tags.isSuperset(of: all)
          && tags.isDisjoint(with: none) && world.passes(status, call)
      }
      return world.statusPage(ids, call)
    },
    Route("GET", "/api/v1/timelines/list/:id", .user("read:lists")) { world, call in
      let user = try call.user()
      guard let list = world.lists.first(where: { $0.id == call.part() && $0.account == user })
      else { throw Refusal.notFound }
      let members = Set(list.members)
      let ids = world.statusOrder.reversed().filter { id in
        guard let status = world.statuses[id] else { return false }
        return members.contains(status.account) && world.canSee(status, user)
          && status.inReplyTo == nil
      }
      return world.statusPage(ids, call)
    },
    Route("GET", "/api/v1/markers", .user("read:statuses")) { world, call in
      guard world.options.hasMarkers else { throw Refusal.notFound }
      let known = world.markers[try call.user()] ?? [:]
      let wanted = call.list("timeline")
      return ServerResponse(world.markersJSON(known.filter { wanted.contains($0.key) }))
    },
    Route("POST", "/api/v1/markers", .user("write:statuses")) { world, call in
      guard world.options.hasMarkers else { throw Refusal.notFound }
      let user = try call.user()
      guard world.options.markerConflicts == 0 else {
        world.options.markerConflicts -= 1
        throw Refusal(status: 409, text: .conflict)
      }
      var changed: [String: MarkerRecord] = [:]
      for timeline in ["home", "notifications"] {
        guard let id = call.text("\(timeline)[last_read_id]") else { continue }
        let version = world.markers[user]?[timeline].map { $0.version + 1 } ?? 1
        changed[timeline] = MarkerRecord(lastReadID: id, version: version, updatedAt: world.now())
      }
      world.markers[user, default: [:]].merge(changed) { $1 }
      return ServerResponse(world.markersJSON(changed))
    },
  ]

  /// Whether a post is in the public timelines.
  func isForAll(_ status: StatusRecord) -> Bool {
    status.visibility == "public" && status.boostOf == nil && status.inReplyTo == nil
  }

  /// Whether a post matches the parameters of a public timeline.
  private func passes(_ status: StatusRecord, _ call: Call) -> Bool {
    let isLocal = accounts[status.account]?.domain == nil
    if call.flag("local") == true, !isLocal { return false }
    if call.flag("remote") == true, isLocal { return false }
    if call.flag("only_media") == true, !options.ignoresOnlyMedia,
      status.media.isEmpty != options.invertsOnlyMedia
    {
      return false
    }
    if let viewer = call.viewer {
      if blocks.contains(viewer, status.account) || mutes.contains(viewer, status.account) {
        return false
      }
      return !blocks.contains(status.account, viewer)
    }
    return true
  }

  private func markersJSON(_ markers: [String: MarkerRecord]) -> JSONValue {
    .object(
      markers.sorted { $0.key < $1.key }.map { name, marker in
        JSONValue.Member(
          name: name,
          value: [
            "last_read_id": .text(marker.lastReadID), "version": .count(marker.version),
            "updated_at": .date(marker.updatedAt),
          ]
        )
      }
    )
  }
}
