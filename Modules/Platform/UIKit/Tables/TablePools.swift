/// What a table makes cells, headers and footers from: the classes registered for identifiers, and views to be used again.
struct TablePools {
  var cellTypes: [String: UITableViewCell.Type] = [:]
  var headerFooterTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  var cells: [String: [UITableViewCell]] = [:]
  var headersAndFooters: [String: [UITableViewHeaderFooterView]] = [:]
}
