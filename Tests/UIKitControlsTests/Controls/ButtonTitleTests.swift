import Expectations
import Foundation
import Testing
import UIKit

/// Titles of buttons with a configuration: plain ones, ones with attributes, and those of states.
@MainActor
struct ButtonTitleTests {
  private func shown(in button: UIButton) -> UILabel? {
    button.layoutIfNeeded()
    return button.titleLabel
  }

  @Test func theTitleIsTheStringOfTheAttributedTitle() {
    var configuration = UIButton.Configuration.filled()
    var styled = AttributedString("Follow")
    styled.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = styled
    expect(configuration.title, equals: "Follow")
    configuration.attributedSubtitle = AttributedString("Ana")
    expect(configuration.subtitle, equals: "Ana")
    configuration.attributedTitle = nil
    expectNil(configuration.title)
  }

  @Test func aPlainTitleReplacesTheAttributedOne() {
    var configuration = UIButton.Configuration.filled()
    var styled = AttributedString("Follow")
    styled.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = styled
    configuration.title = "Following"
    expect(configuration.attributedTitle, equals: AttributedString("Following"))
    let button = UIButton(configuration: configuration)
    expect(shown(in: button)?.text, equals: "Following")
    expect(shown(in: button)?.font.pointSize == 30, equals: false)
    configuration.title = nil
    expectNil(configuration.attributedTitle)
  }

  @Test func attributesCanBeSetOnAPlainTitle() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Follow"
    button.configuration?.attributedTitle?.font = UIFont.systemFont(ofSize: 30)
    expect(button.configuration?.title, equals: "Follow")
    expect(shown(in: button)?.text, equals: "Follow")
    expect(shown(in: button)?.font, equals: .systemFont(ofSize: 30))
  }

  @Test func aTitleWithoutAttributesEqualsAPlainOne() {
    var plain = UIButton.Configuration.plain()
    plain.title = "Follow"
    var attributed = UIButton.Configuration.plain()
    attributed.attributedTitle = AttributedString("Follow")
    expect(plain, equals: attributed)
  }

  @Test func aTitleSetLaterReplacesThatOfTheConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let button = UIButton(configuration: configuration)
    button.setTitle("Following", for: .normal)
    expect(button.currentTitle, equals: "Following")
    expect(shown(in: button)?.text, equals: "Following")
    let styled = NSAttributedString(
      string: "Unfollow",
      attributes: [.font: UIFont.systemFont(ofSize: 30)]
    )
    button.setAttributedTitle(styled, for: .normal)
    expect(shown(in: button)?.text, equals: "Unfollow")
    expect(shown(in: button)?.font, equals: .systemFont(ofSize: 30))
  }

  @Test func anActionDoesNotReplaceTheTitleOfTheConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: "Go") { _ in }
    )
    expect(button.currentTitle, equals: "Follow")
    expect(button.title(for: .normal), equals: "Go")
  }

  @Test func aConfigurationWithoutATitleShowsTheAttributedTitleOfTheState() {
    let button = UIButton(configuration: .plain())
    let title = NSAttributedString(
      string: "Follow",
      attributes: [.font: UIFont.systemFont(ofSize: 30)]
    )
    button.setAttributedTitle(title, for: .normal)
    expect(shown(in: button)?.text, equals: "Follow")
    expect(shown(in: button)?.isHidden, equals: false)
    expect(shown(in: button)?.font, equals: .systemFont(ofSize: 30))
    // What the title leaves open is the configuration's.
    expect(shown(in: button)?.textColor, equals: button.currentTitleColor)
    expect(button.accessibilityLabel, equals: "Follow")
  }
}
