extension World {
  static let translationRoutes: [Route] = [
    Route("POST", "/api/v1/statuses/:id/translate", .user("read:statuses")) { world, call in
      let status = try world.visible(call.part(), call.user())
      guard world.options.translates else { throw Refusal.notFound }
      guard ["public", "unlisted"].contains(status.visibility) else {
        throw Refusal(status: 403, text: .notAllowed)
      }
      let language = call.text("lang") ?? "en"
      guard language != "xx" else { throw Refusal(status: 503, text: .unavailable) }
      guard let record = world.translations["\(status.id) \(language)"] else {
        throw Refusal(status: 403, text: .notAllowed)
      }
      return ServerResponse(world.translationJSON(record, of: status, in: language))
    }
  ]

  private func translationJSON(
    _ record: TranslationRecord,
    of status: StatusRecord,
    in language: String
  ) -> JSONValue {
    let poll: JSONValue = [
      "id": .optional(status.poll),
      "options": .list(record.pollOptions.map { ["title": .text($0)] }),
    ]
    return [
      "content": .text(html(record.text)), "spoiler_text": .text(record.spoiler),
      "language": .text(language), "detected_source_language": .text(record.source),
      "provider": "Testing Translator",
      "poll": record.pollOptions.isEmpty ? .null : poll,
      "media_attachments": .list(
        record.descriptions.sorted { $0.key < $1.key }.map {
          ["id": .text($0.key), "description": .text($0.value)]
        }
      ),
    ]
  }
}
