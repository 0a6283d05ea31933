extension World {
  static let pollRoutes: [Route] = [
    Route("POST", "/api/v1/polls/:id/votes", .user("write:statuses")) { world, call in
      let user = try call.user()
      guard var poll = world.polls[call.part()] else { throw Refusal.notFound }
      if let end = poll.expiresAt, end <= world.now() { throw Refusal.invalid(.pollEnded) }
      guard poll.votes[user] == nil, poll.account != user else {
        throw Refusal.invalid(.alreadyVoted)
      }
      let choices = call.list("choices").map { Int($0) ?? -1 }
      guard !choices.isEmpty, choices.allSatisfy(poll.options.indices.contains),
        poll.isMultiple || choices.count == 1
      else { throw Refusal.invalid(.badChoice) }
      poll.votes[user] = Set(choices)
      world.polls[poll.id] = poll
      return ServerResponse(world.pollJSON(poll, for: user))
    }
  ]
}
