import MomentsValues
import SocialModel

/// The reader's relationships: what the server confirmed, and the overlay of optimistic updates.
///
/// Call all functions inside of a transaction.
enum RelationshipTable {
  /// Stores relationships, in place of the earlier ones; writes confirmed columns only.
  static func save(
    _ relationships: [Relationship],
    in connection: SQLConnection
  ) throws(SQLiteError) {
    for relationship in relationships {
      try connection.run(
        """
        INSERT INTO relationship (id, following, follows_reader, is_muted, is_blocked, note)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (id) DO UPDATE
        SET (following, follows_reader, is_muted, is_blocked, note)
          = (?2, ?3, ?4, ?5, coalesce(?6, note))
        WHERE (following, follows_reader, is_muted, is_blocked, note)
          IS NOT (?2, ?3, ?4, ?5, coalesce(?6, note))
        """,
        relationship.id,
        relationship.following.number,
        relationship.followsReader,
        relationship.isMuted,
        relationship.isBlocked,
        relationship.note
      )
    }
  }

  /// Makes a row for an overlay, if nothing is known of a person.
  static func makeRow(id: String, in connection: SQLConnection) throws(SQLiteError) {
    guard try confirmed(id: id, in: connection) == nil else { return }
    try save([Relationship(id: id)], in: connection)
  }

  /// The relationship with a person, with the overlay; nil where it is unknown.
  ///
  /// A follow of a person who approves followers becomes a request, as far as that is known.
  static func relationship(
    id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Relationship? {
    try read(
      """
      r.wanted_following, coalesce(r.wanted_muted, r.is_muted),
      coalesce(r.wanted_blocked, r.is_blocked), coalesce(r.wanted_note, r.note)
      """,
      id: id,
      in: connection
    )
  }

  /// The relationship as the server confirmed it.
  static func confirmed(
    id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Relationship? {
    try read("NULL, r.is_muted, r.is_blocked, r.note", id: id, in: connection)
  }

  /// The people whom the reader follows, the last stored first.
  static func followed(in connection: SQLConnection) throws(SQLiteError) -> [Account] {
    try people(where: "coalesce(r.wanted_following, r.following = 2)", in: connection)
  }

  /// The reader's followers, the last stored first.
  static func followers(in connection: SQLConnection) throws(SQLiteError) -> [Account] {
    try people(where: "r.follows_reader", in: connection)
  }

  private static func people(
    where condition: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Account] {
    try connection.query(
      """
      SELECT a.id, a.is_locked, a.body FROM relationship r JOIN account a ON a.id = r.id
      WHERE \(condition) ORDER BY r.number DESC
      """
    ) { row in AccountTable.read(row, from: 0) }.compactMap { $0 }
  }

  private static func read(
    _ columns: String,
    id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Relationship? {
    try connection.query(
      """
      SELECT r.following, r.follows_reader, a.is_locked, \(columns)
      FROM relationship r LEFT JOIN account a ON a.id = r.id WHERE r.id = ?
      """,
      id
    ) { row in
      let confirmed = Following(number: row.integer(0) ?? 0)
      return Relationship(
        id: id,
        following: confirmed.setting(row.boolean(3), isLocked: row.boolean(2) ?? false),
        followsReader: row.boolean(1) ?? false,
        isMuted: row.boolean(4) ?? false,
        isBlocked: row.boolean(5) ?? false,
        note: row.text(6)
      )
    }.first
  }
}

extension RelationshipTable {
  /// The people whom the reader hides.
  ///
  /// O(known relationships).
  static func hidden(
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String: Moment.Hiding] {
    let people = try connection.query(
      """
      SELECT h.id, h.hiding FROM (
        SELECT a.id AS id, \(hiding("a")) AS hiding FROM relationship a
      ) h WHERE h.hiding > 0
      """
    ) { row in
      row.text(0).flatMap { id in
        row.integer(1).flatMap(Moment.Hiding.init(rawValue:)).map { (id, $0) }
      }
    }
    return Dictionary(people) { $1 }
  }

  /// In SQL, whether the server of a relationship `r` leaves the person out of its pages, or may do
  /// so already, because a request arrives there before its response returns.
  static let isLeftOut = "(r.is_muted OR r.is_blocked OR r.wanted_muted OR r.wanted_blocked)"

  /// In SQL, why the reader hides the people of a table: `Moment.Hiding`, or 0.
  static func hiding(_ person: String) -> String {
    """
    coalesce((
      SELECT CASE WHEN coalesce(r.wanted_blocked, r.is_blocked) THEN 2
        WHEN coalesce(r.wanted_muted, r.is_muted) THEN 1 ELSE 0 END
      FROM relationship r WHERE r.id = \(person).id
    ), 0)
    """
  }
}

extension Following {
  fileprivate var number: Int {
    switch self {
    case .no: 0
    case .requested: 1
    case .yes: 2
    }
  }

  fileprivate init(number: Int) {
    switch number {
    case 2: self = .yes
    case 1: self = .requested
    default: self = .no
    }
  }

  /// The relationship with a requested follow applied.
  fileprivate func setting(_ requested: Bool?, isLocked: Bool) -> Self {
    switch requested {
    case nil: self
    case false: .no
    case true: self != .no ? self : isLocked ? .requested : .yes
    }
  }
}
