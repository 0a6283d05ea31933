import UIKit

/// Settings: a control at the end of each row.
class SettingsViewController: UITableViewController {
  private enum Setting: String, CaseIterable {
    case sounds = "Sounds"
    case volume = "Volume"
    case days = "Days to keep"
    case appearance = "Appearance"
  }

  private var isLoud = true
  private var days = 7.0

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Setting.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let setting = Setting.allCases[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    var content = UIListContentConfiguration.cell()
    content.text = setting == .days ? "\(setting.rawValue): \(Int(days))" : setting.rawValue
    cell.contentConfiguration = content
    cell.accessoryView = control(for: setting)
    return cell
  }

  private func control(for setting: Setting) -> UIView {
    switch setting {
    case .sounds:
      let control = UISwitch()
      control.isOn = isLoud
      control.addAction(
        UIAction { [weak self] in
          guard let control = $0.sender as? UISwitch else { return }
          self?.isLoud = control.isOn
          self?.reload(.volume)
        },
        for: .valueChanged
      )
      return control
    case .volume:
      let control = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
      control.value = 0.6
      control.isEnabled = isLoud
      return control
    case .days:
      let control = UIStepper()
      control.minimumValue = 1
      control.maximumValue = 31
      control.value = days
      control.addAction(
        UIAction { [weak self] in
          guard let control = $0.sender as? UIStepper else { return }
          self?.days = control.value
          self?.reload(.days)
        },
        for: .valueChanged
      )
      return control
    case .appearance:
      let control = UISegmentedControl(items: ["Auto", "Light", "Dark"])
      control.selectedSegmentIndex = 0
      control.addAction(
        UIAction { [weak self] in
          guard let control = $0.sender as? UISegmentedControl else { return }
          let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
          self?.view.window?.overrideUserInterfaceStyle = styles[control.selectedSegmentIndex]
        },
        for: .valueChanged
      )
      return control
    }
  }

  private func reload(_ setting: Setting) {
    guard let row = Setting.allCases.firstIndex(of: setting) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
