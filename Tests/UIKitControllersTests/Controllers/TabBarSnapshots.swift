import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of tab bars.
@Suite struct TabBarSnapshots {
  private func check(_ name: String, _ traits: ScreenTraits, line: Int = #line) async throws {
    var traits = traits
    traits.verticalSizeClass = .regular
    traits.horizontalSizeClass = traits.size.width < 600 ? .compact : .regular
    let symbols = ["heart", "magnifyingglass", "photo", "person.crop.circle"]
    let titles =
      traits.isRightToLeft
      ? ["الرئيسية", "استكشاف", "الجدار", "الملف الشخصي"]
      : ["Timeline", "Explore", "Wall", "Profile"]
    let screen = Screen(traits: traits) {
      let tabs = UITabBarController()
      tabs.viewControllers = zip(symbols, titles).map { symbol, title in
        let child = UIViewController()
        child.view.backgroundColor = .secondarySystemBackground
        child.tabBarItem = UITabBarItem(
          title: title,
          image: UIImage(systemName: symbol),
          selectedImage: symbol == "heart" ? UIImage(systemName: "heart.fill") : nil
        )
        return child
      }
      tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      tabs.viewControllers?[2].tabBarItem.badgeValue = "1,024"
      tabs.viewControllers?[2].tabBarItem.badgeColor = .systemBlue
      tabs.viewControllers?[3].tabBarItem.isEnabled = false
      return tabs
    }
    await screen.settle()
    expectLook(screen, name, as: .image, line: line)
  }

  @Test func narrow() async throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      try await check(
        "narrow-\(style == .dark ? "dark" : "light")",
        ScreenTraits(
          size: CGSize(width: 390, height: 160),
          scale: 2,
          style: style,
          safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        )
      )
    }
  }

  @Test func narrowRightToLeftWithLargestText() async throws {
    try await check(
      "narrow-arabic-largest",
      ScreenTraits(
        size: CGSize(width: 320, height: 160),
        scale: 2,
        contentSize: .accessibilityExtraExtraExtraLarge,
        isRightToLeft: true
      )
    )
  }

  @Test func wide() async throws {
    for isRightToLeft in [false, true] {
      try await check(
        "wide\(isRightToLeft ? "-arabic" : "")",
        ScreenTraits(
          size: CGSize(width: 800, height: 160),
          scale: 2,
          isRightToLeft: isRightToLeft
        )
      )
    }
  }
}
