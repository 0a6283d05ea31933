import CoreGraphics
import Foundation

extension UIButton {
  /// The gap between the content and the menu indicator, in points.
  private static let signGap: CGFloat = 6

  /// Shows or hides the menu indicator.
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

  /// The width of the menu indicator including its gap, in points.
  var popUpSignSpace: CGFloat {
    guard let view = storedPopUpSign, !view.isHidden else { return 0 }
    return view.intrinsicContentSize.width + Self.signGap
  }

  /// Positions the menu indicator at the trailing edge of the content.
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
  /// The menu indicator of a button.
  public enum Indicator: Int, Sendable {
    /// The pop-up indicator if the button shows the selected element of its menu; otherwise none.
    case automatic = 0
    /// No indicator.
    case none = 1
    /// The pop-up indicator: a chevron up above a chevron down.
    case popup = 2
  }
}
