import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Buttons that show which element of their menu is on, and roles of buttons.
@MainActor @Suite struct PopUpButtonTests {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow

  init() { window = headless.makeWindow() }

  private func makeButton(
    _ configuration: UIButton.Configuration?,
    chosen: Int? = nil
  ) -> UIButton {
    headless.run {
      let button =
        configuration.map { UIButton(configuration: $0) } ?? UIButton(type: .system)
      button.menu = UIMenu(
        children: ["Small", "Medium", "Large"].enumerated().map { index, title in
          UIAction(title: title, state: index == chosen ? .on : .off) { _ in }
        }
      )
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
      window.addSubview(button)
      return button
    }
  }

  private func find(_ text: String, in view: UIView) -> UIView? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { find(text, in: $0) }.first
  }

  private func tap(_ view: UIView) {
    headless.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    headless.settle()
  }

  @Test(arguments: [true, false]) func theButtonShowsItsSelection(isConfigured: Bool) throws {
    let button = makeButton(isConfigured ? .gray() : nil)
    headless.settle()
    expect(button.currentTitle == "Small" && button.titleLabel?.text == "Small")
    expect(button.accessibilityLabel, equals: "Small")
    tap(button)
    expect(!button.isSelected)
    let row = try require(
      headless.host.windows.lazy.compactMap { find("Large", in: $0) }.first
    )
    tap(row)
    expect(button.currentTitle == "Large" && button.titleLabel?.text == "Large")
    let states = button.menu?.children.compactMap { ($0 as? UIAction)?.state }
    expect(states, equals: [.off, .off, .on])
  }

  @Test func selectedElementsAreShown() {
    expect(makeButton(.plain(), chosen: 1).currentTitle, equals: "Medium")
  }

  @Test func buttonsWithoutAMenuToggle() {
    let button = makeButton(.plain())
    headless.run { button.menu = nil }
    headless.settle()
    tap(button)
    expect(button.isSelected)
  }

  @Test func menuIndicatorsTakeSpaceUnlessHidden() {
    func width(_ indicator: UIButton.Configuration.Indicator) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.indicator = indicator
      let button = makeButton(configuration)
      headless.settle()
      return button.intrinsicContentSize.width
    }
    expect(width(.automatic), isAbove: width(.none) + 10)
    expect(width(.automatic), equals: width(.popup))
  }

  @Test func spaceIsReservedForImages() {
    func width(_ reservation: CGFloat) -> CGFloat {
      headless.run {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "plus")
        configuration.imageReservation = reservation
        return UIButton(configuration: configuration).intrinsicContentSize.width
      }
    }
    expect(width(60), isAbove: width(0) + 30)
    expect(width(1), equals: width(0))
  }

  @Test func rolesAffectTheAppearance() {
    headless.run {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Delete"
      button.role = .destructive
      button.layoutIfNeeded()
      expect(button.titleLabel?.textColor, equals: .systemRed)
      button.role = .primary
      button.layoutIfNeeded()
      expect(
        button.titleLabel?.font.fontDescriptor.symbolicTraits.contains(.traitBold),
        equals: true
      )
    }
  }

  @Test func aConfigurationIsUpdatedForAButton() {
    headless.run {
      let button = UIButton(configuration: .plain())
      button.isSelected = true
      let configuration = UIButton.Configuration.plain().updated(for: button)
      expect(configuration.background.backgroundColor != .clear)
      var without = UIButton.Configuration.plain()
      without.automaticallyUpdateForSelection = false
      expect(without.updated(for: button).background.backgroundColor, equals: .clear)
    }
  }

  @Test func popUpButtonsMatchTheirSnapshots() {
    headless.run { window.backgroundColor = .systemBackground }
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for (index, configuration) in configurations.enumerated() {
      let button = makeButton(configuration, chosen: index % 3)
      headless.run {
        button.sizeToFit()
        button.frame.origin = CGPoint(x: 20, y: 40 + CGFloat(index) * 60)
        guard index == 1 else { return }
        button.semanticContentAttribute = .forceRightToLeft
      }
    }
    headless.settle()
    expectLook(window, on: headless, "popup-buttons")
  }
}
