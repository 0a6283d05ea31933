import Foundation

extension World {
  static let accountRoutes: [Route] = [
    Route("GET", "/api/v1/accounts/verify_credentials", .user("read:accounts")) { world, call in
      ServerResponse(try world.credentialJSON(call.user()))
    },
    Route("PATCH", "/api/v1/accounts/update_credentials", .user("write:accounts")) {
      world,
      call in
      try world.updateCredentials(call)
    },
    Route("GET", "/api/v1/accounts/lookup", .anyone) { world, call in
      guard let account = world.account(named: try call.required("acct")) else {
        throw Refusal.notFound
      }
      return ServerResponse(world.accountJSON(account.id))
    },
    Route("GET", "/api/v1/accounts/search", .user("read:accounts")) { world, call in
      let found = world.accounts(matching: call.text("q") ?? "")
      return ServerResponse(
        .list(found.prefix(call.limit(40, most: 80)).map { world.accountJSON($0) })
      )
    },
    Route("GET", "/api/v1/accounts/relationships", .user("read:follows")) { world, call in
      let user = try call.user()
      return ServerResponse(
        .list(
          call.list("id").filter { world.accounts[$0] != nil }
            .map { world.relationshipJSON($0, for: user) }
        )
      )
    },
    Route("GET", "/api/v1/accounts/:id", .anyone) { world, call in
      ServerResponse(world.accountJSON(try world.known(call.part())))
    },
    Route("GET", "/api/v1/accounts/:id/statuses", .anyone) { world, call in
      world.accountStatuses(try world.known(call.part()), call)
    },
    Route("GET", "/api/v1/accounts/:id/followers", .anyone) { world, call in
      let id = try world.known(call.part())
      return world.accountPage(world.isHidden(id, call) ? [] : world.follows.to(id), call) {
        $0.subject
      }
    },
    Route("GET", "/api/v1/accounts/:id/following", .anyone) { world, call in
      let id = try world.known(call.part())
      return world.accountPage(world.isHidden(id, call) ? [] : world.follows.of(id), call) {
        $0.object
      }
    },
    Route("GET", "/api/v1/directory", .anyone) { world, call in
      let rows = world.accountOrder.filter { world.accounts[$0]?.domain == nil }
        .dropFirst(max(0, call.number("offset") ?? 0)).prefix(call.limit(40, most: 80))
      return ServerResponse(.list(rows.map { world.accountJSON($0) }))
    },
  ]

  /// An account that is there.
  func known(_ id: String) throws -> String {
    guard accounts[id] != nil else { throw Refusal.notFound }
    return id
  }

  private func isHidden(_ id: String, _ call: Call) -> Bool {
    accounts[id]?.hidesCollections == true && call.viewer != id
  }

  /// A page of accounts, in the order of relations.
  func accountPage(
    _ entries: [Relations.Entry],
    _ call: Call,
    account: (Relations.Entry) -> String
  ) -> ServerResponse {
    relationPage(entries, call, limit: call.limit(40, most: 80)) { entry in
      let id = account(entry)
      return accounts[id] == nil ? nil : accountJSON(id)
    }
  }

  func credentialJSON(_ id: String) -> JSONValue {
    var json = accountJSON(id)
    json["source"] = [
      "privacy": .text(accounts[id]?.defaultVisibility ?? "public"),
      "quote_policy": .text(accounts[id]?.defaultQuotePolicy ?? "public"),
      "sensitive": .flag(accounts[id]?.marksImagesSensitive ?? false),
      "language": .text(accounts[id]?.defaultLanguage ?? accounts[id]?.locale ?? "en"),
      "note": .text(accounts[id]?.note ?? ""),
      "fields": .list(
        (accounts[id]?.fields ?? []).map {
          ["name": .text($0.name), "value": .text($0.value), "verified_at": nil]
        }
      ),
      "follow_requests_count": .count(followRequests.to(id).count),
    ]
    json["role"] = ["id": "-99", "name": "", "permissions": "65536", "color": ""]
    return json
  }

  /// Accounts whose name or address contains a text.
  func accounts(matching text: String) -> [String] {
    let wanted = text.lowercased().drop { $0 == "@" }
    guard !wanted.isEmpty else { return [] }
    return accountOrder.filter { id in
      guard let account = accounts[id] else { return false }
      return account.acct.lowercased().contains(wanted)
        || account.displayName.lowercased().contains(wanted)
    }
  }

  private func accountStatuses(_ id: String, _ call: Call) -> ServerResponse {
    var ids = statusOrder.reversed().filter { statusID in
      guard let status = statuses[statusID], status.account == id, canSee(status, call.viewer)
      else { return false }
      if call.flag("pinned") == true, !status.isPinned { return false }
      if call.flag("only_media") == true, status.media.isEmpty, !options.ignoresOnlyMedia {
        return false
      }
      if call.flag("exclude_reblogs") == true, status.boostOf != nil { return false }
      if call.flag("exclude_replies") == true, let parent = status.inReplyTo,
        statuses[parent]?.account != id
      {
        return false
      }
      if let tag = call.text("tagged"), !linked(status.text).tags.contains(tag.lowercased()) {
        return false
      }
      return true
    }
    if call.flag("pinned") == true {
      ids.sort { statuses[$0]?.pin ?? 0 > statuses[$1]?.pin ?? 0 }
      return ServerResponse(
        .list(ids.compactMap { statuses[$0] }.map { statusJSON($0, for: call.viewer) })
      )
    }
    return statusPage(ids, call, fillsPages: true)
  }
}
