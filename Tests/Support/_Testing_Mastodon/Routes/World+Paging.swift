import Foundation

extension World {
  /// A page of rows that are ordered by their ids.
  ///
  /// Rows are newest first. `min_id` returns the oldest rows above it, `since_id` the newest.
  func page<Row>(
    _ rows: [Row],
    _ call: Call,
    limit: Int,
    order: (Row) -> UInt64
  ) -> [Row] {
    var rows = rows
    if let id = call.text("max_id"), !id.isEmpty {
      let bound = self.order(of: id) ?? 0
      rows.removeAll { call.repeatsRows ? order($0) > bound : order($0) >= bound }
    }
    if let id = call.text("min_id"), !id.isEmpty {
      let bound = self.order(of: id) ?? 0
      let newer = rows.filter { order($0) > bound }
      return Array(newer.dropLast(options.rowsSkippedAboveMinID).suffix(limit))
    }
    if let id = call.text("since_id"), !id.isEmpty {
      let bound = self.order(of: id) ?? 0
      rows.removeAll { order($0) <= bound }
    }
    return Array(rows.prefix(limit))
  }

  /// A page of relations, by the numbers that clients do not see.
  func page(
    _ entries: [Relations.Entry],
    _ call: Call,
    limit: Int
  ) -> [Relations.Entry] {
    var entries = entries
    if let bound = call.number("max_id") { entries.removeAll { $0.number >= bound } }
    if let bound = call.number("min_id") {
      return Array(entries.filter { $0.number > bound }.suffix(limit))
    }
    if let bound = call.number("since_id") { entries.removeAll { $0.number <= bound } }
    return Array(entries.prefix(limit))
  }

  /// The `Link` field of a page: the previous and the next page, with the other parameters
  /// unchanged.
  func link(
    _ call: Call,
    next: String?,
    previous: String?,
    by previousName: String = "min_id"
  ) -> String? {
    let stored = call.request.query.filter {
      !["max_id", "min_id", "since_id", "access_token"].contains($0.name)
    }
    func target(_ name: String, _ value: String, _ relation: String) -> String {
      let fields = stored + [FormField(name: name, value: value)]
      let query = fields.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
      return "<\(address)\(call.request.path)?\(query)>; rel=\"\(relation)\""
    }
    let links = [
      next.map { target("max_id", $0, "next") },
      previous.map { target(previousName, $0, "prev") },
    ].compactMap(\.self)
    return links.isEmpty ? nil : links.joined(separator: ", ")
  }

  /// An answer that is a page.
  func pageAnswer(_ rows: [JSONValue], link: String?) -> ServerResponse {
    var answer = ServerResponse(.list(rows))
    if let link { answer.headers["Link"] = link }
    return answer
  }

  /// A page of posts: both links whenever it has any.
  func statusPage(
    _ ids: [String],
    _ call: Call,
    fillsPages: Bool = false
  ) -> ServerResponse {
    let limit = call.limit(20, most: 40)
    let records = ids.compactMap { statuses[$0] }
    let page = page(records, call, limit: limit, order: \.order)
    let hasMore = !fillsPages || page.count == limit
    return pageAnswer(
      page.map { statusJSON($0, for: call.viewer) },
      link: link(call, next: hasMore ? page.last?.id : nil, previous: page.first?.id)
    )
  }

  /// A page of relations, shown as rows of another kind.
  func relationPage(
    _ entries: [Relations.Entry],
    _ call: Call,
    limit: Int,
    row: (Relations.Entry) -> JSONValue?
  ) -> ServerResponse {
    let page = page(entries, call, limit: limit)
    return pageAnswer(
      page.compactMap(row),
      link: link(
        call,
        next: page.count == limit ? page.last.map { String($0.number) } : nil,
        previous: page.first.map { String($0.number) },
        by: "since_id"
      )
    )
  }

  /// A value escaped for a query.
  func escaped(_ text: String) -> String {
    var allowed = CharacterSet(charactersIn: "-._~")
    allowed.insert(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
