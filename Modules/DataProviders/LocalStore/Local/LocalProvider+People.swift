import MomentsValues
public import SocialModel

/// Followers and followed people, as far as this machine knows: all of the reader's, and of other
/// people's whether the reader is among them.
extension LocalProvider {
  /// A complete list of people.
  public func people(in list: PeopleList, after cursor: PageCursor?) async throws -> PeoplePage {
    let readerID = readerID
    return try await store.read { [self] connection in
      switch list {
      case .following(readerID):
        return PeoplePage(ofAll: try RelationshipTable.followed(in: connection))
      case .followers(readerID):
        return PeoplePage(ofAll: try RelationshipTable.followers(in: connection))
      case .following(let id):
        let relationship = try RelationshipTable.relationship(id: id, in: connection)
        let person = try AccountTable.account(id: id, in: connection)
        return PeoplePage(
          of: try knownReader(in: connection),
          isIn: relationship?.followsReader ?? false,
          total: person?.followingCount
        )
      case .followers(let id):
        let relationship = try RelationshipTable.relationship(id: id, in: connection)
        let person = try AccountTable.account(id: id, in: connection)
        return PeoplePage(
          of: try knownReader(in: connection),
          isIn: relationship?.following == .yes,
          total: person?.followersCount
        )
      case .likers(let id):
        let like = try known(id, in: connection).like
        return PeoplePage(
          of: try knownReader(in: connection),
          isIn: like.isLiked,
          total: like.count
        )
      case .boosters(let id):
        let moment = try known(id, in: connection)
        return PeoplePage(
          of: try knownReader(in: connection),
          isIn: moment.isBoosted,
          total: moment.boostCount
        )
      }
    }
  }
}

extension PeoplePage {
  /// A list whose people are all known.
  fileprivate init(ofAll people: [Account]) {
    self.init(items: people, total: people.count)
  }

  /// A list of which only the reader is known, if they are in it.
  fileprivate init(of reader: Account, isIn: Bool, total: Int?) {
    let items = isIn ? [reader] : []
    self.init(items: items, total: total, isHidden: (total ?? 0) > items.count)
  }
}
