public import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The follow requests to the reader, over a provider.
@MainActor
public final class LiveFollowRequestsViewModel: LiveListScreen<FollowRequestRow, PageCursor>,
  FollowRequestsViewModel
{
  private let answers: FollowRequestAnswers

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Provides the requests and answers them.
  ///   - outbox: The outbox; nil where answers take effect immediately.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any FollowRequestProvider,
    outbox: (any OutboxProvider)? = nil,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let answers = FollowRequestAnswers(provider: provider, outbox: outbox, changes: context.changes)
    self.answers = answers
    super.init(
      named: "follow-requests",
      in: context,
      texts: failures.texts(
        empty: (\.emptyFollowRequestsTitle, \.emptyFollowRequestsMessage),
        failed: \.followRequestsFailedTitle,
        reload: { failures.message($0, after: strings.followRequestsFailedTitle + ".") }
      ),
      source: { cursor in
        let page = try await provider.followRequests(after: cursor)
        answers.note(page.items)
        await answers.read(Set(page.items.map(\.id)))
        let rows = page.items.map { request in
          FollowRequestRow(
            PersonRow(
              person: PersonReference(request.person),
              bio: request.person.note,
              followers: request.person.followersCount,
              strings: strings
            ),
            answer: answers.kind(of: request.id).map {
              FollowRequestAnswer(kind: $0, strings: strings)
            }
          )
        }
        return ListPage(rows, next: page.next)
      }
    )
    answers.onChange = { [weak self] in self?.show($0) }
    answers.onFailure = { [messages] in
      messages.show(failures.message($0, after: strings.requestNotAnswered), .failure)
    }
  }

  /// Accepts or rejects a person's request.
  public func answer(_ row: ListItemID, accepted: Bool) {
    guard let person = self.row(row)?.person else { return }
    track(accepted ? "accept-follow-request" : "reject-follow-request", person.id)
    answers.answer(person.id, accepted: accepted)
  }

  /// Opens the profile of a person.
  public func open(_ row: ListItemID) {
    guard let person = self.row(row)?.person else { return }
    onRoute?(.profile(person))
  }

  private func show(_ people: Set<String>) {
    for id in people {
      update(ListItemID(id)) { row in
        row.answer = answers.kind(of: id).map { FollowRequestAnswer(kind: $0, strings: strings) }
      }
    }
  }
}
