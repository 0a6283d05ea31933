import Expectations
import ScreenTesting
import Testing
import UIKit

/// Visual effects of bars, backgrounds and table separators.
@MainActor @Suite struct EffectsOfOthersTests {
  @Test func barAppearancesUseChromeMaterialByDefault() {
    let appearance = UINavigationBarAppearance()
    expect(appearance.backgroundEffect, equals: UIBlurEffect(style: .systemChromeMaterial))
    expectNil(appearance.backgroundColor)
    appearance.configureWithOpaqueBackground()
    expect(appearance.backgroundEffect == nil && appearance.backgroundColor != nil)
    appearance.configureWithDefaultBackground()
    expect(appearance.backgroundEffect != nil)
    appearance.configureWithTransparentBackground()
    expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil)
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    expect(UITabBarAppearance(barAppearance: appearance).backgroundEffect != nil)
  }

  @Test func barsWithEffectsAreTranslucent() async throws {
    for hasEffect in [false, true] {
      let fixture = await NavigationFixture { navigation, table in
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
        ground.backgroundColor = .red
        table.view.addSubview(ground)
        guard hasEffect else { return }
        let appearance = UINavigationBarAppearance()
        appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
      }
      await fixture.scroll(to: 100)
      let pixel = try fixture.screen.snapshot().pixel(x: 2, y: 60)
      expect(
        (pixel >> 16 & 0xFF > pixel & 0xFF + 10),
        equals: hasEffect,
        "\(String(pixel, radix: 16))"
      )
    }
  }

  @Test func barColorsAreAboveTheEffect() async throws {
    let fixture = await NavigationFixture { navigation, table in
      table.view.backgroundColor = .white
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    let pixel = try fixture.screen.snapshot().pixel(x: 2, y: 60)
    expect(pixel & 0xFF == 0xFF && pixel >> 16 & 0xFF < 0x90)
  }

  @Test func backgroundsCanHaveAnEffectBelowTheirColor() async throws {
    var ground = UIBackgroundConfiguration.clear()
    expectNil(ground.visualEffect)
    ground.visualEffect = UIBlurEffect(style: .systemThickMaterialDark)
    expect(ground != .clear())
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 100, height: 100), scale: 1)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      cell.backgroundConfiguration = ground
      controller.view.addSubview(cell)
      return controller
    }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 50, y: 25) & 0xFF, isBelow: 80)
    try expect(screen.snapshot().pixel(x: 50, y: 75), equals: 0xFFFF_FFFF)
  }

  @Test func separatorsUseVibrancyColors() async throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = OneRow()
    table.dataSource = source
    table.rowHeight = 40
    table.separatorColor = .red
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 100, height: 100), scale: 1)) {
      let controller = UIViewController()
      controller.view.addSubview(table)
      return controller
    }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 60, y: 39), equals: 0xFFFF_0000)
    screen.perform {
      table.separatorEffect = UIVibrancyEffect(
        blurEffect: UIBlurEffect(style: .systemMaterial),
        style: .separator
      )
    }
    await screen.settle()
    let pixel = try screen.snapshot().pixel(x: 60, y: 39)
    expect(pixel >> 16 & 0xFF, isBelow: 0xF0, "gray: \(String(pixel, radix: 16))")
    screen.perform { table.separatorEffect = nil }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 60, y: 39), equals: 0xFFFF_0000)
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
