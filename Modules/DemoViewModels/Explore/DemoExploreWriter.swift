import Foundation
import ListModel
import MomentsContracts

/// Puts what the demo has to explore into the reader's language.
struct DemoExploreWriter {
  let strings: Strings

  /// Everything there is of a kind.
  func items(_ kind: ExploreShelf.Kind) -> ExploreShelf.Items {
    switch kind {
    case .photos: .photos(photos)
    case .hashtags: .hashtags(DemoTag.all.map(row))
    case .people: .people(DemoPerson.allCases.filter { $0 != .owner }.map(row))
    case .links: .links(DemoLink.all.compactMap(row))
    }
  }

  private var photos: [PhotoTile] {
    DemoFeed.moments.enumerated().compactMap { number, moment in
      guard moment.warning == nil, let photo = moment.photos.first else { return nil }
      return PhotoTile(
        moment: DemoEntry(number: number, moment: moment).id,
        picture: photo,
        author: moment.author.name,
        strings: strings
      )
    }
  }

  private func row(of tag: DemoTag) -> TagRow {
    TagRow(
      name: tag.name,
      usage: .init(recentPeople: tag.people, weekPeople: tag.people),
      history: tag.history,
      strings: strings
    )
  }

  private func row(of person: DemoPerson) -> PersonRow {
    PersonRow(
      person: person.reference,
      bio: DemoMarkup.read(person.bio).string,
      followers: person.followerCount,
      strings: strings
    )
  }

  private func row(of link: DemoLink) -> LinkRow? {
    guard let url = URL(string: link.address) else { return nil }
    return LinkRow(
      url: url,
      title: link.title,
      publisher: link.publisher,
      summary: link.summary,
      picture: link.picture.flatMap { DemoPicture.square($0).reference },
      people: link.people,
      strings: strings
    )
  }
}

// MARK: - Many

extension DemoExploreWriter {
  /// How many things a crowded shelf has.
  static let crowd = 100

  /// A hundred things of a kind, unlike those of other shelves.
  ///
  /// Cheap: pictures are small, and painted only when they are shown.
  func manyItems(_ kind: ExploreShelf.Kind, shelf: Int) -> ExploreShelf.Items {
    let numbers = (0..<Self.crowd).map { shelf * Self.crowd + $0 }
    switch kind {
    case .photos: return .photos(numbers.compactMap(manyPhotos))
    case .hashtags: return .hashtags(numbers.map(manyTags))
    case .people: return .people(numbers.map(manyPeople))
    case .links: return .links(numbers.compactMap(manyLinks))
    }
  }

  private func picture(_ number: Int) -> PictureReference? {
    let subjects = ["sea", "landscape", "night", "city", "forest", "dunes", "aurora", "ribbons"]
    let subject = subjects[number % subjects.count]
    return DemoPicture("\(subject)/\(number % 40 + 1)", width: 128, height: 128).reference
  }

  private func manyPhotos(_ number: Int) -> PhotoTile? {
    picture(number).map {
      PhotoTile(
        moment: ListItemID("moment-\(number + 1)"),
        picture: $0,
        author: person(number).name,
        strings: strings
      )
    }
  }

  private func manyTags(_ number: Int) -> TagRow {
    let tag = DemoTag.all[number % DemoTag.all.count]
    return row(of: DemoTag("\(tag.name)\(number)", people: tag.people + number, tag.history))
  }

  private func manyPeople(_ number: Int) -> PersonRow {
    var row = row(of: person(number))
    row.person.id += "-\(number)"
    return row
  }

  private func manyLinks(_ number: Int) -> LinkRow? {
    var link = DemoLink.all[number % DemoLink.all.count]
    link.address += "#\(number)"
    link.picture = nil
    var row = row(of: link)
    row?.picture = picture(number)
    return row
  }

  private func person(_ number: Int) -> DemoPerson {
    DemoPerson.allCases[number % DemoPerson.allCases.count]
  }
}
