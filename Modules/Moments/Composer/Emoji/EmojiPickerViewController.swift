import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The sheet of emoji: a search field, all emoji by category, and a button for each category.
///
/// A tap inserts one and leaves the sheet open; Return in the field inserts the first result and
/// closes it. Present it with `inSheet()`.
public final class EmojiPickerViewController: ListViewController {
  private let viewModel: any EmojiPickerViewModel
  private let imageLoader: ImageLoader
  private let onChoose: (String) -> Void
  private let onClose: () -> Void
  private let search = UISearchController(searchResultsController: nil)
  private let bar: EmojiCategoryBar

  /// Makes the page of the sheet.
  ///
  /// - Parameters:
  ///   - viewModel: The emoji.
  ///   - imageLoader: Loads the images of custom ones.
  ///   - onChoose: Called with each chosen emoji's text.
  ///   - onClose: Called when the sheet is closed.
  public init(
    viewModel: any EmojiPickerViewModel,
    imageLoader: ImageLoader,
    onChoose: @escaping (String) -> Void,
    onClose: @escaping () -> Void = {}
  ) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    self.onChoose = onChoose
    self.onClose = onClose
    bar = EmojiCategoryBar(strings: viewModel.strings)
    super.init(viewModel, style: .collection)
    title = viewModel.strings.emojiTitle
  }

  public override func registerRows() {
    listView.declareRows { [weak self] in TableModel(sections: self?.parts(of: $0) ?? []) }
  }

  private func parts(of sections: [ListSection]) -> [Section] {
    let room = NSDirectionalEdgeInsets(
      top: 0,
      leading: Spacing.small,
      bottom: Spacing.small,
      trailing: Spacing.small
    )
    return sections.compactMap { section in
      let rows = Array(section.rows(of: EmojiRow.self))
      guard let category = rows.first?.category else { return nil }
      return Section(category.title(viewModel.strings), id: section.id, rows) { row in
        Row({ [imageLoader] in EmojiItemView(imageLoader: imageLoader) }, row)
          .onSelect { [weak self] in self?.choose($0.itemID) }
      }
      .grid(columnWidth: EmojiSize(traitCollection).cell)
      .insets(room)
    }
  }

  /// Makes the sheet, initially half as high as the screen.
  public override func inSheet() -> UINavigationController {
    let sheet = super.inSheet()
    sheet.modalPresentationStyle = .automatic
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    return sheet
  }

  /// Adds the bar of categories over the list.
  public override func makeControls() {
    super.makeControls()
    view.addConstrainedSubviews(bar)
    bar.onSelect = { [weak self] in self?.lead(to: $0) }
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.searchTextField.show(placeholder: viewModel.strings.emojiSearch)
    search.searchBar.delegate = self
    search.searchBar.searchTextField.accessibilityIdentifier = "emoji.search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    let done = UIBarButtonItem(viewModel.strings.composerDone, id: "emoji.done", style: .done) {
      [weak self] in self?.dismiss(animated: true)
    }
    navigationItem.rightBarButtonItem = done
  }

  /// Adds the constraints of the bar: the list ends above it.
  public override func constrainControls() {
    super.constrainControls()
    bar.constrain(.sides.bottom)
  }

  /// Observes the categories.
  public override func bind() {
    super.bind()
    viewModel.snapshot.observe { [weak self] _ in
      guard let self else { return }
      show(viewModel.categories)
    }.disposed(by: bindings)
  }

  /// Notifies that the sheet is closed: the screen below does not appear again.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed == true { onClose() }
  }

  /// At the largest text sizes emoji are larger, and fewer fit into a line.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection.map { EmojiSize($0) }
    guard isViewLoaded, EmojiSize(traitCollection) != before else { return }
    apply(TableModel(sections: parts(of: viewModel.sections)), animated: false)
  }

  /// A single category needs no bar: the list takes its space.
  private func show(_ categories: [EmojiCategory]) {
    bar.show(categories)
    bar.isHidden = categories.count < 2
    listView.scrollView.contentInset.bottom = bar.isHidden ? 0 : Metrics.tapTarget
  }

  private func lead(to category: EmojiCategory) {
    let first = viewModel.sections.first { $0.id == category.id }?.row(of: EmojiRow.self)
    if let first { listView.scroll(to: first.itemID, in: EmojiItemView.self) }
  }

  private func choose(_ row: ListItemID) {
    if let text = viewModel.choose(row) { onChoose(text) }
  }
}

extension EmojiPickerViewController: UISearchResultsUpdating {
  /// Searches for the typed text.
  public func updateSearchResults(for searchController: UISearchController) {
    viewModel.search(searchController.searchBar.text ?? "")
  }
}

extension EmojiPickerViewController: UISearchBarDelegate {
  /// Inserts the first result, and closes the sheet.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    guard viewModel.categories == [.found],
      let first = viewModel.sections.first?.row(of: EmojiRow.self)
    else { return }
    choose(first.itemID)
    presentingViewController?.dismiss(animated: true)
  }
}
