import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of all materials over a photo.
@MainActor @Suite struct VisualEffectSnapshots {
  private static let styles: [(String, UIBlurEffect.Style)] = [
    ("extraLight", .extraLight), ("light", .light), ("dark", .dark),
    ("regular", .regular), ("prominent", .prominent),
    ("ultraThin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
    ("material", .systemMaterial), ("thick", .systemThickMaterial),
    ("chrome", .systemChromeMaterial),
    ("ultraThinLight", .systemUltraThinMaterialLight), ("thinLight", .systemThinMaterialLight),
    ("materialLight", .systemMaterialLight), ("thickLight", .systemThickMaterialLight),
    ("chromeLight", .systemChromeMaterialLight),
    ("ultraThinDark", .systemUltraThinMaterialDark), ("thinDark", .systemThinMaterialDark),
    ("materialDark", .systemMaterialDark), ("thickDark", .systemThickMaterialDark),
    ("chromeDark", .systemChromeMaterialDark),
  ]

  private let size = CGSize(width: 700, height: 620)

  private func traits(_ look: String) -> ScreenTraits {
    var traits = ScreenTraits(size: size, scale: 1)
    if look == "dark" { traits.style = .dark }
    if look == "arabic" { traits.isRightToLeft = true }
    return traits
  }

  /// A sky with a sun, hills, and words all over.
  private var photo: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let ground = context.cgContext
      let colors = [
        UIColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1).cgColor,
        UIColor(red: 0.95, green: 0.6, blue: 0.4, alpha: 1).cgColor,
        UIColor(red: 0.99, green: 0.85, blue: 0.5, alpha: 1).cgColor,
      ]
      if let sky = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors as CFArray,
        locations: [0, 0.6, 1]
      ) {
        ground.drawLinearGradient(
          sky,
          start: .zero,
          end: CGPoint(x: 0, y: size.height),
          options: []
        )
      }
      for index in 0..<60 {
        let (x, y) = (CGFloat(index * 173 % 700), CGFloat(index * 97 % 620))
        let side = CGFloat(12 + index * 31 % 50)
        UIColor(hue: CGFloat(index * 7 % 20) / 20, saturation: 0.8, brightness: 0.9, alpha: 1)
          .setFill()
        ground.fillEllipse(in: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
      }
      for line in 0..<31 {
        ("The quick brown fox jumps over the lazy dog and runs on through the photo." as NSString)
          .draw(
            at: CGPoint(x: 8 - CGFloat(line % 5) * 20, y: CGFloat(line) * 20),
            withAttributes: [
              .font: UIFont.systemFont(ofSize: 15, weight: .semibold),
              .foregroundColor: line % 3 == 0 ? UIColor.white : UIColor.black,
            ]
          )
      }
    }
  }

  private func card(_ name: String, _ style: UIBlurEffect.Style, _ look: String) -> UIView {
    let blur = UIBlurEffect(style: style)
    let card = UIVisualEffectView(effect: blur)
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    var y: CGFloat = 8
    func add(_ text: String, _ vibrancy: UIVibrancyEffectStyle, size: CGFloat) {
      let vibrant = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy)
      )
      vibrant.frame = CGRect(x: 10, y: y, width: 112, height: size * 1.4)
      let label = UILabel(frame: vibrant.bounds)
      label.text = text
      label.font = .systemFont(ofSize: size, weight: .semibold)
      label.textAlignment = .natural
      vibrant.contentView.addSubview(label)
      card.contentView.addSubview(vibrant)
      y += size * 1.5
    }
    add(name, .label, size: 14)
    add(look == "arabic" ? "ثانوي" : "secondary", .secondaryLabel, size: 12)
    add(look == "arabic" ? "ثالث" : "tertiary", .tertiaryLabel, size: 12)
    let line = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .separator))
    line.frame = CGRect(x: 10, y: y + 4, width: 112, height: 1)
    line.contentView.backgroundColor = .white
    card.contentView.addSubview(line)
    let fill = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .fill))
    fill.frame = CGRect(x: 10, y: y + 12, width: 112, height: 22)
    fill.contentView.backgroundColor = .white
    fill.layer.cornerRadius = 6
    fill.clipsToBounds = true
    card.contentView.addSubview(fill)
    return card
  }

  @Test(arguments: ["light", "dark", "arabic"]) func materials(_ look: String) async {
    let screen = Screen(traits: traits(look)) {
      let controller = UIViewController()
      let ground = UIImageView(image: photo)
      ground.frame = CGRect(origin: .zero, size: size)
      controller.view.addSubview(ground)
      for (index, (name, style)) in Self.styles.enumerated() {
        let card = card(name, style, look)
        let column = look == "arabic" ? 4 - index % 5 : index % 5
        card.frame = CGRect(
          x: 4 + CGFloat(column) * 139,
          y: 8 + CGFloat(index / 5) * 152,
          width: 132,
          height: 140
        )
        controller.view.addSubview(card)
      }
      return controller
    }
    await screen.settle()
    expectLook(screen, "materials-\(look)")
  }

  @Test func bars() async {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 400), scale: 2)
    traits.verticalSizeClass = .regular
    traits.safeAreaInsets.top = 30
    let fixture = await NavigationFixture(traits: traits) { navigation, table in
      table.title = "Numbers"
      let appearance = UINavigationBarAppearance()
      navigation.navigationBar.standardAppearance = appearance
      let ground = UIImageView(image: photo)
      ground.frame = CGRect(x: 0, y: -20, width: 700, height: 620)
      table.view.addSubview(ground)
    }
    await fixture.scroll(to: 40)
    expectLook(fixture.screen, "bars")
  }
}
