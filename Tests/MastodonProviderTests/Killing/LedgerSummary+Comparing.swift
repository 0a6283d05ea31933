import Expectations
import MomentsValues
import OutboxWorker
import Testing
import _Testing_Mastodon

extension LedgerSummary {
  /// The number of intents that the store acknowledged.
  var total: Int { acknowledged.values.reduce(0, +) }

  /// The number of each kind, as text.
  var kinds: String {
    ActionKind.allCases.map { "\($0) \(acknowledged[$0] ?? 0)" }.joined(separator: ", ")
  }

  /// Checks that all kinds of items were sent, except those that the server does not have.
  func expectAllKinds(except missing: Set<ActionKind> = [], _ comment: Comment) {
    for kind in ActionKind.allCases where !missing.contains(kind) {
      expect(acknowledged[kind, default: 0], isAbove: 0, "never \(kind); \(comment)")
    }
  }

  /// Compares what the server has in the end with the intended state: nothing is missing, doubled
  /// or shown to more people than intended, and nothing unintended was sent.
  ///
  /// - Parameters:
  ///   - server: The server, to which everything was sent.
  ///   - reader: The reader.
  ///   - gone: People whose request or follow ended without the reader: they withdrew their
  ///     request, or requested again.
  ///   - comment: The comment of failures.
  func compare(
    with server: TestMastodon,
    reader: String,
    gone: Set<String> = [],
    _ comment: Comment
  ) {
    for (toggle, allowed) in requested where toggle.kind != .pin {
      expect(allowed.contains(server.has(toggle, of: reader)), "\(toggle); \(comment)")
    }
    for (poll, allowed) in votes {
      let choices = server.question(of: poll)?.votes[reader].map { $0.sorted() }
      expect(allowed.contains(choices), "\(poll): \(allowed), not \(choices ?? []); \(comment)")
    }
    for (person, allowed) in answers where !gone.contains(person) {
      let follows = server.isFollowed(reader, by: person)
      let waits = server.isRequested(reader, by: person)
      expect(allowed.contains(follows) && !waits, "\(person): \(allowed); \(comment)")
    }
    for (person, allowed) in notes {
      let note = server.note(about: person, by: reader) ?? ""
      expect(allowed.contains(note), "\(person): \(allowed), not \(note); \(comment)")
    }
    for (part, allowed) in profile where !allowed.contains(nil) {
      let said = server.profile(of: reader)?.text(of: part)
      expect(allowed.contains(said), "\(part): \(allowed), not \(said ?? ""); \(comment)")
    }
    compareReports(with: server, reader: reader, comment)
    compareDismissals(with: server, reader: reader, comment)
    compareFilters(with: server, reader: reader, comment)
    compareLists(with: server, reader: reader, comment)
    compareSchedules(with: server, reader: reader, comment)
    comparePosts(with: server, reader: reader, comment)
    for request in server.requests where request.account == reader && request.method != "GET" {
      expect(isMeant(request), "\(request.method) \(request.path) \(request.fields); \(comment)")
    }
  }

  private func compareSchedules(with server: TestMastodon, reader: String, _ comment: Comment) {
    var left = server.scheduled(by: reader)
    for (text, isCertain) in scheduled {
      let place = left.firstIndex { $0.text == text }
      expect(place != nil || !isCertain, "\(text) is not scheduled; \(comment)")
      if let place { left.remove(at: place) }
    }
    expect(left, satisfies: \.isEmpty, "scheduled twice; \(comment)")
  }

  private func compareReports(with server: TestMastodon, reader: String, _ comment: Comment) {
    var left = server.reports.filter { $0.reporter == reader }
    for (text, report) in reports {
      let place = left.firstIndex { $0.comment == text && $0.account == report.target }
      expect(place != nil || !report.isCertain, "\(text) is missing; \(comment)")
      if let place { left.remove(at: place) }
    }
    expect(left, satisfies: \.isEmpty, "reported twice; \(comment)")
  }

  /// Checks that exactly the dismissed notifications are removed.
  private func compareDismissals(with server: TestMastodon, reader: String, _ comment: Comment) {
    let left = Set(server.notificationIDs(of: reader))
    for (event, dismissal) in dismissals where dismissal.isCertain {
      expect(!left.contains(event), "\(dismissal) is there; \(comment)")
    }
    let keys = Set(dismissals.values.map(\.key))
    for gone in server.dismissals(of: reader) {
      let isMeant = dismissals[gone.id] != nil || keys.contains(gone.groupKey)
      expect(isMeant, "nobody dismissed \(gone); \(comment)")
    }
  }

  private func compareFilters(with server: TestMastodon, reader: String, _ comment: Comment) {
    let served = Dictionary(grouping: server.filters(of: reader), by: \.title)
    for (word, allowed) in filters {
      let action = served[word]?.first?.action ?? ""
      expect(allowed.contains(action), "\(word): \(allowed), not \(action); \(comment)")
    }
    for (word, same) in served {
      expect(filters[word] != nil, "nobody made \(word); \(comment)")
      expect(same.count == 1 && same[0].words.keys.elementsEqual([word]), "\(same); \(comment)")
    }
  }

  private func compareLists(with server: TestMastodon, reader: String, _ comment: Comment) {
    var left = server.peopleLists(of: reader)
    for list in lists where !list.isDeleted {
      let place = left.firstIndex { list.titles.contains($0.title) }
      expect(place != nil || list.mayBeDeleted, "\(list) is missing; \(comment)")
      guard let place else { continue }
      let members = left.remove(at: place).members
      expect(Set(members).count, equals: members.count, "\(list): \(members); \(comment)")
      expect(Set(members).isSubset(of: list.members.keys), "\(list): \(members); \(comment)")
      for (person, allowed) in list.members {
        let isAllowed = allowed.contains(members.contains(person))
        expect(isAllowed, "\(list): \(members); \(comment)")
      }
    }
    for title in possibleLists {
      if let place = left.firstIndex(where: { $0.title == title }) { left.remove(at: place) }
    }
    // The remaining ones were made twice, or exist although they were deleted.
    expect(left, satisfies: \.isEmpty, comment)
  }

  private func comparePosts(with server: TestMastodon, reader: String, _ comment: Comment) {
    var left = server.posts(by: reader).filter { $0.boostOf == nil }
    let pins = server.pins(of: reader)
    var names: [Int: String] = [:]
    for (index, post) in posts.enumerated() where !post.isDeleted {
      let place = left.firstIndex { post.texts.contains($0.text) }
      expect(place != nil || post.mayBeMissing, "\(post) is missing; \(comment)")
      guard let place else { continue }
      let sent = left.remove(at: place)
      names[index] = sent.id
      expect(sent.visibility, equals: post.visibility, "\(post); \(comment)")
      expect(
        server.question(of: sent.id)?.options ?? [],
        equals: post.options,
        "\(post); \(comment)"
      )
      let allowed = post.localID.flatMap { requested[Toggle(.pin, $0)] } ?? [false]
      expect(allowed.contains(pins.contains(sent.id)), "pins: \(post); \(comment)")
      if let before = post.continues {
        let isInOrder = sent.replyTo == names[before] || posts[before].mayBeMissing
        expect(isInOrder, "\(post); \(comment)")
      } else {
        expect(sent.replyTo, equals: post.replyTo, "\(post); \(comment)")
      }
    }
    for post in posts where post.isGivenUp {
      let isFollowing = post.continues.map { posts[$0].mayBeMissing } ?? false
      expect(isFollowing, "\(post) was refused; \(comment)")
    }
    for intent in possiblePosts {
      // All or none: the store saved them in one transaction.
      let sent = intent.texts.compactMap { text in left.firstIndex { $0.text == text } }
      expect(sent.isEmpty || sent.count == intent.texts.count, "\(intent); \(comment)")
      for place in sent {
        expect(left[place].visibility, equals: intent.visibility, "\(intent); \(comment)")
      }
      left.removeAll { intent.texts.contains($0.text) }
    }
    // The remaining ones were duplicated, or exist although they were deleted.
    expect(left, satisfies: \.isEmpty, comment)
  }
}

extension TestMastodon.Profile {
  /// The text of a part of the profile; for the lines, the value of the only one.
  func text(of part: ProfilePart) -> String? {
    switch part {
    case .name: name
    case .biography: note
    case .lines: lines.first?.split(separator: ": ").last.map(String.init)
    }
  }
}

extension TestMastodon {
  /// Whether a requested state is the server's.
  func has(_ toggle: LedgerSummary.Toggle, of reader: String) -> Bool {
    switch toggle.kind {
    case .like: isLiked(toggle.target, by: reader)
    case .boost: isBoosted(toggle.target, by: reader)
    case .bookmark: isBookmarked(toggle.target, by: reader)
    case .muteConversation: isConversationMuted(toggle.target, by: reader)
    case .follow: isFollowed(toggle.target, by: reader) || isRequested(toggle.target, by: reader)
    case .mute: isMuted(toggle.target, by: reader)
    case .block: isBlocked(toggle.target, by: reader)
    case .followTag: isTagFollowed(toggle.target, by: reader)
    // The subject of a pin is only known by the text of the post.
    case .pin, .note, .dismiss, .profile, .followRequest, .report, .filter, .createList,
      .renameList, .deleteList, .listMember, .vote, .post, .schedule, .edit, .delete:
      false
    }
  }
}
