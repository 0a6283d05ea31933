import TestSupport
import _Testing_Mastodon

/// The actions of the other people.
extension SoakRun {
  /// A random person writes, edits, deletes, likes or boosts.
  func write() {
    let person = people[Int.random(in: 0..<people.count, using: &random)]
    let reader = readers[Int.random(in: 0..<readers.count, using: &random)].id
    let theirs = server.posts(by: reader).filter { $0.boostOf == nil && $0.visibility == "public" }
    switch (Int.random(in: 0..<17, using: &random), posts.randomElement(using: &random)) {
    case (0, let post?):
      note("an edit")
      server.edit(post, text: "edited \(events)")
    case (1, let post?):
      note("a deletion")
      posts.removeAll { $0 == post }
      server.delete(post)
    case (2, let post?):
      server.like(post, by: person)
    case (3, let post?) where server.post(post)?.visibility == "public":
      _ = server.boost(post, by: person)
    case (4, _) where !theirs.isEmpty:
      let answered = theirs[Int.random(in: 0..<theirs.count, using: &random)].id
      posts.append(server.post("an answer \(events)", by: person, replyTo: answered))
    case (5, _) where !theirs.isEmpty:
      server.like(theirs[Int.random(in: 0..<theirs.count, using: &random)].id, by: person)
    case (6, let post?):
      server.vote(Int.random(in: 0..<2, using: &random), in: post, by: person)
    case (12, _): ask(toFollow: reader)
    case (13, _): voteInOwn(theirs, by: person)
    case (14, _): decide()
    case (15, let post?) where server.post(post)?.boostOf == nil:
      note("a pin")
      if Bool.random(using: &random) { server.pin(post) } else { server.unpin(post) }
    case (7, _):
      posts.append(ask("question \(events)", by: person))
    default:
      for number in 0..<Int.random(in: 1...30, using: &random) {
        var post = TestMastodon.NewPost("post \(events).\(number) #soak")
        post.visibility =
          ["public", "public", "unlisted", "private"].randomElement(using: &random)
          ?? "public"
        posts.append(server.post(post, by: person))
      }
      note("posts")
    }
  }

  /// Posts a poll that accepts votes for longer than any soak.
  func ask(_ text: String, by person: String, allowsSeveral: Bool = false) -> String {
    var post = TestMastodon.NewPost(text)
    post.poll = ["yes", "no"]
    post.allowsSeveral = allowsSeveral
    post.pollLength = 365 * 86_400
    return server.post(post, by: person)
  }

  /// A person votes in a poll of a reader's, at most once.
  private func voteInOwn(_ posts: [TestMastodon.Post], by person: String) {
    let polls = posts.filter { server.question(of: $0.id)?.votes[person] == nil }
      .filter { server.question(of: $0.id) != nil }
    guard let poll = polls.randomElement(using: &random)?.id else { return }
    server.vote(Int.random(in: 0..<2, using: &random), in: poll, by: person)
    ballots.append((poll, person))
  }

  /// A new person requests to follow a reader, or one withdraws the request or requests again.
  private func ask(toFollow reader: String) {
    guard let (person, asked) = askers.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) == 0
    else {
      let person = server.addAccount("asker\(askers.count)")
      askers.append((person, reader))
      server.follow(reader, by: person)
      return note("somebody asks")
    }
    undecided.insert(person)
    if Bool.random(using: &random) {
      note("a request is taken back")
      server.unfollow(asked, by: person)
    } else {
      note("somebody asks again")
      server.follow(asked, by: person)
    }
  }

  /// Accepts the requests to follow a person who approves followers.
  private func decide() {
    for follower in server.followRequests(to: shy) { server.acceptFollow(of: shy, by: follower) }
  }
}
