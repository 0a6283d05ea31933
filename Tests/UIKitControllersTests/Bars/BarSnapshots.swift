import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of bars with appearances.
@MainActor @Suite struct BarSnapshots {
  private func traits(_ look: String, width: CGFloat = 390, height: CGFloat) -> ScreenTraits {
    var traits = ScreenTraits(size: CGSize(width: width, height: height), scale: 2)
    traits.verticalSizeClass = .regular
    traits.horizontalSizeClass = width < 600 ? .compact : .regular
    if look == "dark" { traits.style = .dark }
    if look == "arabic-largest" {
      traits.isRightToLeft = true
      traits.contentSize = .accessibilityExtraExtraExtraLarge
    }
    return traits
  }

  private func words(_ english: String, _ arabic: String, _ look: String) -> String {
    look == "arabic-largest" ? arabic : english
  }

  /// A rounded ground for buttons, to be stretched.
  private var pill: UIImage {
    let size = CGSize(width: 31, height: 30)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 15).fill()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15),
      resizingMode: .stretch
    )
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func navigation(_ look: String) async {
    var traits = traits(look, height: 200)
    traits.safeAreaInsets.top = 30
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemIndigo
    appearance.shadowColor = .systemYellow
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .kern: 1]
    let buttons = appearance.buttonAppearance
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.black]
    appearance.doneButtonAppearance.normal.backgroundImage = pill
    let fixture = await NavigationFixture(traits: traits) { navigation, table in
      table.title = words("Numbers", "الأرقام", look)
      table.navigationItem.backButtonTitle = table.title
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
      navigation.navigationBar.tintColor = .systemYellow
    }
    let next = UIViewController()
    next.view.backgroundColor = .systemBackground
    next.title = words("One", "واحد", look)
    next.navigationItem.prompt = words("Choose a number", "اختر رقمًا", look)
    let post = UIBarButtonItem(title: words("Post", "نشر", look))
    post.style = .done
    let edit = UIBarButtonItem(title: words("Edit", "تحرير", look))
    edit.isEnabled = false
    next.navigationItem.rightBarButtonItems = [post, edit]
    await fixture.push(next)
    expectLook(fixture.screen, "navigation-\(look)")
  }

  @Test(arguments: ["light", "dark", "arabic-largest", "wide"]) func tabs(_ look: String) async {
    let width: CGFloat = look == "wide" ? 800 : 390
    var traits = traits(look, width: width, height: 140)
    if look != "wide" { traits.safeAreaInsets.bottom = 20 }
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .secondarySystemBackground
    appearance.shadowColor = .systemOrange
    appearance.selectionIndicatorTintColor = UIColor.systemOrange.withAlphaComponent(0.2)
    for tabs in [appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance] {
      tabs.normal.iconColor = .systemTeal
      tabs.normal.titleTextAttributes = [
        .foregroundColor: UIColor.systemTeal, .font: UIFont.systemFont(ofSize: 11),
      ]
      tabs.selected.iconColor = .systemOrange
      tabs.selected.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
      tabs.normal.badgeBackgroundColor = .systemGreen
      tabs.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    let names = [
      ("house", "Home", "الرئيسية"), ("magnifyingglass", "Search", "بحث"),
      ("bell", "News", "الأخبار"), ("person", "Me", "أنا"),
    ]
    let screen = Screen(traits: traits) {
      let tabs = UITabBarController()
      tabs.viewControllers = names.map { symbol, english, arabic in
        let child = UIViewController()
        child.view.backgroundColor = .systemBackground
        child.tabBarItem = UITabBarItem(
          title: words(english, arabic, look),
          image: UIImage(systemName: symbol),
          selectedImage: nil
        )
        return child
      }
      tabs.viewControllers?[2].tabBarItem.badgeValue = "12"
      tabs.viewControllers?[3].tabBarItem.isEnabled = false
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      return tabs
    }
    await screen.settle()
    expectLook(screen, "tabs-\(look)", as: .image)
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func toolbar(_ look: String) async {
    let bold = UIBarButtonItem(title: words("Bold", "غامق", look))
    bold.isSelected = true
    let heart = UIBarButtonItem(title: nil, image: UIImage(systemName: "heart.fill"))
    heart.isSelected = true
    let items: [UIBarButtonItem] = [
      bold, heart, .flexibleSpace(), UIBarButtonItem(systemItem: .organize),
      UIBarButtonItem(systemItem: .camera), UIBarButtonItem(systemItem: .rewind),
      UIBarButtonItem(systemItem: .fastForward), UIBarButtonItem(systemItem: .pause),
    ]
    let screen = Screen(traits: traits(look, height: 100)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      let bar = UIToolbar(frame: CGRect(x: 0, y: 56, width: 390, height: 44))
      let appearance = UIToolbarAppearance()
      appearance.backgroundColor = .secondarySystemBackground
      bar.standardAppearance = appearance
      bar.items = items
      controller.view.addSubview(bar)
      return controller
    }
    await screen.settle()
    expectLook(screen, "toolbar-\(look)")
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func searchBar(_ look: String) async {
    let screen = Screen(traits: traits(look, height: 130)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      let bar = UISearchBar()
      bar.prompt = words("Find a city", "ابحث عن مدينة", look)
      bar.placeholder = words("Search", "بحث", look)
      bar.barTintColor = .secondarySystemBackground
      bar.showsBookmarkButton = true
      bar.scopeButtonTitles =
        look == "arabic-largest" ? ["الكل", "القريبة"] : ["All", "Nearby"]
      bar.showsScopeBar = true
      bar.setScopeBarButtonTitleTextAttributes(
        [.foregroundColor: UIColor.systemOrange],
        for: .selected
      )
      bar.frame = CGRect(x: 0, y: 0, width: 390, height: bar.intrinsicContentSize.height)
      controller.view.addSubview(bar)
      return controller
    }
    await screen.settle()
    expectLook(screen, "search-\(look)")
  }
}
