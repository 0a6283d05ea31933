extension World {
  static let relationRoutes: [Route] = [
    Route("POST", "/api/v1/accounts/:id/follow", .user("write:follows")) { world, call in
      try world.relate(call) { world, user, other in
        // Either of the two blocks the other.
        guard !world.blocks.contains(other, user), !world.blocks.contains(user, other) else {
          throw Refusal(status: 403, text: .notAllowed)
        }
        world.follow(other, by: user)
      }
    },
    Route("POST", "/api/v1/accounts/:id/unfollow", .user("write:follows")) { world, call in
      try world.relate(call) { $0.unfollow($2, by: $1) }
    },
    Route("POST", "/api/v1/accounts/:id/note", .user("write:accounts")) { world, call in
      let comment = call.text("comment") ?? ""
      guard comment.count <= 2_000 else { throw Refusal.invalid(.commentTooLong) }
      return try world.relate(call) { world, user, other in
        world.notes["\(user) \(other)"] = comment.isEmpty ? nil : comment
      }
    },
    Route("POST", "/api/v1/accounts/:id/mute", .user("write:mutes")) { world, call in
      try world.relate(call) { world, user, other in
        world.mutes.insert(user, other)
        world.clearNotifications(of: user, from: other)
      }
    },
    Route("POST", "/api/v1/accounts/:id/unmute", .user("write:mutes")) { world, call in
      try world.relate(call) { $0.mutes.remove($1, $2) }
    },
    Route("POST", "/api/v1/accounts/:id/block", .user("write:blocks")) { world, call in
      try world.relate(call) { world, user, other in
        world.unfollow(other, by: user)
        world.unfollow(user, by: other)
        world.blocks.insert(user, other)
        world.clearNotifications(of: user, from: other)
      }
    },
    Route("POST", "/api/v1/accounts/:id/unblock", .user("write:blocks")) { world, call in
      try world.relate(call) { $0.blocks.remove($1, $2) }
    },
    Route("GET", "/api/v1/follow_requests", .user("read:follows")) { world, call in
      world.accountPage(world.followRequests.to(try call.user()), call) { $0.subject }
    },
    Route("POST", "/api/v1/follow_requests/:id/authorize", .user("write:follows")) { world, call in
      try world.relate(call) { world, user, other in
        guard world.acceptFollow(of: user, by: other) else { throw Refusal.notFound }
      }
    },
    Route("POST", "/api/v1/follow_requests/:id/reject", .user("write:follows")) { world, call in
      try world.relate(call) { world, user, other in
        guard world.endFollowRequest(of: user, by: other) else { throw Refusal.notFound }
      }
    },
  ]

  /// Turns a request into a follow; false if there is none.
  @discardableResult
  mutating func acceptFollow(of account: String, by follower: String) -> Bool {
    guard endFollowRequest(of: account, by: follower) else { return false }
    follows.insert(follower, account)
    notify(account, of: "follow", by: follower, status: nil)
    return true
  }

  /// Deletes a follow request and its notification; false if there is none.
  @discardableResult
  mutating func endFollowRequest(of account: String, by follower: String) -> Bool {
    notifications.removeAll {
      $0.account == account && $0.type == "follow_request" && $0.from == follower
    }
    return followRequests.remove(follower, account)
  }

  /// Deletes an account's notifications from a person whom it hides from now on.
  private mutating func clearNotifications(of account: String, from other: String) {
    notifications.removeAll { $0.account == account && $0.from == other }
  }

  /// Changes the reader's relationship with a person, and returns it.
  private mutating func relate(
    _ call: Call,
    _ change: (inout World, _ user: String, _ other: String) throws -> Void
  ) throws -> ServerResponse {
    let user = try call.user()
    let other = try known(call.part())
    guard user != other else { throw Refusal.notFound }
    try change(&self, user, other)
    return ServerResponse(relationshipJSON(other, for: user))
  }
}
