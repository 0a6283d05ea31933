import Foundation

extension World {
  static let filterRoutes: [Route] = [
    Route("GET", "/api/v2/filters", .user("read:filters")) { world, call in
      guard world.options.hasFilters else { throw Refusal.notFound }
      let user = try call.user()
      let own = world.filters.filter { $0.account == user }
      return ServerResponse(.list(own.map { world.filterJSON($0, isWhole: true) }))
    },
    Route("POST", "/api/v2/filters", .user("write:filters")) { world, call in
      guard world.options.hasFilters else { throw Refusal.notFound }
      let title = try call.required("title")
      guard !call.list("context").isEmpty else {
        throw Refusal.invalid(.missingParameter("context"))
      }
      var filter = FilterRecord(
        id: world.smallID(),
        account: try call.user(),
        title: title,
        contexts: [],
        action: "warn"
      )
      try world.take(call, into: &filter)
      world.filters.append(filter)
      world.events.append(.filtersChanged(account: filter.account))
      return ServerResponse(world.filterJSON(filter, isWhole: true))
    },
    Route("PUT", "/api/v2/filters/:id", .user("write:filters")) { world, call in
      let place = try world.place(ofFilter: call)
      var filter = world.filters[place]
      filter.title = call.text("title") ?? filter.title
      try world.take(call, into: &filter)
      world.filters[place] = filter
      world.events.append(.filtersChanged(account: filter.account))
      return ServerResponse(world.filterJSON(filter, isWhole: true))
    },
    Route("DELETE", "/api/v2/filters/:id", .user("write:filters")) { world, call in
      let place = try world.place(ofFilter: call)
      let filter = world.filters.remove(at: place)
      world.events.append(.filtersChanged(account: filter.account))
      return ServerResponse([:])
    },
  ]

  func place(ofFilter call: Call) throws -> Int {
    let user = try call.user()
    let place = filters.firstIndex { $0.id == call.part() && $0.account == user }
    guard let place else { throw Refusal.notFound }
    return place
  }

  /// Reads the contexts, action, expiry and keywords that the call contains.
  private mutating func take(_ call: Call, into filter: inout FilterRecord) throws {
    if call.text("filter_action") == "blur", !options.knowsBlurring { throw Refusal.broken }
    let contexts = call.list("context")
    if !contexts.isEmpty { filter.contexts = contexts }
    filter.action = call.text("filter_action") ?? filter.action
    if call.text("expires_in") == "" { filter.expiresAt = nil }
    if let seconds = call.number("expires_in") {
      filter.expiresAt = now().addingTimeInterval(Double(seconds))
    }
    for attributes in call.groups("keywords_attributes") {
      if let id = attributes["id"] { filter.keywords.removeAll { $0.id == id } }
      if ["1", "true"].contains(attributes["_destroy"]) { continue }
      guard let word = attributes["keyword"] else { continue }
      filter.keywords.append(
        FilterRecord.Keyword(
          id: attributes["id"] ?? smallID(),
          word: word,
          isWholeWord: ["1", "true"].contains(attributes["whole_word"])
        )
      )
    }
  }

  private func filterJSON(_ filter: FilterRecord, isWhole: Bool) -> JSONValue {
    var json: JSONValue = [
      "id": .text(filter.id), "title": .text(filter.title),
      "context": .list(filter.contexts.map(JSONValue.text)),
      "expires_at": .date(filter.expiresAt), "filter_action": .text(filter.action),
    ]
    if isWhole {
      json["keywords"] = .list(filter.keywords.map(keywordJSON))
      json["statuses"] = []
    }
    return json
  }

  private func keywordJSON(_ keyword: FilterRecord.Keyword) -> JSONValue {
    [
      "id": .text(keyword.id), "keyword": .text(keyword.word),
      "whole_word": .flag(keyword.isWholeWord),
    ]
  }

  /// The text that filters are matched with: the warning, the text, the options of a poll, the
  /// descriptions of images.
  private func searchedText(of status: StatusRecord) -> String {
    let options = status.poll.flatMap { polls[$0] }?.options ?? []
    let descriptions = status.media.compactMap { media[$0]?.description }
    return " \(([status.spoiler, status.text] + options + descriptions).joined(separator: " ")) "
      .lowercased()
  }

  /// The reader's filters that a post matches.
  func filtered(_ status: StatusRecord, for viewer: String) -> JSONValue {
    guard options.hasFilters, !filters.isEmpty, status.account != viewer else { return [] }
    let text = searchedText(of: status)
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let results = filters.compactMap { filter -> JSONValue? in
      guard filter.account == viewer, filter.expiresAt.map({ $0 > now() }) ?? true else {
        return nil
      }
      let matches = filter.keywords.map(\.word).filter { word in
        let isWhole = filter.keywords.first { $0.word == word }?.isWholeWord ?? false
        return isWhole ? words.contains(word.lowercased()) : text.contains(word.lowercased())
      }
      guard !matches.isEmpty else { return nil }
      return [
        "filter": filterJSON(filter, isWhole: false),
        "keyword_matches": .list(matches.map(JSONValue.text)), "status_matches": nil,
      ]
    }
    return .list(results)
  }
}
