import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import UIKit

/// The search: a search bar, and below it results or recent searches.
///
/// People and moments have the same appearance and behaviour as on their own screens, whose rows
/// are passed in:
///
/// ```swift
/// SearchViewController(viewModel: viewModel) { list, viewModel in
///   list.registerFriends(of: viewModel.people, imageLoader: loader)
///   list.registerMoments(of: viewModel.moments, imageLoader: loader) { screen }
/// }
/// ```
public final class SearchViewController: ListScreenViewController {
  private let viewModel: any SearchViewModel
  private let registerFound: (ListView, any SearchViewModel) -> Void
  private let bar = UISearchBar()
  /// The background that rows scroll behind.
  private let ground = UIView()
  private let line = HairlineView()
  private var hasAppeared = false

  /// Makes the screen with a view model, demo or live.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the screen.
  ///   - rows: Registers people and moments.
  public init(
    viewModel: any SearchViewModel,
    rows: @escaping (ListView, any SearchViewModel) -> Void
  ) {
    self.viewModel = viewModel
    registerFound = rows
    super.init(viewModel: viewModel)
  }

  // MARK: Rows

  /// Registers hashtags, headings and recent searches, besides the rows passed in.
  public override func registerRows() {
    registerFound(listView, viewModel)
    let viewModel = viewModel
    register({ TagListItemView() }, onSelect: { viewModel.openTag($0) })
    register(
      { SearchHeadingView() },
      onAction: { action, _ in
        switch action {
        case .clear: viewModel.removeAllRecents()
        }
      }
    )
    register(RecentSearchRow.self) { [weak self] recent in
      Row(TitleRow(recent.text, id: recent.itemID, image: Icon.explore.image, role: .opens))
        .onSelect { _ in
          viewModel.choose(recent)
          self?.bar.resignFirstResponder()
        }
        .trailingSwipe { _ in Self.deletion(of: recent) { viewModel.remove(recent) } }
        .contextMenu { _ in Self.menu(of: recent) { viewModel.remove(recent) } }
    }
    register(SearchAddressRow.self) { address in
      Row(
        TitleRow(
          address.title,
          id: address.itemID,
          detail: address.detail.isEmpty ? nil : address.detail,
          image: Icon.link.image,
          role: .command
        )
      )
      .onSelect { _ in viewModel.openAddress() }
    }
    register(SearchMoreRow.self) { more in
      Row(TitleRow(more.title, id: more.itemID, role: .command))
        .onSelect { _ in viewModel.show(more.scope) }
    }
    register(SearchNoteRow.self) { note in
      Row(TitleRow(note.text, id: note.itemID, image: note.kind.icon.image))
    }
  }

  private static func deletion(
    of recent: RecentSearchRow,
    _ work: @escaping () -> Void
  ) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .destructive, title: recent.deleteTitle) { _, _, done in
      work()
      done(true)
    }
    action.image = Icon.delete.image
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// The same actions as a menu.
  private static func menu(of recent: RecentSearchRow, _ work: @escaping () -> Void) -> UIMenu {
    UIMenu(children: [
      UIAction(
        title: recent.deleteTitle,
        image: Icon.delete.image,
        attributes: .destructive,
        handler: { _ in work() }
      )
    ])
  }

  // MARK: Steps

  /// Adds the bar over the list.
  public override func makeControls() {
    super.makeControls()
    self.view.addConstrainedSubviews(ground, bar, line)
    bar.searchTextField.show(placeholder: viewModel.strings.searchPlaceholder)
    bar.scopeButtonTitles = SearchScope.allCases.map { viewModel.strings.searchScope($0) }
    bar.showsScopeBar = true
    bar.delegate = self
    bar.searchTextField.accessibilityIdentifier = "search.field"
    bar.searchTextField.accessibilityLabel = viewModel.title
  }

  /// Gives the bar the tokens of DesignKit.
  public override func styleControls() {
    super.styleControls()
    ground.backgroundColor = Palette.background
    bar.searchTextField.textColor = Palette.primaryText
  }

  /// Adds the constraints of the bar: the list begins below it.
  public override func constrainControls() {
    super.constrainControls()
    bar.constrain(
      .top.equal(to: view.safeAreaLayoutGuide),
      // The field has its own margin; with this one it is aligned with the rows.
      .sides.equal(to: view.safeAreaLayoutGuide).inset(Spacing.small)
    )
    ground.constrain(.top.bottom.equal(to: bar), .sides)
    line.constrain(.sides, .bottom.equal(to: bar))
    listView.topBarHeight = bar.intrinsicContentSize.height
  }

  /// Observes the view model, which may change the text or the scope.
  public override func bind() {
    super.bind()
    viewModel.text.observe { [weak self] text in
      if self?.bar.text != text { self?.bar.text = text }
    }.disposed(by: bindings)
    viewModel.scope.observe { [weak self] scope in
      self?.bar.selectedScopeButtonIndex = SearchScope.allCases.firstIndex(of: scope) ?? 0
    }.disposed(by: bindings)
  }

  /// Starts editing when the screen opens.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if viewModel.text.value.isEmpty { bar.becomeFirstResponder() }
  }

  /// Performs deletions that could still be undone.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.screenDidDisappear()
  }

  /// Focuses the field and selects its text.
  public func beginTyping() {
    bar.becomeFirstResponder()
    bar.searchTextField.selectAll(nil)
  }

  // MARK: Keys

  /// The shortcuts that focus the field and reload.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    [
      KeyboardShortcut(viewModel.strings.searchTitle, "/") { [weak self] in self?.beginTyping() }
    ] + super.keyboardShortcuts
  }
}

extension SearchViewController: UISearchBarDelegate {
  /// Searches as the reader types.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.type(searchText)
  }

  /// Searches immediately, and moves the focus to the list.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    viewModel.submit()
    searchBar.resignFirstResponder()
  }

  /// Changes the scope.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    guard SearchScope.allCases.indices.contains(selectedScope) else { return }
    viewModel.show(SearchScope.allCases[selectedScope])
  }
}

extension SearchNoteRow.Kind {
  fileprivate var icon: Icon {
    switch self {
    case .onDevice: .device
    case .noText: .concealed
    }
  }
}
