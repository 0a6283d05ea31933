import Foundation

extension World {
  static let serverRoutes: [Route] = [
    Route("GET", "/api/v2/instance", .open) { world, _ in
      guard world.options.hasInstanceV2 else { throw Refusal.notFound }
      return ServerResponse(world.instanceJSON)
    },
    Route("GET", "/api/v1/instance", .open) { world, _ in ServerResponse(world.oldInstanceJSON) },
    Route("GET", "/api/v1/custom_emojis", .open) { world, _ in
      ServerResponse(
        .list(
          world.emojis.map { name in
            [
              "shortcode": .text(name), "url": .text("/emoji/\(name).png"),
              "static_url": .text("/emoji/\(name).png"), "visible_in_picker": true,
              "category": "People",
            ]
          }
        )
      )
    },
    Route("GET", "/api/v1/streaming", .anyone) { world, call in try world.stream(call) },
    Route("GET", "/api/v1/streaming/:stream", .anyone) { world, call in try world.stream(call) },
  ]

  /// The server's name: its host and port.
  private var domain: String { String(address.drop { $0 != ":" }.dropFirst(3)) }

  private var streamingAddress: String { "ws\(address.dropFirst("http".count))" }

  private var configurationJSON: JSONValue {
    [
      "urls": ["streaming": .text(streamingAddress), "about": .text("\(address)/about")],
      "accounts": [
        "max_featured_tags": 10, "max_pinned_statuses": .count(World.mostPins),
        "max_profile_fields": .count(World.mostLines),
        "max_display_name_length": .count(World.mostNameLetters), "max_note_length": 500,
      ],
      "statuses": [
        "max_characters": .count(options.maximumCharacters),
        "max_media_attachments": .count(options.maximumAttachments),
        "characters_reserved_per_url": .count(options.charactersPerURL),
      ],
      "media_attachments": [
        "description_limit": .count(options.maximumDescription),
        "image_matrix_limit": 33_177_600,
        "image_size_limit": .count(options.maximumImageBytes),
        "supported_mime_types": .list(options.fileTypes.map(JSONValue.text)),
        "video_frame_rate_limit": 120, "video_matrix_limit": 8_294_400,
        "video_size_limit": 103_809_024,
      ],
      "polls": [
        "max_options": 4, "max_characters_per_option": 50, "min_expiration": 300,
        "max_expiration": 2_629_746,
      ],
      "translation": ["enabled": .flag(options.translates)],
    ]
  }

  private var instanceJSON: JSONValue {
    var json: JSONValue = [
      "domain": .text(domain), "title": .text(options.title),
      "version": .text(options.version), "source_url": "",
      "description": "A server of the tests", "languages": ["en"],
      "usage": ["users": ["active_month": .count(accounts.count)]],
      "configuration": configurationJSON,
      "registrations": ["enabled": false, "approval_required": false],
      "contact": ["email": "", "account": nil],
      "rules": .list(
        options.rules.map { ["id": .text($0.id), "text": .text($0.text), "hint": .text($0.hint)] }
      ),
    ]
    if let version = options.apiVersion { json["api_versions"] = ["mastodon": .count(version)] }
    return json
  }

  private var oldInstanceJSON: JSONValue {
    [
      "uri": .text(domain), "title": .text(options.title),
      "short_description": "", "description": "A server of the tests", "email": "",
      "version": .text(options.version), "languages": ["en"],
      "urls": ["streaming_api": .text(streamingAddress)],
      "stats": [
        "user_count": .count(accounts.count), "status_count": .count(statuses.count),
        "domain_count": 1,
      ],
      "registrations": false, "configuration": configurationJSON,
    ]
  }

  // MARK: Streams

  private func stream(_ call: Call) throws -> ServerResponse {
    guard options.hasStreaming else { throw Refusal.notFound }
    guard let key = call.request.webSocketKey else {
      return ServerResponse(["error": "Only WebSockets are streamed to"], status: 400)
    }
    // Browsers cannot send custom fields: they put the token into the field of the protocol.
    let named = call.request.headers["sec-websocket-protocol"]
    guard let token = call.token ?? named.flatMap({ tokens[$0] }), token.account != nil else {
      throw Refusal(status: 401, text: .tokenInvalid)
    }
    let name = call.parts.isEmpty ? call.text("stream") : call.part()
    let topic = name.map {
      StreamTopic(name: $0, argument: call.text("tag") ?? call.text("list"))
    }
    let accept = Digest.sha1(Data("\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8))
    var answer = ServerResponse(
      status: 101,
      headers: ["Upgrade": "websocket", "Sec-WebSocket-Accept": Data(accept).base64EncodedString()]
    )
    if let named { answer.headers["Sec-WebSocket-Protocol"] = named }
    answer.stream = StreamRequest(
      account: token.account,
      token: token.token,
      topics: Set([topic].compactMap(\.self))
    )
    return answer
  }
}
