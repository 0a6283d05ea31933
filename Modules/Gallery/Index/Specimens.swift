import DemoViewModels
import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// Small arrangements of tokens and views that show nothing alone.
enum Specimens {
  // MARK: Arrangements

  /// Views side by side, from the leading edge.
  static func line(_ views: [UIView], spacing: CGFloat = Spacing.medium) -> UIView {
    let stack = UIStackView(arrangedSubviews: views + [UIView()])
    stack.spacing = spacing
    stack.alignment = .center
    return stack
  }

  /// Views below each other.
  static func column(_ views: [UIView], spacing: CGFloat = Spacing.small) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// Views in lines of equal columns.
  static func grid(_ views: [UIView], columns: Int) -> UIView {
    let lines = stride(from: 0, to: views.count, by: columns).map { start -> UIView in
      var line = Array(views[start..<min(start + columns, views.count)])
      while line.count < columns { line.append(UIView()) }
      let stack = UIStackView(arrangedSubviews: line)
      stack.spacing = Spacing.small
      stack.distribution = .fillEqually
      stack.alignment = .top
      return stack
    }
    return column(lines, spacing: Spacing.medium)
  }

  static func label(_ text: String, _ font: UIFont, _ color: UIColor = Palette.primaryText)
    -> UILabel
  {
    let label = UILabel()
    label.style(font, color, lines: 0)
    label.text = text
    return label
  }

  /// A box of a size.
  static func box(_ color: UIColor, width: CGFloat? = nil, height: CGFloat) -> UIView {
    let box = UIView()
    box.backgroundColor = color
    box.constrain(.height(height))
    if let width { box.constrain(.width(width)) }
    return box
  }

  // MARK: Tokens

  private static let colors: [(String, UIColor)] = [
    ("background", Palette.background), ("surface", Palette.surface),
    ("groupedBackground", Palette.groupedBackground), ("groupedRow", Palette.groupedRow),
    ("pressedSurface", Palette.pressedSurface), ("primaryText", Palette.primaryText),
    ("secondaryText", Palette.secondaryText), ("accent", Palette.accent),
    ("onAccent", Palette.onAccent), ("like", Palette.like), ("error", Palette.error),
    ("caution", Palette.caution), ("separator", Palette.separator),
    ("placeholder", Palette.placeholder), ("onImage", Palette.onImage),
    ("scrim", Palette.scrim), ("backdrop", Palette.backdrop), ("toast", Palette.toast),
    ("onToast", Palette.onToast), ("accentOnToast", Palette.accentOnToast),
  ]

  static func palette(width: CGFloat) -> UIView {
    let swatches = colors.map { name, color -> UIView in
      let swatch = box(color, height: 40)
      swatch.layer.cornerRadius = CornerRadius.medium
      swatch.layer.borderWidth = 1
      swatch.layer.borderColor = UIColor.gray.withAlphaComponent(0.4).cgColor
      return column([swatch, caption(name)], spacing: Spacing.xSmall)
    }
    return grid(swatches, columns: width < 350 ? 3 : 4)
  }

  /// A name below a specimen, small at every text size.
  private static func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.textColor = Palette.secondaryText
    label.text = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    return label
  }

  static func typography(_ text: String) -> UIView {
    let styles: [(String, UIFont)] = [
      ("title", Typography.title()), ("name", Typography.name()), ("body", Typography.body()),
      ("button", Typography.button()), ("floatingButton", Typography.floatingButton()),
      ("captionStrong", Typography.captionStrong()), ("caption", Typography.caption()),
    ]
    let lines = styles.map { name, font in
      column([caption(name), label(text, font)], spacing: Spacing.xxSmall)
    }
    return column(lines, spacing: Spacing.medium)
  }

  static func icons(width: CGFloat) -> UIView {
    let cells = Icon.allCases.map { icon -> UIView in
      let image = UIImageView(image: icon.image)
      image.tintColor = Palette.primaryText
      image.contentMode = .center
      image.constrain(.height(28))
      let name = caption("\(icon)")
      name.textAlignment = .center
      return column([image, name], spacing: Spacing.xxSmall)
    }
    return grid(cells, columns: width < 350 ? 4 : 6)
  }

  static func spacings() -> UIView {
    let all: [(String, CGFloat)] = [
      ("xxSmall", Spacing.xxSmall), ("xSmall", Spacing.xSmall), ("small", Spacing.small),
      ("medium", Spacing.medium), ("large", Spacing.large), ("xLarge", Spacing.xLarge),
      ("xxLarge", Spacing.xxLarge),
    ]
    return column(
      all.map { name, value in
        line([box(Palette.accent, width: value, height: 16), caption("\(name)  \(Int(value))")])
      },
      spacing: Spacing.xSmall
    )
  }

  static func corners() -> UIView {
    let all: [(String, CGFloat)] = [
      ("small", CornerRadius.small), ("medium", CornerRadius.medium),
      ("large", CornerRadius.large), ("xLarge", CornerRadius.xLarge),
    ]
    return grid(
      all.map { name, radius in
        let box = box(Palette.surface, height: 48)
        box.layer.cornerRadius = radius
        return column([box, caption("\(name)  \(Int(radius))")], spacing: Spacing.xSmall)
      },
      columns: 4
    )
  }

  // MARK: Styled views

  static func avatar(side: CGFloat, _ loader: ImageLoader?) -> UIView {
    let view = AsyncImageView(frame: .zero)
    view.styleAsAvatar()
    view.constrain(.size(side))
    if let loader {
      view.show(DemoRows.owner.avatar, side: side, with: loader)
    } else {
      view.image = Icon.person.image
      view.contentMode = .center
    }
    return view
  }

  static func button(_ title: String, style: (UIButton) -> Void) -> UIView {
    let button = UIButton(type: .system)
    style(button)
    if button.configuration == nil {
      button.setTitle(title, for: .normal)
    } else {
      button.configuration?.title = title
    }
    return line([button])
  }
}
