import DesignKit
import MomentsContracts
import MomentsLanguage
import UIKit

/// The buttons of the bars, which lead to other screens.
extension Screens {
  var composeButton: UIBarButtonItem? {
    button(.compose, strings.composerOpen, id: "open.compose", to: .compose(.moment))
  }

  var accountsButton: UIBarButtonItem? {
    button(.accounts, strings.accountsTitle, id: "open.accounts", to: .accounts)
  }

  var settingsButton: UIBarButtonItem? {
    button(.settings, strings.settingsTitle, id: "open.settings", to: .settings)
  }

  var savedButton: UIBarButtonItem? {
    let actions = [
      action(strings.bookmarksTitle, .bookmark, id: "saved.bookmarks", to: .bookmarks),
      action(strings.likesTitle, .like, id: "saved.likes", to: .likes),
    ]
    return menu(actions, icon: .bookmark, strings.savedTitle, id: "open.saved")
  }

  /// The button for more actions on a person, on their profile; nil on the reader's own.
  func moreButton(for person: PersonReference) -> UIBarButtonItem? {
    guard person.id != factory.reader?.id else { return nil }
    let actions = [
      action(strings.noteAction, .edit, id: "profile.note", to: .note(person)),
      action(strings.addToLists, .lists, id: "profile.lists", to: .listsWith(person)),
      action(
        strings.report(person.handle),
        .warning,
        id: "profile.report",
        attributes: .destructive,
        to: .report(ReportSubject(person: person))
      ),
    ]
    return menu(actions, icon: .more, strings.moreActions, id: "profile.more")
  }

  /// The button for more actions on a hashtag, on its timeline.
  func moreButton(for tag: String) -> UIBarButtonItem? {
    let word = "#\(tag)"
    let filter = action(
      strings.filterTag(word),
      .filter,
      id: "hashtag.filter",
      to: .filter(.new(words: [word]))
    )
    return menu([filter], icon: .more, strings.moreActions, id: "hashtag.more")
  }

  /// A button that leads somewhere; nil where there is nothing.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - title: The title, for assistive technologies.
  ///   - id: The accessibility identifier.
  ///   - route: The route that it opens.
  ///   - source: The screen with the button.
  /// - Returns: The button.
  func button(
    _ icon: Icon,
    _ title: String,
    id: String,
    to route: Route,
    from source: UIViewController? = nil
  ) -> UIBarButtonItem? {
    guard factory.canShow(route) else { return nil }
    return UIBarButtonItem(title, icon, id: id) { [weak app, weak source] in
      app?.go(to: route, from: source)
    }
  }

  /// An action of a menu that leads somewhere; nil where there is nothing.
  private func action(
    _ title: String,
    _ icon: Icon,
    id: String,
    attributes: UIMenuElement.Attributes = [],
    to route: Route
  ) -> UIAction? {
    guard factory.canShow(route) else { return nil }
    return UIAction(title, icon, id: id, attributes: attributes) { [weak app] in
      app?.go(to: route)
    }
  }

  /// A button with a menu; nil without actions.
  private func menu(
    _ actions: [UIAction?],
    icon: Icon,
    _ title: String,
    id: String
  ) -> UIBarButtonItem? {
    let actions = actions.compactMap(\.self)
    guard !actions.isEmpty else { return nil }
    let button = UIBarButtonItem(image: icon.image, menu: UIMenu(children: actions))
    button.accessibilityLabel = title
    button.accessibilityIdentifier = id
    return button
  }
}
