import Foundation

/// A list of search suggestions below the search field.
@MainActor final class SearchSuggestionList: UIView, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private static let cell = "suggestion"

  /// Called when the reader selects a suggestion.
  var onSelect: ((any UISearchSuggestion) -> Void)?

  var suggestions: [any UISearchSuggestion] = [] {
    didSet { tableView.reloadData() }
  }

  override func didInit() {
    super.didInit()
    tableView.frame = bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    content.imageProperties.tintColor = .secondaryLabel
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onSelect?(suggestions[indexPath.row])
  }
}
