import Foundation

extension World {
  /// Answers a search: by words, or by the address of a person or a post.
  mutating func search(_ call: Call) throws -> ServerResponse {
    let text = withoutOwnHost(try call.required("q"))
    let resolves = call.flag("resolve") == true
    if call.viewer == nil, resolves || call.number("offset") != nil {
      throw Refusal(status: 401, text: .unauthorized)
    }
    if resolves { fetch(text) }
    let isAddress = text.hasPrefix("http://") || text.hasPrefix("https://")
    let followed = call.flag("following") == true ? call.viewer : nil
    let known =
      isAddress ? accountOrder.filter { page(ofAccount: $0) == text } : accounts(matching: text)
    let people = known.filter { id in
      !distant.contains(id) && followed.map { follows.contains($0, id) } ?? true
    }
    let posts = found(text, isAddress: isAddress, call)
    let name = text.lowercased().drop { $0 == "#" }
    let tags =
      isAddress
      ? []
      : Set(statuses.values.flatMap { linked($0.text).tags }).filter { $0.contains(name) }.sorted()
    let (type, limit) = (call.text("type"), call.limit(20, most: 40))
    let offset = options.searchPages ? max(0, call.number("offset") ?? 0) : 0
    func rows<Row>(_ kind: String, _ rows: [Row], _ json: (Row) -> JSONValue) -> JSONValue {
      guard type == nil || type == kind else { return [] }
      return .list(rows.dropFirst(offset).prefix(limit).map(json))
    }
    return ServerResponse([
      "accounts": rows("accounts", people) { accountJSON($0) },
      "statuses": rows("statuses", posts) { statusJSON($0, for: call.viewer) },
      "hashtags": rows("hashtags", tags) { tagJSON($0, uses: [], call) },
    ])
  }

  private func found(_ text: String, isAddress: Bool, _ call: Call) -> [StatusRecord] {
    guard isAddress || options.searchesText else { return [] }
    return statusOrder.reversed().compactMap { statuses[$0] }.filter { status in
      guard status.boostOf == nil, !distant.contains(status.id), canSee(status, call.viewer)
      else { return false }
      return isAddress
        ? page(ofPost: status.id) == text : status.text.lowercased().contains(text.lowercased())
    }
  }

  /// The address of a person of this server without its host.
  private func withoutOwnHost(_ text: String) -> String {
    let host = "@" + address.drop { $0 != "/" }.drop { $0 == "/" }
    return text.hasSuffix(host) ? String(text.dropLast(host.count)) : text
  }

  /// Fetches a person or post with the address from the other server.
  private mutating func fetch(_ text: String) {
    let handle = text.lowercased().drop { $0 == "@" }
    for id in distant
    where page(ofAccount: id) == text || page(ofPost: id) == text
      || accounts[id]?.acct.lowercased() == String(handle)
    {
      distant.remove(id)
    }
  }

  /// The page of a post for a browser; nil if there is none.
  func page(ofPost id: String) -> String? {
    guard let status = statuses[id], case .text(let url)? = statusJSON(status, for: nil)["url"]
    else { return nil }
    return url
  }

  /// The page of a person for a browser; nil if there is no such person.
  func page(ofAccount id: String) -> String? {
    guard accounts[id] != nil, case .text(let url)? = accountJSON(id)["url"] else { return nil }
    return url
  }
}
