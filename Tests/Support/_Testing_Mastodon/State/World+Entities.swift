import Foundation

extension World {
  /// The absolute address of a path at this server; addresses are unchanged.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? address + path : path }

  // MARK: Accounts

  func accountJSON(_ id: String) -> JSONValue {
    guard let account = accounts[id] else { return .null }
    let page =
      account.domain.map { "https://\($0)/@\(account.username)" }
      ?? "\(address)/@\(account.username)"
    let avatar = JSONValue.text(absolute(account.avatar ?? "/avatars/original/missing.png"))
    let header = JSONValue.text(absolute(account.header ?? "/headers/original/missing.png"))
    return [
      "id": .text(id),
      "username": .text(account.username),
      "acct": .text(account.acct),
      "display_name": .text(account.displayName),
      "locked": .flag(account.isLocked),
      "bot": .flag(account.isBot),
      "discoverable": .flag(account.isDiscoverable),
      "indexable": true,
      "group": false,
      "created_at": .text("\(ServerDate.day(of: account.createdAt))T00:00:00.000Z"),
      "note": .text(account.note.isEmpty ? "" : html(account.note)),
      "url": .text(page),
      "uri": .text("\(address)/users/\(account.username)"),
      "avatar": avatar, "avatar_static": avatar,
      "header": header, "header_static": header,
      "followers_count": .count(follows.count(to: id)),
      "following_count": .count(follows.of(id).count),
      "statuses_count": .count(statusCounts[id] ?? 0),
      "last_status_at": lastPosted[id].map { .text(ServerDate.day(of: $0)) } ?? .null,
      "hide_collections": .flag(account.hidesCollections),
      "emojis": [], "roles": [],
      "fields": .list(
        account.fields.map {
          ["name": .text($0.name), "value": .text($0.value), "verified_at": nil]
        }
      ),
    ]
  }

  func relationshipJSON(_ id: String, for viewer: String) -> JSONValue {
    [
      "id": .text(id),
      "following": .flag(follows.contains(viewer, id)),
      "showing_reblogs": .flag(follows.contains(viewer, id)),
      "notifying": false,
      "languages": nil,
      "followed_by": .flag(follows.contains(id, viewer)),
      "blocking": .flag(blocks.contains(viewer, id)),
      "blocked_by": .flag(blocks.contains(id, viewer)),
      "muting": .flag(mutes.contains(viewer, id)),
      "muting_notifications": .flag(mutes.contains(viewer, id)),
      "muting_expires_at": nil,
      "requested": .flag(followRequests.contains(viewer, id)),
      "requested_by": .flag(followRequests.contains(id, viewer)),
      "domain_blocking": false,
      "endorsed": false,
      "note": .text(notes["\(viewer) \(id)"] ?? ""),
    ]
  }

  // MARK: Posts

  func statusJSON(
    _ status: StatusRecord,
    for viewer: String?,
    isQuoted: Bool = false
  ) -> JSONValue {
    let parts = linked(status.text)
    let shown = status.boostOf.flatMap { statuses[$0] }
    var json: JSONValue = [
      "id": .text(status.id),
      "created_at": .date(status.createdAt),
      "in_reply_to_id": .optional(status.inReplyTo.flatMap { statuses[$0]?.id }),
      "in_reply_to_account_id": .optional(status.inReplyTo.flatMap { statuses[$0]?.account }),
      "sensitive": .flag(status.isSensitive),
      "spoiler_text": .text(status.spoiler),
      "visibility": .text(status.visibility),
      "language": .optional(status.language),
      "uri": .text("\(address)/users/\(status.account)/statuses/\(escaped(status.id))"),
      "url": .text("\(address)/@\(status.account)/\(escaped(status.id))"),
      "replies_count": .count(repliesCount(to: status.id)),
      "reblogs_count": .count(boosts(of: status.id).count),
      "favourites_count": .count(favourites.count(to: status.id)),
      "edited_at": .date(status.editedAt),
    ]
    if let viewer {
      let target = shown ?? status
      json["favourited"] = .flag(favourites.contains(viewer, target.id))
      json["reblogged"] = .flag(boost(of: target.id, by: viewer) != nil)
      json["muted"] = .flag(mutedConversations.contains(viewer, conversation(of: target.id)))
      json["bookmarked"] = .flag(bookmarks.contains(viewer, target.id))
      if status.account == viewer { json["pinned"] = .flag(status.isPinned) }
    }
    let fallback = status.quote.flatMap { quoteFallback($0.status) } ?? ""
    json["content"] = .text(shown == nil ? fallback + parts.html : "")
    if let viewer { json["filtered"] = filtered(shown ?? status, for: viewer) }
    json["reblog"] = shown.map { statusJSON($0, for: viewer) } ?? .null
    json["application"] = status.application.map { ["name": .text($0), "website": nil] } ?? .null
    json["account"] = accountJSON(status.account)
    if !options.hasNumbersInPosts {
      for name in ["followers_count", "following_count", "statuses_count"] {
        json["account"]?[name] = 0
      }
    }
    json["media_attachments"] = .list(status.media.compactMap { media[$0] }.map(mediaJSON))
    json["mentions"] = .list(
      parts.mentions.compactMap { accounts[$0] }.map {
        [
          "id": .text($0.id), "username": .text($0.username),
          "url": .text("\(address)/@\($0.acct)"), "acct": .text($0.acct),
        ]
      }
    )
    json["tags"] = .list(
      parts.tags.map {
        ["name": .text($0), "url": .text("\(address)/tags/\(escaped($0))")]
      }
    )
    json["emojis"] = []
    json["quote"] =
      status.quote.map { quoteJSON($0, for: viewer, isShallow: isQuoted) } ?? .null
    if options.hasQuotes {
      json["quotes_count"] = .count(quotesCount(of: status.id))
      json["quote_approval"] = quoteApprovalJSON(shown ?? status, for: viewer)
    }
    json["card"] = status.card.map { cardJSON($0) } ?? .null
    json["poll"] = status.poll.flatMap { polls[$0] }.map { pollJSON($0, for: viewer) } ?? .null
    return json
  }

  func cardJSON(_ card: CardRecord) -> JSONValue {
    [
      "url": .text(card.url), "title": .text(card.title),
      "description": .text(card.description), "language": nil, "type": "link",
      "author_name": "", "author_url": "", "authors": [],
      "provider_name": .text(card.provider), "provider_url": "", "html": "",
      "width": .count(card.width), "height": .count(card.height),
      "image": card.image.map { .text(absolute($0)) } ?? .null,
      "image_description": "", "embed_url": "", "blurhash": nil, "published_at": nil,
    ]
  }

  func mediaJSON(_ file: MediaRecord) -> JSONValue {
    let isReady = file.pollsLeft == 0
    let path = "\(address)/media/\(escaped(file.id))"
    let aspect = JSONValue.number(Double(file.width) / Double(max(1, file.height)))
    var meta: JSONValue = [
      "original": [
        "width": .count(file.width), "height": .count(file.height),
        "size": .text("\(file.width)x\(file.height)"), "aspect": aspect,
      ],
      "small": [
        "width": .count(file.width), "height": .count(file.height),
        "size": .text("\(file.width)x\(file.height)"), "aspect": aspect,
      ],
    ]
    if let focus = file.focus {
      meta["focus"] = ["x": .number(focus.x), "y": .number(focus.y)]
    }
    return [
      "id": .text(file.id),
      "type": .text(file.kind),
      "url": isReady
        ? .text(file.paths.map { absolute($0.original) } ?? "\(path)/original") : .null,
      "preview_url": .text(file.paths.map { absolute($0.preview) } ?? "\(path)/small"),
      "remote_url": nil, "preview_remote_url": nil, "text_url": nil,
      "meta": meta,
      "description": .optional(file.description),
      "blurhash": .text(file.blurhash),
    ]
  }

  func pollJSON(_ poll: PollRecord, for viewer: String?) -> JSONValue {
    let hasEnded = poll.expiresAt.map { $0 <= now() } ?? false
    let counts = poll.options.indices.map { index in
      poll.votes.values.count { $0.contains(index) }
    }
    var json: JSONValue = [
      "id": .text(poll.id),
      "expires_at": .date(poll.expiresAt),
      "expired": .flag(hasEnded),
      "multiple": .flag(poll.isMultiple),
      "votes_count": .count(counts.reduce(0, +)),
      "voters_count": poll.isMultiple ? .count(poll.votes.count) : .null,
      "options": .list(
        zip(poll.options, counts).map {
          [
            "title": .text($0),
            "votes_count": poll.hidesTotals && !hasEnded ? .null : .count($1),
          ]
        }
      ),
      "emojis": [],
    ]
    if let viewer {
      json["voted"] = .flag(poll.votes[viewer] != nil || poll.account == viewer)
      json["own_votes"] = .list((poll.votes[viewer] ?? []).sorted().map(JSONValue.count))
    }
    return json
  }

  // MARK: Counts

  /// The wrappers of a post's boosts, oldest first.
  func boosts(of id: String) -> [StatusRecord] {
    (boostIndex[id] ?? []).compactMap { statuses[$0] }
  }

  func boost(of id: String, by account: String) -> StatusRecord? {
    boosts(of: id).first { $0.account == account }
  }

  func repliesCount(to id: String) -> Int { (replyIndex[id] ?? []).count }
}
