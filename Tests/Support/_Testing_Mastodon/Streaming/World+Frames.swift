extension World {
  /// The frames of an event for a listener: one for each topic.
  func frames(
    for event: StreamEvent,
    to account: String?,
    about topics: Set<StreamTopic>
  ) -> [WebSocketFrame] {
    topics.sorted { $0.names.joined() < $1.names.joined() }.compactMap { topic in
      guard let (name, payload) = message(for: event, to: account, about: topic) else { return nil }
      var json: JSONValue = [
        "stream": .list(topic.names.map(JSONValue.text)), "event": .text(name),
      ]
      if let payload { json["payload"] = .text(payload) }
      let text = String(decoding: json.data, as: UTF8.self)
      return .text(text + (options.endsFramesWithNewline ? "\n" : ""))
    }
  }

  /// The name and the content of a message; nil if the topic has none.
  private func message(
    for event: StreamEvent,
    to account: String?,
    about topic: StreamTopic
  ) -> (name: String, payload: String?)? {
    switch event {
    case .posted(let id):
      guard let status = statuses[id], isAbout(status, topic, account) else { return nil }
      return ("update", text(statusJSON(status, for: account)))
    case .edited(let id):
      guard let status = statuses[id], isAbout(status, topic, account) else { return nil }
      return ("status.update", text(statusJSON(status, for: account)))
    case .deleted(let id):
      return ("delete", id)
    case .notified(let id, let receiver):
      guard topic.name == "user" || topic.name == "user:notification", receiver == account,
        let notification = notifications.last(where: { $0.id == id })
      else { return nil }
      return ("notification", text(notificationJSON(notification)))
    case .filtersChanged(let owner):
      return topic.name == "user" && owner == account ? ("filters_changed", nil) : nil
    case .tokenRevoked: return nil
    }
  }

  private func text(_ json: JSONValue) -> String { String(decoding: json.data, as: UTF8.self) }

  private func isAbout(_ status: StatusRecord, _ topic: StreamTopic, _ account: String?) -> Bool {
    switch topic.name {
    case "user":
      guard let account, isForHome(status, of: account) else { return false }
      // Posts that the feed leaves out are not sent either.
      return status.boostOf == nil || homeFeed(of: account).contains(status.id)
    case "public": return isForAll(status)
    case "public:local": return isForAll(status) && accounts[status.account]?.domain == nil
    case "public:remote": return isForAll(status) && accounts[status.account]?.domain != nil
    case "hashtag":
      return isForAll(status)
        && linked(status.text).tags.contains((topic.argument ?? "").lowercased())
    case "list":
      guard let list = lists.first(where: { $0.id == topic.argument && $0.account == account })
      else { return false }
      return list.members.contains(status.account) && canSee(status, account)
    default: return false
    }
  }
}
