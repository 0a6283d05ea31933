import Foundation

extension World {
  static let exploreRoutes: [Route] = [
    Route("GET", "/api/v1/trends/tags", .anyone) { world, call in
      let rows = world.slice(world.options.hasTrends ? world.trends.tags : [], call, 10, 20)
      return ServerResponse(.list(rows.map { world.tagJSON($0.name, uses: $0.uses, call) }))
    },
    Route("GET", "/api/v1/trends/statuses", .anyone) { world, call in
      let rows = world.slice(world.options.hasTrends ? world.trends.statuses : [], call, 20, 40)
      return ServerResponse(
        .list(
          rows.compactMap { world.statuses[$0] }.map { world.statusJSON($0, for: call.viewer) }
        )
      )
    },
    Route("GET", "/api/v1/trends/links", .anyone) { world, call in
      let rows = world.slice(world.options.hasTrends ? world.trends.links : [], call, 10, 20)
      return ServerResponse(
        .list(
          rows.map { card in
            var json = world.cardJSON(card)
            json["history"] = world.historyJSON([3, 5, 2])
            return json
          }
        )
      )
    },
    Route("GET", "/api/v2/suggestions", .user("read:accounts")) { world, call in
      let user = try call.user()
      let strangers = world.accountOrder.filter {
        $0 != user && !world.follows.contains(user, $0)
          && !world.followRequests.contains(user, $0) && world.accounts[$0]?.domain == nil
      }
      return ServerResponse(
        .list(
          world.slice(strangers, call, 40, 80).map {
            [
              "source": "staff", "sources": ["featured"], "account": world.accountJSON($0),
            ]
          }
        )
      )
    },
    Route("GET", "/api/v2/search", .anyone) { world, call in try world.search(call) },
    Route("GET", "/api/v1/tags/:name", .anyone) { world, call in
      ServerResponse(world.tagJSON(call.part(), uses: [], call))
    },
    Route("POST", "/api/v1/tags/:name/follow", .user("write:follows")) { world, call in
      world.followedTags.insert(try call.user(), call.part().lowercased())
      return ServerResponse(world.tagJSON(call.part(), uses: [], call))
    },
    Route("POST", "/api/v1/tags/:name/unfollow", .user("write:follows")) { world, call in
      world.followedTags.remove(try call.user(), call.part().lowercased())
      return ServerResponse(world.tagJSON(call.part(), uses: [], call))
    },
    Route("GET", "/api/v1/followed_tags", .user("read:follows")) { world, call in
      world.relationPage(
        world.followedTags.of(try call.user()),
        call,
        limit: call.limit(100, most: 200)
      ) {
        world.tagJSON($0.object, uses: [], call)
      }
    },
  ]

  /// Rows by `offset` and `limit`.
  private func slice<Row>(_ rows: [Row], _ call: Call, _ usual: Int, _ most: Int) -> [Row] {
    Array(
      rows.dropFirst(max(0, call.number("offset") ?? 0)).prefix(call.limit(usual, most: most))
    )
  }

  func tagJSON(_ name: String, uses: [Int], _ call: Call) -> JSONValue {
    var json: JSONValue = [
      "id": .text(name.lowercased()), "name": .text(name),
      "url": .text("\(address)/tags/\(escaped(name))"), "history": historyJSON(uses),
    ]
    if let viewer = call.viewer {
      json["following"] = .flag(followedTags.contains(viewer, name.lowercased()))
      json["featuring"] = false
    }
    return json
  }

  /// A week of days, newest first; all numbers are texts.
  private func historyJSON(_ uses: [Int]) -> JSONValue {
    let today = Int(now().timeIntervalSince1970) / 86_400 * 86_400
    return .list(
      (0..<7).map { day in
        let count = day < uses.count ? uses[day] : 0
        return [
          "day": .text(String(today - day * 86_400)), "uses": .text(String(count)),
          "accounts": .text(String((count + 1) / 2)),
        ]
      }
    )
  }
}
