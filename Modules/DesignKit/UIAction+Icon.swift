public import UIKit

extension UIAction {
  /// Makes a command of a menu, with an icon before its title.
  public convenience init(
    _ title: String,
    _ icon: Icon,
    id: String,
    attributes: UIMenuElement.Attributes = [],
    perform: @escaping () -> Void
  ) {
    self.init(
      title: title,
      image: icon.image,
      identifier: Identifier(id),
      attributes: attributes
    ) { _ in perform() }
  }
}

extension UIBarButtonItem {
  /// Makes a button of a bar: a title, or an icon with the title for assistive technologies alone.
  public convenience init(
    _ title: String,
    _ icon: Icon? = nil,
    id: String,
    style: Style = .plain,
    perform: @escaping () -> Void
  ) {
    self.init(primaryAction: UIAction(title: title, image: icon?.image) { _ in perform() })
    self.style = style
    if icon != nil { accessibilityLabel = title }
    accessibilityIdentifier = id
  }
}
