import Expectations
import ScreenTesting
import Testing
import UIKit

/// Views that blur their backdrop.
@MainActor @Suite struct VisualEffectTests {
  private func traits(dark: Bool = false) -> ScreenTraits {
    var traits = ScreenTraits(size: CGSize(width: 120, height: 120), scale: 1)
    if dark { traits.style = .dark }
    return traits
  }

  /// A screen of one color with something on it.
  private func screen(
    _ ground: UIColor = .white,
    dark: Bool = false,
    with views: UIView...
  ) -> Screen {
    Screen(traits: traits(dark: dark)) {
      let controller = UIViewController()
      controller.view.backgroundColor = ground
      for view in views { controller.view.addSubview(view) }
      return controller
    }
  }

  private func glass(
    _ effect: UIVisualEffect?,
    _ frame: CGRect = CGRect(x: 20, y: 20, width: 80, height: 80)
  ) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = frame
    return view
  }

  private func blue(_ screen: Screen, _ x: Int, _ y: Int) throws -> Int {
    Int(try screen.snapshot().pixel(x: x, y: y) & 0xFF)
  }

  @Test func effectsOfTheSameKindAreEqual() {
    let blur = UIBlurEffect(style: .systemMaterial)
    expect(blur, equals: UIBlurEffect(style: .systemMaterial))
    expect(blur.hash, equals: UIBlurEffect(style: .systemMaterial).hash)
    expect(blur != UIBlurEffect(style: .systemThinMaterial))
    expect(blur.copy() as? UIBlurEffect, equals: blur)
    let label = UIVibrancyEffect(blurEffect: blur, style: .label)
    expect(label, equals: UIVibrancyEffect(blurEffect: blur, style: .label))
    expect(label != UIVibrancyEffect(blurEffect: blur, style: .separator))
    expect(label != UIVibrancyEffect(blurEffect: blur))
    expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, equals: 20)
    expectNil(UIBlurEffect.Style(rawValue: 3))
  }

  @Test func theContentViewIsAsLargeAsTheView() {
    let view = glass(UIBlurEffect(style: .light))
    expect(view.contentView.frame, equals: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.frame.size = CGSize(width: 30, height: 40)
    expect(view.contentView.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
    expect(view.contentView.superview, isSameAs: view)
  }

  @Test func backgroundsAreBlurredButContentIsNot() async throws {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    half.backgroundColor = .black
    let view = glass(UIBlurEffect(style: .light))
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    mark.backgroundColor = .blue
    view.contentView.addSubview(mark)
    let screen = screen(with: half, view)
    await screen.settle()
    let row = try stride(from: 22, to: 98, by: 4).map { try blue(screen, $0, 80) }
    expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 }, "\(row)")
    expect(Set(row).count, isAbove: 10, "\(row)")
    try expect(screen.snapshot().pixel(x: 35, y: 35), equals: 0xFF00_00FF)
    try expect(blue(screen, 58, 110), equals: 0)
    try expect(blue(screen, 62, 110), equals: 255)
  }

  @Test(arguments: [
    (UIBlurEffect.Style.systemMaterial, false, 224...255), (.systemMaterial, true, 0...90),
    (.systemMaterialLight, true, 150...200), (.systemMaterialDark, false, 60...120),
    (.prominent, false, 220...255), (.prominent, true, 0...60), (.regular, true, 0...60),
  ])
  func materialsFollowTraitsUnlessFixed(
    _ style: UIBlurEffect.Style,
    _ isDark: Bool,
    _ range: ClosedRange<Int>
  ) async throws {
    let screen = screen(.systemBackground, dark: isDark, with: glass(UIBlurEffect(style: style)))
    await screen.settle()
    let found = try blue(screen, 60, 60)
    expect(range.contains(found), "\(found)")
  }

  @Test func traitChangesUpdateTheMaterial() async throws {
    let screen = screen(.systemBackground, with: glass(UIBlurEffect(style: .systemThickMaterial)))
    await screen.settle()
    try expect(blue(screen, 60, 60), isAbove: 200)
    screen.change { $0.style = .dark }
    await screen.settle()
    try expect(blue(screen, 60, 60), isBelow: 60)
  }

  @Test func reducedTransparencyMakesMaterialsOpaque() async throws {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    half.backgroundColor = .black
    let screen = screen(with: half, glass(UIBlurEffect(style: .systemUltraThinMaterial)))
    await screen.settle()
    try expect(blue(screen, 22, 60), isBelow: blue(screen, 98, 60) - 50)
    screen.reducesTransparency = true
    await screen.settle()
    try expect(blue(screen, 22, 60), equals: blue(screen, 98, 60))
    try expect(blue(screen, 22, 60), isAbove: 200)
    expect(screen.perform { UIAccessibility.isReduceTransparencyEnabled })
    screen.reducesTransparency = false
    await screen.settle()
    try expect(blue(screen, 22, 60), isBelow: blue(screen, 98, 60) - 50)
  }

  @Test func theEffectIsAnimated() async throws {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    half.backgroundColor = .black
    let view = glass(nil)
    let screen = screen(with: half, view)
    await screen.settle()
    try expect(blue(screen, 58, 60), equals: 0)
    screen.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
    }
    await screen.advance(by: 0.5)
    let halfway = try blue(screen, 58, 60)
    await screen.advance(by: 0.6)
    let end = try blue(screen, 58, 60)
    expect(halfway > 20 && halfway < end - 10, "\(halfway), then \(end)")
    screen.perform { UIView.animate(withDuration: 1) { view.effect = nil } }
    await screen.advance(by: 1.1)
    try expect(blue(screen, 58, 60), equals: 0)
  }

  @Test func vibrantContentUsesItsStylesColor() async throws {
    let blur = UIBlurEffect(style: .systemThickMaterial)
    let view = glass(blur)
    let vibrant = glass(
      UIVibrancyEffect(blurEffect: blur),
      CGRect(x: 0, y: 0, width: 80, height: 80)
    )
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mark.backgroundColor = .red
    vibrant.contentView.addSubview(mark)
    view.contentView.addSubview(vibrant)
    let screen = screen(with: view)
    await screen.settle()
    let pixel = try screen.snapshot().pixel(x: 40, y: 40)
    let (red, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel & 0xFF))
    expect(abs(red - blue) <= 1 && red < 60, "dark gray: \(red), \(blue)")
    try expect(self.blue(screen, 60, 60), isAbove: 200, "nothing where there is no content")
    expect(vibrant.contentView.tintColor != view.tintColor)
    screen.perform { vibrant.effect = nil }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 40, y: 40), equals: 0xFFFF_0000)
    expect(vibrant.contentView.tintColor, equals: view.tintColor)
  }

  @Test func windowSnapshotsShowTheBlurAndViewSnapshotsTheTint() async throws {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    half.backgroundColor = .black
    let view = glass(UIBlurEffect(style: .dark))
    let screen = screen(with: half, view)
    await screen.settle()
    func image(_ view: UIView) -> CGImage? {
      screen.perform {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        .cgImage
      }
    }
    let window: UIWindow = try require(view.window)
    let whole = try screen.snapshot()
    expect(image(window)?.pixel(x: 58, y: 60), equals: whole.pixel(x: 58, y: 60))
    let alone = try require(image(view))
    expect(alone.pixel(x: 2, y: 40), equals: alone.pixel(x: 78, y: 40), "nothing is behind it")
    expect(alone.pixel(x: 2, y: 40) >> 24, equals: 186, "73 percent")
  }

  @Test func addingSubviewsDirectlyTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIVisualEffectView(effect: UIBlurEffect(style: .regular)).addSubview(UIView())
      }
    }
  }
}
