import Foundation

extension World {
  /// The maximum number of lines of a profile, and of characters in its name.
  static let mostLines = 4
  static let mostNameLetters = 30

  /// Changes the account; all lines together, if the request has one.
  mutating func updateCredentials(_ call: Call) throws -> ServerResponse {
    let user = try call.user()
    guard var account = accounts[user] else { throw Refusal.notFound }
    if let name = call.text("display_name") {
      guard name.count <= Self.mostNameLetters else { throw Refusal.invalid(.nameTooLong) }
      account.displayName = name
    }
    if let note = call.text("note") { account.note = note }
    if let isLocked = call.flag("locked") { account.isLocked = isLocked }
    if let isBot = call.flag("bot") { account.isBot = isBot }
    if let isDiscoverable = call.flag("discoverable") { account.isDiscoverable = isDiscoverable }
    if let lines = lines(of: call) {
      guard lines.count <= Self.mostLines else { throw Refusal.invalid(.tooManyLines) }
      account.fields = lines
    }
    for (name, file) in call.files {
      guard file.type.hasPrefix("image/") else { throw Refusal.invalid(.fileType) }
      let id = newID().id
      media[id] = MediaRecord(
        id: id,
        account: user,
        type: file.type,
        content: file.content,
        width: 400,
        height: 400,
        blurhash: "",
        createdAt: now(),
        pollsLeft: 0
      )
      if name == "avatar" { account.avatar = "/media/\(id)/original" }
      if name == "header" { account.header = "/media/\(id)/original" }
    }
    accounts[user] = account
    return ServerResponse(credentialJSON(user))
  }

  /// The lines of a request, without empty ones; nil if it has none.
  private func lines(of call: Call) -> [FormField]? {
    let prefix = "fields_attributes["
    guard call.fields.contains(where: { $0.name.hasPrefix(prefix) }) else { return nil }
    return (0..<100).compactMap { place -> FormField? in
      guard let name = call.text("\(prefix)\(place)][name]"), !name.isEmpty else { return nil }
      return FormField(name: name, value: call.text("\(prefix)\(place)][value]") ?? "")
    }
  }
}
