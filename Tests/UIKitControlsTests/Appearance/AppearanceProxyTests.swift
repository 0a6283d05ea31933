import Expectations
import Testing
import UIKit

/// Appearance proxies of view classes.
///
/// Every test has its own classes, because proxies exist until the program ends.
@MainActor @Suite struct AppearanceProxyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Shows a view in a window.
  private func show(_ view: UIView) { window.addSubview(view) }

  @Test func viewsTakeProxyValuesAsTheyEnterAWindow() {
    final class Tag: UILabel {}
    Tag.appearance().textColor = .red
    Tag.appearance().font = .boldSystemFont(ofSize: 30)
    let tag = Tag()
    expect(tag.textColor, equals: .label)
    show(tag)
    expect(tag.textColor, equals: .red)
    expect(tag.font, equals: .boldSystemFont(ofSize: 30))
    let other = UILabel()
    show(other)
    expect(other.textColor, equals: .label)
  }

  @Test func proxiesReturnTheirSetValues() {
    final class Tag: UILabel {}
    Tag.appearance().textColor = .green
    expect(Tag.appearance().textColor, equals: .green)
    expect(Tag.appearance(), isSameAs: Tag.appearance())
  }

  @Test func valuesSetOnAViewOverrideTheProxy() {
    final class Tag: UILabel {}
    Tag.appearance().textColor = .red
    let tag = Tag()
    // Even the default value.
    tag.textColor = .label
    show(tag)
    expect(tag.textColor, equals: .label)
  }

  @Test func valuesSetByAnAppsInitializerOverrideTheProxy() {
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .blue
      }

      required init?(coder: NSCoder) { return nil }
    }
    Card.appearance().backgroundColor = .red
    let card = Card(frame: .zero)
    show(card)
    expect(card.backgroundColor, equals: .blue)
  }

  @Test func theProxyOverridesValuesSetByTheSystem() {
    final class Table: UITableView {}
    Table.appearance().backgroundColor = .purple
    let table = Table(frame: .zero, style: .grouped)
    show(table)
    expect(table.backgroundColor, equals: .purple)
  }

  @Test func viewsInAWindowKeepTheirValuesUntilTheyReenter() {
    final class Tag: UILabel {}
    let tag = Tag()
    show(tag)
    Tag.appearance().textColor = .red
    expect(tag.textColor, equals: .label)
    tag.removeFromSuperview()
    show(tag)
    expect(tag.textColor, equals: .red)
  }

  @Test func subclassesTakeTheAppearanceOfTheirSuperclassesUnlessTheyHaveTheirOwn() {
    class Tag: UILabel {}
    final class Price: Tag {}
    Price.appearance().font = .systemFont(ofSize: 9)
    Tag.appearance().font = .systemFont(ofSize: 20)
    Tag.appearance().textColor = .red
    let (tag, price) = (Tag(), Price())
    show(tag)
    show(price)
    expect(tag.font, equals: .systemFont(ofSize: 20))
    expect(price.font, equals: .systemFont(ofSize: 9))
    expect(price.textColor, equals: .red)
  }

  @Test func containersDetermineTheProxy() {
    final class Tag: UILabel {}
    final class Panel: UIView {}
    final class Page: UIView {}
    Tag.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    Tag.appearance().textColor = .red
    let (inside, outside) = (Tag(), Tag())
    let panel = Panel()
    panel.addSubview(UIView())
    panel.subviews[0].addSubview(inside)
    show(panel)
    show(outside)
    expect(inside.textColor, equals: .green)
    expect(outside.textColor, equals: .red)
  }

  @Test func theOutermostContainerAndLongerChainWin() {
    final class Tag: UILabel {}
    final class Panel: UIView {}
    final class Page: UIView {}
    Tag.appearance(whenContainedInInstancesOf: [Panel.self, Page.self]).textColor = .blue
    Tag.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .green
    Tag.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
    // Nothing fits it: the order is from the inside out.
    Tag.appearance(whenContainedInInstancesOf: [Page.self, Panel.self]).textColor = .black
    func color(in containers: [UIView]) -> UIColor {
      let tag = Tag()
      var around = window as UIView
      for container in containers {
        around.addSubview(container)
        around = container
      }
      around.addSubview(tag)
      return tag.textColor
    }
    expect(color(in: [Page(), Panel()]), equals: .blue)
    expect(color(in: [Page()]), equals: .green)
    expect(color(in: [Panel()]), equals: .red)
  }

  @Test func controllersAreContainers() throws {
    final class Tag: UILabel {}
    final class Screen: UIViewController {}
    Tag.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .orange
    let (screen, tag) = (Screen(), Tag())
    screen.view.addSubview(tag)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    expect(tag.textColor, equals: .orange)
  }

  @Test func proxiesForTraitsFollowTraitChanges() {
    final class Tag: UILabel {}
    Tag.appearance().textColor = .red
    Tag.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
    let tag = Tag()
    window.overrideUserInterfaceStyle = .light
    show(tag)
    expect(tag.textColor, equals: .red)
    window.overrideUserInterfaceStyle = .dark
    expect(tag.textColor, equals: .white)
    window.overrideUserInterfaceStyle = .light
    expect(tag.textColor, equals: .red)
  }

  @Test func theLastValueWins() {
    final class Tag: UILabel {}
    Tag.appearance().textColor = .red
    Tag.appearance().textColor = .green
    let tag = Tag()
    show(tag)
    expect(tag.textColor, equals: .green)
  }

  @Test func tintColorsReachSubviews() {
    final class Panel: UIView {}
    Panel.appearance().tintColor = .systemPink
    let panel = Panel()
    let inside = UIView()
    panel.addSubview(inside)
    show(panel)
    expect(inside.tintColor, equals: .systemPink)
  }

  @Test func appInitializersDoNotSetProxyValues() {
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tintColor = .brown
      }

      required init?(coder: NSCoder) { return nil }
    }
    final class Deck: UIView {}
    Card.appearance().backgroundColor = .red
    let card = Card(frame: .zero)
    card.tintColor = .cyan
    show(card)
    expect(card.tintColor, equals: .cyan)
  }
}
