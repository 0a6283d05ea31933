import Foundation

/// Filters of one word each, which every server of before Mastodon 4.0 has.
extension World {
  static let legacyFilterRoutes: [Route] = [
    Route("GET", "/api/v1/filters", .user("read:filters")) { world, call in
      let user = try call.user()
      let own = world.filters.filter { $0.account == user }
      return ServerResponse(.list(own.map(legacyJSON)))
    },
    Route("POST", "/api/v1/filters", .user("write:filters")) { world, call in
      var filter = FilterRecord(
        id: world.smallID(),
        account: try call.user(),
        title: "",
        contexts: [],
        action: "warn"
      )
      try world.takeLegacy(call, into: &filter)
      world.filters.append(filter)
      world.events.append(.filtersChanged(account: filter.account))
      return ServerResponse(legacyJSON(filter))
    },
    Route("PUT", "/api/v1/filters/:id", .user("write:filters")) { world, call in
      let place = try world.place(ofFilter: call)
      var filter = world.filters[place]
      try world.takeLegacy(call, into: &filter)
      world.filters[place] = filter
      world.events.append(.filtersChanged(account: filter.account))
      return ServerResponse(legacyJSON(filter))
    },
    Route("DELETE", "/api/v1/filters/:id", .user("write:filters")) { world, call in
      let place = try world.place(ofFilter: call)
      let filter = world.filters.remove(at: place)
      world.events.append(.filtersChanged(account: filter.account))
      return ServerResponse([:])
    },
  ]

  private mutating func takeLegacy(_ call: Call, into filter: inout FilterRecord) throws {
    let phrase = try call.required("phrase")
    guard !call.list("context").isEmpty else {
      throw Refusal.invalid(.missingParameter("context"))
    }
    filter.title = phrase
    filter.contexts = call.list("context")
    filter.action = call.flag("irreversible") ?? false ? "hide" : "warn"
    filter.expiresAt = call.number("expires_in").map { now().addingTimeInterval(Double($0)) }
    filter.keywords = [
      FilterRecord.Keyword(
        id: filter.keywords.first?.id ?? smallID(),
        word: phrase,
        isWholeWord: call.flag("whole_word") ?? false
      )
    ]
  }

  private static func legacyJSON(_ filter: FilterRecord) -> JSONValue {
    [
      "id": .text(filter.id), "phrase": .text(filter.keywords.first?.word ?? ""),
      "context": .list(filter.contexts.map(JSONValue.text)),
      "expires_at": .date(filter.expiresAt), "irreversible": .flag(filter.action == "hide"),
      "whole_word": .flag(filter.keywords.first?.isWholeWord ?? false),
    ]
  }
}
