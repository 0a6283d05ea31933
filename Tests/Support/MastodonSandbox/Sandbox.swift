import Foundation
import _Testing_Mastodon

/// Fills a server with a small town of people, and simulates its activity.
struct Sandbox {
  let server: TestMastodon
  private(set) var ids: [String: String] = [:]
  private var statuses: [String] = []
  private var chance = RepeatableChance(seed: 20_261_121)

  init(_ server: TestMastodon) {
    self.server = server
    server.serveImages(under: "/art/") { Artwork.png($0) }
    addPeople()
    addPosts()
    addTrends()
  }

  private func id(_ username: String) -> String { ids[username] ?? "" }

  private mutating func addPeople() {
    for person in Person.all {
      var account = TestMastodon.NewAccount(person.username)
      account.displayName = person.name
      account.note = person.note
      account.domain = person.domain
      account.isLocked = person.isLocked
      account.avatar = Artwork.path(person.portrait, 400, 400)
      account.header = Artwork.path(person.header, 1_500, 500)
      ids[person.username] = server.addAccount(account)
    }
    // Ana follows most people, most people follow Ana, and nearly all follow each other.
    for follower in Person.all {
      for person in Person.all where person.username != follower.username {
        let isStranger =
          follower.username == "ana" && ["sami", "lena", "quiet"].contains(person.username)
        if !isStranger, !person.isLocked, follower.username == "ana" || chance.next(4) > 0 {
          server.follow(id(person.username), by: id(follower.username))
        }
      }
    }
  }

  /// Performs all events of the past, in order.
  private mutating func addPosts() {
    let now = Date()
    for (index, sketch) in Sketch.all.enumerated().reversed() {
      // Intervals grow with age.
      let minutes = Double(index * 25 + index * index * 4 + chance.next(15) + 9)
      var date = now.addingTimeInterval(-minutes * 60)
      func pass(_ most: Int) {
        date = min(date.addingTimeInterval(Double(10 + chance.next(most))), now)
        server.clock.move(to: date)
      }
      server.clock.move(to: date)
      let status = add(sketch)
      statuses.insert(status, at: 0)
      for person in Person.all where person.username != sketch.author && chance.next(3) > 0 {
        pass(20)
        server.like(status, by: id(person.username))
      }
      for comment in sketch.comments {
        pass(90)
        server.post(addressed(comment.text), by: id(comment.author), replyTo: status)
      }
      let boosters = ["mei", "tom", "bob", "ingrid", "priya", "sofia", "dawei", "lena"]
      for booster in boosters where booster != sketch.author && chance.next(6) == 0 {
        pass(600)
        server.boost(status, by: id(booster))
      }
      if !sketch.poll.isEmpty {
        for person in Person.all where person.username != sketch.author {
          server.vote(chance.next(sketch.poll.count), in: status, by: id(person.username))
        }
      }
    }
    server.clock.run()
  }

  /// A text that names people from elsewhere with their server.
  private func addressed(_ text: String) -> String {
    Person.all.reduce(text) { text, person in
      guard let domain = person.domain else { return text }
      return text.replacingOccurrences(
        of: "@\(person.username) ",
        with: "@\(person.username)@\(domain) "
      )
    }
  }

  private func add(_ sketch: Sketch) -> String {
    var post = TestMastodon.NewPost(addressed(sketch.text))
    post.warning = sketch.warning
    post.isSensitive = sketch.isSensitive
    post.language = sketch.language
    post.poll = sketch.poll
    if sketch.author == "quiet" { post.visibility = "private" }
    post.media = sketch.photos.map { photo in
      server.addFile(
        at: Artwork.path(photo.subject, photo.width, photo.height),
        preview: Artwork.path(photo.subject, photo.width * 2 / 5, photo.height * 2 / 5),
        size: (photo.width, photo.height),
        of: id(sketch.author),
        description: photo.description,
        blurhash: Artwork.blurhash(photo.subject)
      )
    }
    if sketch.hasCard,
      let link = sketch.text.split(whereSeparator: \.isWhitespace).first(where: {
        $0.hasPrefix("https://")
      })
    {
      post.card = Self.card(String(link))
    }
    return server.post(post, by: id(sketch.author))
  }

  private static func card(_ url: String) -> TestMastodon.Card {
    let slug = url.split(separator: "/").last.map(String.init) ?? url
    var card = TestMastodon.Card(
      url: url,
      title: slug.replacingOccurrences(of: "-", with: " ").capitalized,
      description: "What was found out, how it was measured, and what did not work.",
      provider: url.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    )
    card.image = Artwork.path("ribbons/7", 800, 420)
    (card.width, card.height) = (800, 420)
    return card
  }

  private func addTrends() {
    server.setTrends(
      tags: [
        ("bread", [14, 9, 4, 3]), ("晚霞", [11, 2, 1]), ("swift", [9, 8, 8, 7]),
        ("ferns", [6, 6, 1]), ("تصوير", [5, 4]), ("aurora", [4, 9, 12]),
      ],
      statuses: Array(statuses.prefix(10)),
      links: [
        Self.card("https://tom.example/2026/lists-that-do-not-jump"),
        Self.card("https://tom.example/2026/two-hours"),
      ]
    )
  }

  /// A random event: a post, a like or a reply; returns its description.
  mutating func liveOn(_ turn: Int) -> String {
    let people = Person.all.filter { $0.username != "ana" && !$0.isLocked }
    let person = people[chance.next(people.count)]
    let own = server.posts(by: id("ana")).filter { $0.boostOf == nil }
    switch turn % 3 {
    case 0:
      let sketch = Sketch.all[chance.next(Sketch.all.count)]
      server.post("\(sketch.text) (\(turn))", by: id(person.username))
      return "\(person.username) posts"
    case 1:
      if let post = own.last { server.like(post.id, by: id(person.username)) }
      return "\(person.username) likes a post of ana's"
    default:
      if let post = own.last {
        server.post("@ana Nice! (\(turn))", by: id(person.username), replyTo: post.id)
      }
      return "\(person.username) answers ana"
    }
  }
}
