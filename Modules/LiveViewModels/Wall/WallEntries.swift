import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// What stands on the wall, in order, and the days it belongs to.
///
/// A photo belongs to the day it was posted. A suggestion has no date: it stands before a photo and
/// shares its day. Where there is no photo at all, it is today's.
@MainActor
struct WallEntries {
  /// One row.
  private struct Entry {
    let item: AnyListItem
    /// When it was posted; nil where that is the day it is.
    let date: Date?
    /// The moment, of a photo.
    let moment: Moment?
    /// The person, of a suggestion.
    let personID: String?
  }

  /// How many photos stand between two people.
  private static let photosBetweenPeople = 3

  private let days: DayText
  private var entries: [Entry] = []
  private var known: Set<ListItemID> = []
  /// People who have no place yet.
  private var waiting: [(row: MemberRow, personID: String)] = []
  private var photoCount = 0

  init(days: DayText) {
    self.days = days
  }

  /// The moments of all photos, by the identity of their posts.
  var moments: [String: Moment.ID] {
    Dictionary(
      entries.compactMap { $0.moment.map { ($0.postID, $0.id) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The identities of the moments whose photos stand here.
  var momentIDs: Set<Moment.ID> { Set(entries.compactMap { $0.moment?.id }) }

  /// Everybody who stands here, or will.
  var personIDs: Set<String> {
    Set(entries.compactMap(\.personID)).union(waiting.map(\.personID))
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether there are people for the next page.
  var hasPeopleWaiting: Bool { waiting.count > Self.photosBetweenPeople }

  // MARK: Changing

  /// Notes people who are to stand among the photos to come; those that are known are left out.
  mutating func add(_ people: [(row: MemberRow, personID: String)]) {
    waiting += people.filter { known.insert($0.row.itemID).inserted }
  }

  /// Puts a photo at the end, after somebody to follow where it is time for one.
  mutating func add(_ photo: PhotoRow, of moment: Moment) {
    guard known.insert(photo.itemID).inserted else { return }
    let date = moment.listedAt ?? moment.createdAt ?? entries.last?.date
    if photoCount.isMultiple(of: Self.photosBetweenPeople), !waiting.isEmpty {
      append(waiting.removeFirst(), date: date)
    }
    photoCount += 1
    entries.append(Entry(item: AnyListItem(photo), date: date, moment: moment, personID: nil))
  }

  /// Ends the wall with everybody who has no place yet.
  mutating func end() {
    let date = entries.last?.date
    for person in waiting { append(person, date: date) }
    waiting = []
  }

  private mutating func append(_ person: (row: MemberRow, personID: String), date: Date?) {
    entries.append(
      Entry(item: AnyListItem(person.row), date: date, moment: nil, personID: person.personID)
    )
  }

  /// Puts another row in the place of a photo, or takes it away.
  mutating func replace(_ id: Moment.ID, with row: PhotoRow?, of moment: Moment?) {
    guard let place = entries.firstIndex(where: { $0.moment?.id == id }) else { return }
    guard let row, let moment else {
      known.remove(entries.remove(at: place).item.itemID)
      return
    }
    entries[place] = Entry(
      item: AnyListItem(row),
      date: entries[place].date,
      moment: moment,
      personID: nil
    )
  }

  // MARK: Days

  /// The rows in sections, the newest day first, as seen at a time; within a day in their order.
  ///
  /// Servers sort by when they heard of a post: one that comes late stands with its day.
  func sections(now: Date) -> [ListSection] {
    var rows: [Date: [AnyListItem]] = [:]
    for entry in entries {
      // What is posted tomorrow, by a wrong clock, is of today.
      let day = days.day(of: min(entry.date ?? now, now))
      rows[day, default: []].append(entry.item)
    }
    return rows.sorted { $0.key > $1.key }.map { day, items in
      let id = days.id(of: day)
      return ListSection(
        id: id,
        header: AnyListItem(WallDayRow(id: id, title: days.title(of: day, now: now))),
        items: items
      )
    }
  }
}
