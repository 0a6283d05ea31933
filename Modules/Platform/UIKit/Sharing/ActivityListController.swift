import Foundation

/// The shared items, and below them the list of activities.
@MainActor final class ActivityListController: UITableViewController {
  private let activities: [UIActivity]
  private let summary: String?
  private let image: UIImage?
  private static let cell = "activity"

  /// Called when the reader selects an activity.
  var onSelect: ((UIActivity) -> Void)?

  init(activities: [UIActivity], items: [Any]) {
    self.activities = activities
    image = items.lazy.compactMap { $0 as? UIImage }.first
    summary =
      items.lazy.compactMap { item -> String? in
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let url as URL: url.host ?? url.lastPathComponent
        default: nil
        }
      }.first
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    tableView.alwaysBounceVertical = false
  }

  private var hasSummary: Bool { summary != nil || image != nil }

  override func numberOfSections(in tableView: UITableView) -> Int { hasSummary ? 2 : 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hasSummary && section == 0 ? 1 : activities.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    var content = cell.defaultContentConfiguration()
    if hasSummary, indexPath.section == 0 {
      content.text = summary
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.numberOfLines = 2
      content.image = image
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      content.imageProperties.cornerRadius = 6
      cell.selectionStyle = .none
    } else {
      let activity = activities[indexPath.row]
      content.text = activity.activityTitle
      content.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
      content.imageProperties.tintColor = .label
      cell.selectionStyle = .default
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard !hasSummary || indexPath.section == 1 else { return }
    onSelect?(activities[indexPath.row])
  }
}
