import Foundation
import Testing
import UIKit

/// Buttons, switches, fields and spinners in all their states.
extension ControlSnapshots {
  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    row.distribution = .fillEqually
    return row
  }

  /// The states of a control that code can set.
  private func states(_ make: () -> UIControl) -> UIView {
    let controls = (0..<4).map { _ in make() }
    controls[1].isHighlighted = true
    controls[2].isSelected = true
    controls[3].isEnabled = false
    return row(controls)
  }

  @Test func buttons() async {
    await checkAll("buttons", width: 700, height: 920) {
      let configurations: [UIButton.Configuration] = [
        .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
        .borderedProminent(),
      ]
      let configured = configurations.map { configuration in
        states {
          var configuration = configuration
          configuration.title = "Go"
          return UIButton(configuration: configuration)
        }
      }
      let plain = states {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(systemName: "heart"), for: .normal)
        return button
      }
      return configured + [plain]
    }
  }

  @Test func switches() async {
    await checkAll("switches", height: 180) {
      let controls = (0..<6).map { _ in UISwitch() }
      for (index, control) in controls.enumerated() {
        control.isOn = index % 2 == 1
        control.isEnabled = index < 4
      }
      controls[3].onTintColor = .systemPurple
      controls[3].thumbTintColor = .systemYellow
      return [controls[0..<2], controls[2..<4], controls[4..<6]].map { pair in
        let row = UIStackView(arrangedSubviews: Array(pair) + [UIView()])
        row.spacing = 20
        return row
      }
    }
  }

  @Test func fields() async {
    await checkAll("fields", height: 600) {
      @MainActor func field(_ style: UITextField.BorderStyle, _ text: String?) -> UITextField {
        let field = UITextField()
        field.borderStyle = style
        field.text = text
        field.placeholder = "Name"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
      }
      let disabled = field(.roundedRect, "Vienna")
      disabled.isEnabled = false
      let secret = field(.roundedRect, "Vienna")
      secret.isSecureTextEntry = true
      let clearing = field(.roundedRect, "Vienna")
      clearing.clearButtonMode = .always
      return [
        field(.roundedRect, nil), field(.roundedRect, "Vienna"), field(.none, "Vienna"), disabled,
        secret, clearing,
      ]
    }
  }

  @Test func spinners() async {
    await checkAll("spinners", height: 140) {
      let styles: [UIActivityIndicatorView.Style] = [.medium, .large]
      return styles.map { style in
        let running = UIActivityIndicatorView(style: style)
        running.startAnimating()
        let still = UIActivityIndicatorView(style: style)
        still.hidesWhenStopped = false
        let colored = UIActivityIndicatorView(style: style)
        colored.color = .systemPurple
        colored.startAnimating()
        return row([running, still, colored])
      }
    }
  }
}
