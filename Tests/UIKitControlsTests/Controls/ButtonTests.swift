import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct ButtonTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow

  init() {
    window = host.makeWindow()
  }

  private func show(_ button: UIButton, in frame: CGRect) {
    button.frame = frame
    window.addSubview(button)
    host.frame()
  }

  private func showInOwnSize(_ button: UIButton) {
    window.addSubview(button)
    button.frame.size = button.intrinsicContentSize
    host.frame()
  }

  @Test func labelAndImageViewHaveNewValuesBeforeTheLayout() {
    let button = UIButton()
    button.setTitle("Follow", for: .normal)
    expect(button.titleLabel?.text, equals: "Follow")
    button.setTitle("Following", for: .selected)
    button.isSelected = true
    expect(button.titleLabel?.text, equals: "Following")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    button.setImage(image, for: .normal)
    expect(button.imageView?.image, isSameAs: image)
    button.setTitle(nil, for: .normal)
    button.setTitle(nil, for: .selected)
    expectNil(button.titleLabel?.text)
  }

  @Test func statesWithoutATitleShowTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    show(button, in: CGRect(x: 0, y: 0, width: 100, height: 40))
    expect(button.titleLabel?.text, equals: "Follow")
    button.isSelected = true
    host.frame()
    expect(button.titleLabel?.text, equals: "Following")
    button.isSelected = false
    button.isEnabled = false
    host.frame()
    expect(button.titleLabel?.text, equals: "Follow")
    expect(button.currentTitle, equals: "Follow")
  }

  @Test("a wrapping title increases the height of the button")
  func wrappedTitle() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Try to load the photos again"
    let natural = button.intrinsicContentSize
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    let width = button.widthAnchor.constraint(lessThanOrEqualToConstant: 140)
    NSLayoutConstraint.activate([width, button.topAnchor.constraint(equalTo: window.topAnchor)])
    host.frame()
    let label = try require(button.titleLabel)
    expect(button.bounds.height, isAbove: natural.height)
    expect(button.bounds.contains(label.convert(label.bounds, to: button)))
    expect(label.bounds.height, isAbove: 2 * label.font.lineHeight - 1)
    width.constant = 290
    host.frame()
    expect(button.bounds.size, equals: natural)
  }

  @Test func titleAndImageKeepTheirOrder() throws {
    let (titled, pictured) = (UIButton(type: .system), UIButton(type: .system))
    let image = UIImage(systemName: "heart")
    titled.setTitle("Like", for: .normal)
    pictured.setImage(image, for: .normal)
    for button in [titled, pictured] {
      show(button, in: CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    titled.setImage(image, for: .normal)
    pictured.setTitle("Like", for: .normal)
    host.frame()
    let orders = try [titled, pictured].map { button in
      let label = try require(button.titleLabel)
      let view = try require(button.imageView)
      return [button.subviews.firstIndex(of: label), button.subviews.firstIndex(of: view)]
    }
    expect(orders[0], equals: orders[1])
  }

  @Test func titleColorFollowsStateAndTint() {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    show(button, in: CGRect(x: 0, y: 0, width: 100, height: 40))
    expect(button.currentTitleColor, equals: button.tintColor)
    button.tintColor = .systemPink
    host.frame()
    expect(button.titleLabel?.textColor, equals: .systemPink)
    button.setTitleColor(.systemGreen, for: .highlighted)
    button.isHighlighted = true
    host.frame()
    expect(button.titleLabel?.textColor, equals: .systemGreen)
    expect(UIButton(type: .custom).currentTitleColor, equals: .white)
  }

  @Test func systemTitleFadesWhilePressed() {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    show(button, in: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.isHighlighted = true
    host.frame()
    expect(abs((button.titleLabel?.alpha ?? 0) - 0.2), isBelow: 0.001)
    button.isHighlighted = false
    host.advance(by: 0.5)
    expect(button.titleLabel?.alpha, equals: 1)
  }

  @Test func tapPerformsThePrimaryAction() {
    var taps = 0
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Post") { _ in taps += 1 }
    )
    show(button, in: CGRect(x: 100, y: 100, width: 100, height: 40))
    expect(button.titleLabel?.text, equals: "Post")
    host.tap(at: CGPoint(x: 150, y: 120))
    expect(taps, equals: 1)
    button.isEnabled = false
    host.tap(at: CGPoint(x: 150, y: 120))
    expect(taps, equals: 1)
  }

  @Test func updateHandlerRunsOnceAFrameAfterTheStateChanged() {
    var updates = 0
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      updates += 1
      button.configuration?.title = button.isSelected ? "Following" : "Follow"
    }
    show(button, in: CGRect(x: 0, y: 0, width: 100, height: 40))
    expect(updates, equals: 1)
    expect(button.titleLabel?.text, equals: "Follow")
    button.isSelected = true
    button.isHighlighted = true
    host.frame()
    expect(updates, equals: 2)
    expect(button.titleLabel?.text, equals: "Following")
    host.frame()
    expect(updates, equals: 2)
  }

  @Test func configurationInsetsSurroundTheTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Post"
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    let label = try require(button.titleLabel)
    let text = label.intrinsicContentSize
    expect(size.width, equals: text.width + 24)
    expect(size.height, equals: text.height + 14)
    button.configuration?.buttonSize = .large
    expect(button.intrinsicContentSize.height, equals: text.height + 30)
    button.configuration?.contentInsets = .zero
    expect(button.intrinsicContentSize, equals: text)
  }

  @Test func imageIsOnTheSideOfItsPlacement() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Reply"
    configuration.image = UIImage(systemName: "bubble.left")
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    showInOwnSize(button)
    let image = try require(button.imageView)
    let title = try require(button.titleLabel)
    expect(image.frame.minX, equals: 12)
    expect(title.frame.minX, equals: image.frame.maxX + 6)
    button.configuration?.imagePlacement = .trailing
    host.frame()
    expect(image.frame.minX, equals: title.frame.maxX + 6)
    button.configuration?.imagePlacement = .top
    button.frame.size = button.intrinsicContentSize
    host.frame()
    expect(title.frame.minY, equals: image.frame.maxY + 6)
    expect(abs(title.frame.midX - image.frame.midX), isAtMost: 0.5)
  }

  @Test func leadingImageIsOnTheRightInRightToLeft() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Reply"
    configuration.image = UIImage(systemName: "bubble.left")
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = .forceRightToLeft
    showInOwnSize(button)
    let image = try require(button.imageView)
    let title = try require(button.titleLabel)
    expect(image.frame.minX, isAtLeast: title.frame.maxX)
  }

  @Test func activityIndicatorsReplaceTheImage() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "plus")
    configuration.title = "Send"
    let button = UIButton(configuration: configuration)
    show(button, in: CGRect(x: 0, y: 0, width: 120, height: 40))
    button.configuration?.showsActivityIndicator = true
    host.frame()
    let indicator = try require(
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    )
    expect(indicator.isAnimating)
    expect(button.imageView?.isHidden, equals: true)
    button.configuration?.showsActivityIndicator = false
    host.frame()
    expect(!indicator.isAnimating)
    expect(button.imageView?.isHidden, equals: false)
  }

  @Test func capsuleIsRoundToItsHalfHeight() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    show(button, in: CGRect(x: 0, y: 0, width: 120, height: 34))
    let ground = try require(button.subviews.first)
    expect(ground.layer.cornerRadius, equals: 17)
    expect(ground.frame, equals: button.bounds)
  }

  @Test func transformerChangesTheFontOfTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Follow"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = UIFont.systemFont(ofSize: 30, weight: .bold)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    show(button, in: CGRect(x: 0, y: 0, width: 200, height: 60))
    expect(button.titleLabel?.font, equals: UIFont.systemFont(ofSize: 30, weight: .bold))
  }

  @Test func transformersUseTheButtonsTraits() {
    let button = UIButton(configuration: .plain())
    show(button, in: CGRect(x: 0, y: 0, width: 300, height: 60))
    button.overrideUserInterfaceStyle = .dark
    host.frame()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Follow"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      let isDark = UITraitCollection.current.userInterfaceStyle == .dark
      attributes.font = UIFont.systemFont(ofSize: isDark ? 30 : 10)
      return attributes
    }
    button.configuration = configuration
    // Measured outside of a layout pass, as the rows of lists are.
    _ = button.intrinsicContentSize
    expect(button.titleLabel?.font, equals: UIFont.systemFont(ofSize: 30))
  }

  @Test func fontSetOnTheTitleLabelChangesTheSize() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    let before = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 30)
    expect(button.intrinsicContentSize.height, isAbove: before.height)
  }

  @Test func buttonsAreElementsLabelledByTheirTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    expect(button.isAccessibilityElement)
    expect(button.accessibilityLabel, equals: "Follow")
    expect(button.accessibilityTraits.contains(.button))
    button.isEnabled = false
    expect(button.accessibilityTraits.contains(.notEnabled))
    var runs = 0
    button.isEnabled = true
    button.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    expect(button.accessibilityActivate())
    expect(runs, equals: 1)
  }
}
