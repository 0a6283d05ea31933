import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// The content of the wall, in order, by day.
///
/// A photo belongs to the day it was posted. A suggestion has no date: it is placed before a photo
/// and shares its day. Without photos, its day is today.
@MainActor
struct WallEntries {
  /// A suggestion.
  struct Person {
    let row: MemberRow
    let id: String
  }

  /// One row.
  private struct Entry {
    enum Content {
      case photo(PhotoRow, of: Moment)
      case person(Person)
    }

    let content: Content
    /// When it was posted; nil for today.
    let date: Date?

    var moment: Moment? { if case .photo(_, let moment) = content { moment } else { nil } }
    var personID: String? { if case .person(let person) = content { person.id } else { nil } }
  }

  /// The number of photos between two people.
  private static let photosBetweenPeople = 3

  private let days: DayText
  private var entries: [Entry] = []
  private var known: Set<ListItemID> = []
  /// People who are not placed yet.
  private var waiting: [Person] = []
  private var photoCount = 0

  init(days: DayText) {
    self.days = days
  }

  /// The moments of all photos, by post.
  var moments: [String: Moment.ID] {
    Dictionary(
      entries.compactMap { $0.moment.map { ($0.postID, $0.id) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The identities of the moments of all photos.
  var momentIDs: Set<Moment.ID> { Set(entries.compactMap { $0.moment?.id }) }

  /// All people, including those who are not placed yet.
  var personIDs: Set<String> {
    Set(entries.compactMap(\.personID)).union(waiting.map(\.id))
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether there are enough people for the next page.
  var hasPeopleWaiting: Bool { waiting.count > Self.photosBetweenPeople }

  // MARK: Changing

  /// Notes people to place among the next photos, except those that are known already.
  mutating func add(_ people: [Person]) {
    waiting += people.filter { known.insert($0.row.itemID).inserted }
  }

  /// Appends a photo, after a person if one is due.
  mutating func add(_ photo: PhotoRow, of moment: Moment) {
    guard known.insert(photo.itemID).inserted else { return }
    let date = moment.listedAt ?? moment.createdAt ?? entries.last?.date
    if photoCount.isMultiple(of: Self.photosBetweenPeople), !waiting.isEmpty {
      append(waiting.removeFirst(), date: date)
    }
    photoCount += 1
    entries.append(Entry(content: .photo(photo, of: moment), date: date))
  }

  /// Appends all people who are not placed yet.
  mutating func end() {
    let date = entries.last?.date
    for person in waiting { append(person, date: date) }
    waiting = []
  }

  private mutating func append(_ person: Person, date: Date?) {
    entries.append(Entry(content: .person(person), date: date))
  }

  /// Replaces the row of a photo, or removes it.
  mutating func replace(_ id: Moment.ID, with row: PhotoRow?, of moment: Moment?) {
    guard let index = entries.firstIndex(where: { $0.moment?.id == id }) else { return }
    guard let row, let moment else {
      if case .photo(let row, _) = entries.remove(at: index).content { known.remove(row.itemID) }
      return
    }
    entries[index] = Entry(content: .photo(row, of: moment), date: entries[index].date)
  }

  // MARK: Days

  /// The rows in sections at a time, the newest day first, in their order within a day.
  ///
  /// Servers sort by when they received a post: a late one is placed in its day.
  func sections(now: Date) -> [ListSection] {
    var byDay: [Date: [Entry]] = [:]
    for entry in entries {
      // A post from tomorrow, by a wrong clock, belongs to today.
      byDay[days.day(of: min(entry.date ?? now, now)), default: []].append(entry)
    }
    return byDay.sorted { $0.key > $1.key }.map { day, entries in
      let id = days.id(of: day)
      let header = WallDayRow(id: id, title: days.title(of: day, now: now))
      return ListSection(id: id, header: header) {
        for entry in entries {
          switch entry.content {
          case .photo(let row, _): row
          case .person(let person): person.row
          }
        }
      }
    }
  }
}
