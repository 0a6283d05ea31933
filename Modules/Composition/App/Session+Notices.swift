import AppCoordinator
import ListModel
public import LiveViewModels
import MomentsLanguage
import MomentsValues
import SocialModel

/// Desktop notifications, and the reader's answers to them.
extension Session {
  /// Notifies of mentions and follow requests.
  func watchNotices() {
    watches.notices?.cancel()
    guard notify != nil, let place else { return }
    let show: @MainActor @Sendable (Notice) -> Void = { [weak self] in self?.notify?($0) }
    let mentions = place.providers.mentions.map {
      MentionNotices(provider: $0, offers: offers(in: place), language: language)
    }
    let requests = place.providers.requests.map {
      FollowRequestNotices(provider: $0, offers: offers(in: place), language: language)
    }
    watches.notices = Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await mentions?.watch(show) }
        group.addTask { await requests?.watch(show) }
      }
    }
  }

  private func offers(in place: OpenedSource) -> NoticeOffers {
    let actions = place.providers.actions
    var kinds: Set<NoticeAnswer.Kind> = actions.supports(.like) ? [.like] : []
    if place.providers.compose != nil { kinds.insert(.reply) }
    if actions.supports(.followRequest) { kinds.formUnion([.accept, .reject]) }
    return NoticeOffers(kinds, account: place.account?.id)
  }

  /// Performs the reader's answer to a notice as soon as possible: an answer that opens a sheet
  /// waits for the window, others only for the account.
  ///
  /// An answer to a notice of another account is not performed, because its posts have other
  /// identities, and a message is shown.
  public func answer(_ answer: NoticeAnswer) {
    guard answer.kind.needsWindow ? canFollow : isShowing, let app, let place else {
      return waitingAnswers.append(answer)
    }
    let coordinator = app.coordinator
    guard answer.account == place.account?.id else {
      return coordinator.showMessage(Strings(language).noticeOfOtherAccount(answer.account ?? ""))
    }
    tracker?.track(
      .action(name: "notice-\(answer.kind.rawValue)", screen: "desktop", target: answer.subject)
    )
    if answer.kind == .reply { return coordinator.reply(to: answer.subject) }
    let answers = NoticeAnswers(actions: place.providers.actions, language: language)
    Task { [weak coordinator] in
      if let words = await answers.perform(answer) { coordinator?.showMessage(words) }
    }
  }
}
