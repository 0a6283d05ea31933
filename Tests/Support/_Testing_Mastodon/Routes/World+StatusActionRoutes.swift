extension World {
  static let statusActionRoutes: [Route] = [
    Route("POST", "/api/v1/statuses/:id/favourite", .user("write:favourites")) { world, call in
      try world.act(call) { world, user, status in
        guard !world.blocks.contains(user, status.account) else {
          throw Refusal(status: 403, text: .notAllowed)
        }
        world.like(status.id, by: user)
      }
    },
    Route("POST", "/api/v1/statuses/:id/unfavourite", .user("write:favourites")) { world, call in
      try world.act(call) { world, user, status in world.unlike(status.id, by: user) }
    },
    Route("POST", "/api/v1/statuses/:id/bookmark", .user("write:bookmarks")) { world, call in
      try world.act(call) { world, user, status in world.bookmarks.insert(user, status.id) }
    },
    Route("POST", "/api/v1/statuses/:id/unbookmark", .user("write:bookmarks")) { world, call in
      try world.act(call) { world, user, status in world.bookmarks.remove(user, status.id) }
    },
    Route("POST", "/api/v1/statuses/:id/mute", .user("write:mutes")) { world, call in
      try world.act(call) { world, user, status in
        world.mutedConversations.insert(user, world.conversation(of: status.id))
      }
    },
    Route("POST", "/api/v1/statuses/:id/unmute", .user("write:mutes")) { world, call in
      try world.act(call) { world, user, status in
        world.mutedConversations.remove(user, world.conversation(of: status.id))
      }
    },
    Route("POST", "/api/v1/statuses/:id/reblog", .user("write:statuses")) { world, call in
      let user = try call.user()
      let status = try world.visible(call.part(), user)
      // A boost of a boost is one of the post within.
      let original = status.boostOf ?? status.id
      guard let record = world.statuses[original] else { throw Refusal.notFound }
      guard record.visibility != "direct", record.visibility != "private" || record.account == user,
        !world.blocks.contains(user, record.account)
      else { throw Refusal(status: 403, text: .notAllowed) }
      let visibility = call.text("visibility") ?? "public"
      let boost = world.boost(original, by: user, visibility: visibility)
      return ServerResponse(world.statusJSON(boost, for: user))
    },
    Route("POST", "/api/v1/statuses/:id/unreblog", .user("write:statuses")) { world, call in
      let user = try call.user()
      let status = try world.visible(call.part(), user)
      let original = status.boostOf ?? status.id
      if let boost = world.boost(of: original, by: user) { world.remove(boost.id) }
      guard let record = world.statuses[original] else { throw Refusal.notFound }
      return ServerResponse(world.statusJSON(record, for: user))
    },
    Route("POST", "/api/v1/statuses/:id/pin", .user("write:accounts")) { world, call in
      let status = try world.own(call.part(), call.user())
      let pins = world.statuses.values.filter { $0.account == status.account }.compactMap(\.pin)
      guard !status.isPinned else { throw Refusal.invalid(.pinnedAlready) }
      guard pins.count < World.mostPins else { throw Refusal.invalid(.tooManyPins) }
      guard status.visibility != "direct" else { throw Refusal.invalid(.pinnedDirect) }
      world.pin(status.id)
      return try world.shown(status.id, call)
    },
    Route("POST", "/api/v1/statuses/:id/unpin", .user("write:accounts")) { world, call in
      let status = try world.own(call.part(), call.user())
      world.statuses[status.id]?.pin = nil
      return try world.shown(status.id, call)
    },
    Route("GET", "/api/v1/statuses/:id/favourited_by", .anyone) { world, call in
      let status = try world.visible(call.part(), call.viewer)
      return world.accountPage(world.favourites.to(status.id), call) { $0.subject }
    },
    Route("GET", "/api/v1/statuses/:id/reblogged_by", .anyone) { world, call in
      let status = try world.visible(call.part(), call.viewer)
      let boosts = Array(world.boosts(of: status.id).reversed())
      let limit = call.limit(40, most: 80)
      let page = world.page(boosts, call, limit: limit, order: \.order)
      return world.pageAnswer(
        page.map { world.accountJSON($0.account) },
        link: world.link(
          call,
          next: page.count == limit ? page.last?.id : nil,
          previous: page.first?.id,
          by: "since_id"
        )
      )
    },
    Route("GET", "/api/v1/favourites", .user("read:favourites")) { world, call in
      world.savedPage(world.favourites.of(try call.user()), call)
    },
    Route("GET", "/api/v1/bookmarks", .user("read:bookmarks")) { world, call in
      world.savedPage(world.bookmarks.of(try call.user()), call)
    },
  ]

  /// The maximum number of posts that an account may pin.
  static let mostPins = 5

  /// Pins a post to its author's profile.
  mutating func pin(_ id: String) {
    let author = statuses[id]?.account
    let pins = statuses.values.filter { $0.account == author }.compactMap(\.pin)
    statuses[id]?.pin = (pins.max() ?? 0) + 1
  }

  /// Changes a mark of a post, and returns the post.
  private mutating func act(
    _ call: Call,
    _ change: (inout World, _ user: String, _ status: StatusRecord) throws -> Void
  ) throws -> ServerResponse {
    let user = try call.user()
    let shown = try visible(call.part(), user)
    guard let status = statuses[shown.boostOf ?? shown.id] else { throw Refusal.notFound }
    try change(&self, user, status)
    return try self.shown(status.id, call)
  }

  private func shown(_ id: String, _ call: Call) throws -> ServerResponse {
    guard let status = statuses[id] else { throw Refusal.notFound }
    return ServerResponse(statusJSON(status, for: call.viewer))
  }

  private func savedPage(_ entries: [Relations.Entry], _ call: Call) -> ServerResponse {
    relationPage(entries, call, limit: call.limit(20, most: 40)) { entry in
      statuses[entry.object].map { statusJSON($0, for: call.viewer) }
    }
  }
}
