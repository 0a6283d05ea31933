import Foundation

/// The title of a screen as a button that opens a menu, with a chevron.
@MainActor final class TitleMenuButton: UIButton {
  /// Makes the menu when it is opened.
  var provider: (([UIMenuElement]) -> UIMenu?)?

  override func didInit() {
    super.didInit()
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any], color: UIColor) {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 0,
      bottom: 4,
      trailing: 0
    )
    configuration.title = title
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.image = UIImage(systemName: "chevron.down")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 11)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .secondaryLabel }
    configuration.baseForegroundColor = attributes[.foregroundColor] as? UIColor ?? color
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var container = $0
      container.uiKit.font = font
      return container
    }
    self.configuration = configuration
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = provider?([]) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
