import DesignKit
public import MomentsContracts
public import MomentsLanguage
public import UIKit

/// The menu of a moment or a comment.
public struct MomentMenu {
  private let strings: Strings
  private let ask: (MomentRow.Actions.Question, @escaping () -> Void) -> Void
  private let perform: (MomentCommand) -> Void

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - strings: The reader's language.
  ///   - ask: Asks for confirmation, and continues if the reader confirms.
  ///   - perform: Called with the chosen command.
  public init(
    strings: Strings,
    ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void,
    perform: @escaping (MomentCommand) -> Void
  ) {
    self.strings = strings
    self.ask = ask
    self.perform = perform
  }

  /// The menu.
  ///
  /// - Parameters:
  ///   - isLiked: Whether the reader likes it.
  ///   - actions: The other actions.
  ///   - text: The text that can be copied; `nil` for none.
  /// - Returns: The menu: frequent actions, then copying, then the actions for one's own moments.
  public func menu(isLiked: Bool, actions: MomentRow.Actions, text: String?) -> UIMenu {
    let often = [
      action(isLiked ? strings.unlike : strings.like, isLiked ? .liked : .like, .like),
      actions.replyTitle.map { action($0, .reply, .reply) },
      actions.boostTitle.map { action($0, .boost, .boost) },
      actions.quoteTitle.map { action($0, .comment, .quote) },
      actions.bookmarkTitle.map {
        action($0, actions.isBookmarked ? .bookmarked : .bookmark, .bookmark)
      },
    ]
    let own = [
      actions.pinTitle.map { action($0, actions.isPinned ? .pinned : .pin, .pin) },
      actions.editTitle.map { action($0, .edit, .edit) },
      actions.deleteTitle.map { action($0, .delete, .delete, attributes: .destructive) },
    ]
    let elsewhere = [
      actions.translationTitle.map { action($0, .everyone, .translate) },
      copy(text, titled: strings.copyText, as: "copy", .copy),
      copy(actions.page?.absoluteString, titled: strings.copyLink, as: "copy-link", .link),
      actions.editsTitle.map { action($0, .recent, .showEdits) },
      actions.page.map { _ in action(strings.openInBrowser, .everyone, .openPage) },
    ]
    let person = [
      actions.muteConversationTitle.map { action($0, .muted, .muteConversation) },
      actions.mute.map { careful($0, .concealed, .mutePerson) },
      actions.block.map { careful($0, .remove, .blockPerson) },
      actions.filterTitle.map { action($0, .filter, .filterWord) },
      actions.reportTitle.map { action($0, .warning, .report, attributes: .destructive) },
    ]
    let groups = [often, elsewhere, person, own].map { group in
      UIMenu(options: .displayInline, children: group.compactMap { $0 })
    }
    return UIMenu(children: groups.filter { !$0.children.isEmpty })
  }

  /// An action that asks for confirmation, if it has a question.
  private func careful(
    _ question: MomentRow.Actions.Question,
    _ icon: Icon,
    _ command: MomentCommand
  ) -> UIAction {
    guard question.question != nil else { return action(question.title, icon, command) }
    return UIAction(
      question.title,
      icon,
      id: "moment.\(command.rawValue)",
      attributes: .destructive
    ) { [ask, perform] in ask(question) { perform(command) } }
  }

  private func action(
    _ title: String,
    _ icon: Icon,
    _ command: MomentCommand,
    attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title, icon, id: "moment.\(command.rawValue)", attributes: attributes) { [perform] in
      perform(command)
    }
  }

  private func copy(_ text: String?, titled title: String, as name: String, _ icon: Icon)
    -> UIAction?
  {
    guard let text, !text.isEmpty else { return nil }
    return UIAction(title, icon, id: "moment.\(name)") { UIPasteboard.general.string = text }
  }
}
