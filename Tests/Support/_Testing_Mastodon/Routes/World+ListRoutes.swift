extension World {
  static let listRoutes: [Route] = [
    Route("GET", "/api/v1/lists", .user("read:lists")) { world, call in
      let user = try call.user()
      let own = world.lists.filter { $0.account == user }
      return ServerResponse(.list(own.map { world.listJSON($0) }))
    },
    Route("GET", "/api/v1/accounts/:id/lists", .user("read:lists")) { world, call in
      let user = try call.user()
      let with = world.lists.filter { $0.account == user && $0.members.contains(call.part()) }
      return ServerResponse(.list(with.map { world.listJSON($0) }))
    },
    Route("POST", "/api/v1/lists", .user("write:lists")) { world, call in
      let list = ListRecord(
        id: world.smallID(),
        account: try call.user(),
        title: try call.required("title")
      )
      world.lists.append(list)
      return ServerResponse(world.listJSON(list))
    },
    Route("PUT", "/api/v1/lists/:id", .user("write:lists")) { world, call in
      let place = try world.place(ofList: call)
      world.lists[place].title = try call.required("title")
      return ServerResponse(world.listJSON(world.lists[place]))
    },
    Route("DELETE", "/api/v1/lists/:id", .user("write:lists")) { world, call in
      world.lists.remove(at: try world.place(ofList: call))
      return ServerResponse([:])
    },
    Route("GET", "/api/v1/lists/:id/accounts", .user("read:lists")) { world, call in
      let list = world.lists[try world.place(ofList: call)]
      return ServerResponse(.list(list.members.map { world.accountJSON($0) }))
    },
    Route("POST", "/api/v1/lists/:id/accounts", .user("write:lists")) { world, call in
      let place = try world.place(ofList: call)
      let (user, added) = (try call.user(), call.list("account_ids"))
      // Like Mastodon: people whom the reader does not follow are not found.
      guard added.allSatisfy({ world.follows.contains(user, $0) }) else { throw Refusal.notFound }
      guard Set(added).isDisjoint(with: world.lists[place].members) else {
        throw Refusal(status: 422, text: .memberTwice)
      }
      world.lists[place].members += added
      return ServerResponse([:])
    },
    Route("DELETE", "/api/v1/lists/:id/accounts", .user("write:lists")) { world, call in
      let place = try world.place(ofList: call)
      let gone = call.list("account_ids")
      world.lists[place].members.removeAll(where: gone.contains)
      return ServerResponse([:])
    },
  ]

  private func place(ofList call: Call) throws -> Int {
    let user = try call.user()
    let place = lists.firstIndex { $0.id == call.part() && $0.account == user }
    guard let place else { throw Refusal.notFound }
    return place
  }

  private func listJSON(_ list: ListRecord) -> JSONValue {
    [
      "id": .text(list.id), "title": .text(list.title), "replies_policy": "list",
      "exclusive": false,
    ]
  }
}
