import CoreGraphics
import Foundation

extension UIButton {
  /// The distance between the content and the sign of a menu, in points.
  private static let signGap: CGFloat = 6

  /// Shows or hides the sign that the button opens a menu.
  func updatePopUpSign(of configuration: Configuration) {
    guard showsPopUpSign(configuration) else {
      storedPopUpSign?.isHidden = true
      return
    }
    let view = storedPopUpSign ?? UIImageView(frame: .zero)
    if storedPopUpSign == nil {
      storedPopUpSign = view
      addSubview(view)
      view.image = UIImage(systemName: "chevron.up.chevron.down")
    }
    view.isHidden = false
    let color = configuration.foregroundColor(in: state, tint: roleTint)
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: configuration.buttonSize.titleStyle,
      scale: .small
    )
  }

  private func showsPopUpSign(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic: choiceMenu != nil
    case .none: false
    case .popup: true
    }
  }

  /// The room that the sign of a menu takes beside the content, in points.
  var popUpSignRoom: CGFloat {
    guard let view = storedPopUpSign, !view.isHidden else { return 0 }
    return view.intrinsicContentSize.width + Self.signGap
  }

  /// Puts the sign of a menu beside the content, where reading ends.
  func placePopUpSign(beside content: CGRect) {
    guard let view = storedPopUpSign, !view.isHidden else { return }
    let size = view.intrinsicContentSize
    view.frame = CGRect(
      x: isRightToLeft ? content.minX - Self.signGap - size.width : content.maxX + Self.signGap,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}

extension UIButton.Configuration {
  /// The sign of a button that opens a menu.
  public enum Indicator: Int, Sendable {
    /// That of a choice, where the button shows which element of its menu is on.
    case automatic = 0
    /// None.
    case none = 1
    /// That of a choice: a chevron up over a chevron down.
    case popup = 2
  }
}
