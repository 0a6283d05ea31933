import UIKit

/// Settings: a control at the end of each row.
class SettingsViewController: UITableViewController {
  private let sounds = UISwitch()
  private let volume = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
  private let days = UIStepper()
  private let appearance = UISegmentedControl(items: ["Auto", "Light", "Dark"])

  private var rows: [(title: String, control: UIControl)] {
    [
      ("Sounds", sounds), ("Volume", volume), ("Days to keep: \(Int(days.value))", days),
      ("Appearance", appearance),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sounds.isOn = true
    volume.value = 0.6
    days.minimumValue = 1
    days.maximumValue = 31
    days.value = 7
    appearance.selectedSegmentIndex = 0
    let change = UIAction { [weak self] _ in self?.change() }
    for control in [sounds, days, appearance] { control.addAction(change, for: .valueChanged) }
  }

  private func change() {
    volume.isEnabled = sounds.isOn
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    view.window?.overrideUserInterfaceStyle = styles[appearance.selectedSegmentIndex]
    tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text = rows[2].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = rows[indexPath.row].title
    cell.accessoryView = rows[indexPath.row].control
    return cell
  }
}
