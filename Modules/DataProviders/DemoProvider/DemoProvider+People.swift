import MomentsValues
public import SocialModel

extension DemoProvider {
  private static var pageSize: Int { 20 }

  /// A person's followers or followed people: first the people of the demo, then as many generated
  /// ones as their counts require.
  @MainActor
  public func people(in list: PeopleList, after cursor: PageCursor?) async throws -> PeoplePage {
    try await respond(to: cursor == nil ? .people : .peoplePage)
    let total = total(of: list)
    switch story {
    case .empty: return PeoplePage(items: [], total: 0)
    case .friendsHidden: return PeoplePage(items: [], total: total, isHidden: total > 0)
    default: break
    }
    let added = addedPeople[list, default: 0]
    if story == .friendsGrowing { addedPeople[list] = added + 3 }
    let start = cursor.flatMap { Int($0.token) } ?? 0
    let end = min(start + Self.pageSize, total + added)
    guard start < end else { return PeoplePage(items: [], total: total + added) }
    let items = (start..<end).map { person(at: $0 - added, of: list) }
    let isRepeating = story == .friendsLoop && end >= 3 * Self.pageSize
    return PeoplePage(
      items: items,
      next: isRepeating
        ? PageCursor(token: "0") : end < total + added ? PageCursor(token: String(end)) : nil,
      total: total + added
    )
  }

  private func total(of list: PeopleList) -> Int {
    let owner = content.people.first { $0.id == list.owner }
    switch list {
    case .followers: return owner?.followersCount ?? 0
    case .following: return owner?.followingCount ?? 0
    case .likers(let id): return shown([id]).first?.like.count ?? 0
    case .boosters(let id): return shown([id]).first?.boostCount ?? 0
    }
  }

  /// The person at an index of a list; those who were added while it was read have negative
  /// indexes.
  private func person(at place: Int, of list: PeopleList) -> Account {
    let others = content.people.filter {
      $0.id != list.owner && ($0.id != content.reader.id || hasReader(list))
    }
    let known = others.filter { stands($0, in: list) }
    if known.indices.contains(place) { return known[place] }
    let model = ((place % others.count) + others.count) % others.count
    var person = others[model]
    // Distinct numbers, so that the reader's followers and followed people differ.
    let number = list == .followers(of: content.reader.id) ? place + 300 : place
    person.handle = place < 0 ? "\(person.handle).new\(-place)" : "\(person.handle)\(number)"
    person.id = person.handle
    if relationships[person.id] == nil {
      relationships[person.id] = Relationship(
        id: person.id,
        following: list == .following(of: content.reader.id) || place.isMultiple(of: 4)
          ? .yes : .no,
        followsReader: list == .followers(of: content.reader.id) || place.isMultiple(of: 3)
      )
    }
    return person
  }

  /// Whether the reader may be in a list: in that of a post that they marked.
  private func hasReader(_ list: PeopleList) -> Bool {
    switch list {
    case .followers, .following: true
    case .likers(let id): shown([id]).first?.like.isLiked ?? false
    case .boosters(let id): shown([id]).first?.isBoosted ?? false
    }
  }

  /// Whether a person of the demo is in a list; for the reader's own lists, by the initial
  /// relationships.
  private func stands(_ person: Account, in list: PeopleList) -> Bool {
    let relationship = content.relationships.first { $0.id == person.id }
    switch list {
    case .following(content.reader.id): return relationship?.following == .yes
    case .followers(content.reader.id): return relationship?.followsReader == true
    default: return true
    }
  }
}

extension PeopleList {
  /// The owner of the list: a person or a post.
  fileprivate var owner: String {
    switch self {
    case .followers(let id), .following(let id), .likers(let id), .boosters(let id): id
    }
  }
}

extension DemoProvider {
  /// The person with an address.
  @MainActor
  public func person(handle: String) async throws -> Account? {
    try await respond(to: .people)
    return content.people.first { $0.handle.lowercased() == handle.lowercased() }
  }
}
