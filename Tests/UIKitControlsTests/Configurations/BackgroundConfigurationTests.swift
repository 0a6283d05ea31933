import Expectations
import Foundation
import Testing
import UIKit

/// Background configurations of cells and buttons.
@MainActor @Suite struct BackgroundConfigurationTests {
  private func cell(_ background: UIBackgroundConfiguration) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    return cell
  }

  private func all(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(in: $0) }
  }

  @Test func customViewsFillTheBackground() throws {
    let own = UIView(frame: .zero)
    var background = UIBackgroundConfiguration.clear()
    background.customView = own
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 10,
      bottom: 6,
      trailing: 20
    )
    let cell = cell(background)
    expect(own.convert(own.bounds, to: cell), equals: CGRect(x: 10, y: 4, width: 170, height: 50))
    expect(own.superview?.clipsToBounds, equals: true)
    expect(own.superview?.layer.cornerRadius, equals: 8)
    background.customView = nil
    cell.backgroundConfiguration = background
    expectNil(own.superview)
  }

  @Test func imagesAreAboveTheColor() throws {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.image = UIImage(systemName: "star")
    background.imageContentMode = .center
    let cell = cell(background)
    let image = try require(
      all(in: cell).compactMap { $0 as? UIImageView }.first { $0.image != nil }
    )
    expect(image.contentMode, equals: .center)
    expect(image.convert(image.bounds, to: cell), equals: cell.bounds)
  }

  @Test func strokesCanBeOutset() throws {
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = .red
    background.strokeWidth = 2
    background.strokeOutset = 3
    background.cornerRadius = 5
    let cell = cell(background)
    let edge = try require(all(in: cell).first { $0.layer.borderWidth == 2 })
    expect(edge.convert(edge.bounds, to: cell), equals: cell.bounds.insetBy(dx: -3, dy: -3))
    expect(edge.layer.cornerRadius, equals: 8)
  }

  @Test func transformersChangeColors() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expect(background.resolvedBackgroundColor(for: .green), equals: .blue)
    background.strokeColorTransformer = UIConfigurationColorTransformer { $0 }
    expect(background.resolvedStrokeColor(for: .green), equals: .green)
    let copy = background
    expect(copy, equals: background)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expect(copy != background)
    let gray = UIConfigurationColorTransformer.grayscale(.white)
    var white: CGFloat = 0
    expect(gray.getWhite(&white, alpha: nil))
    expect(abs(white - 1), isBelow: 0.01)
    var content = UIListContentConfiguration.cell()
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expect(content.textProperties.resolvedColor(), equals: .green)
    expect(content.imageProperties.resolvedTintColor(for: .red), equals: .blue)
  }

  @Test func buttonsShowCustomBackgroundViews() {
    let own = UIView(frame: .zero)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.background.customView = own
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()
    expect(own.convert(own.bounds, to: button), equals: button.bounds)
    var other = configuration
    expect(other, equals: configuration)
    other.subtitle = "More"
    expect(other != configuration)
  }

  @Test func contentCanBeTranslucent() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.alpha = 0.5
    let view = UIListContentView(configuration: content)
    let label = all(in: view).compactMap { $0 as? UILabel }.first { $0.text == "Text" }
    expect(label?.superview?.alpha, equals: 0.5)
  }
}
