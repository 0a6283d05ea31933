import Foundation

/// The appearance of a bar button: the bar's, overridden by the item's.
@MainActor struct BarButtonStyle {
  /// The style that determines the default font.
  var style = UIBarButtonItem.Style.plain
  /// The appearance set by the bar; nil for the system's.
  var appearance: UIBarButtonItemAppearance?
  /// The title attributes set by the item.
  var own = StateValues<[NSAttributedString.Key: Any]>()
  /// The images and offsets set on the bar item.
  var look: BarItemLook?
  /// Whether the button is on, which is shown by a background in its tint color.
  var isSelected = false
  /// Whether a selection background is possible, which needs space beside the title.
  var mayBeSelected = false
  /// The distance of the title from an image before it, in points; negative towards the left.
  var titleGap: CGFloat = 0
  /// The horizontal space between title and selection background, in points.
  private static let groundMargin: CGFloat = 10

  /// The values for a single state.
  private struct State {
    var state: UIControl.State
    var appearance: UIBarButtonItemStateAppearance?
    var title: [NSAttributedString.Key: Any]
    var ownImage: UIImage?
    @MainActor var image: UIImage? { ownImage ?? appearance?.values.image }
  }

  /// Whether nothing customizes the button.
  var isEmpty: Bool {
    appearance == nil && own.isEmpty && look == nil && !mayBeSelected && titleGap == 0
  }

  private func states(_ metrics: UIBarMetrics) -> [State] {
    let all: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
      (.normal, appearance?.normal), (.highlighted, appearance?.highlighted),
      (.disabled, appearance?.disabled), (.selected, nil),
    ]
    return all.map { state, appearance in
      let title = (appearance?.values.title ?? [:]).merging(own[state] ?? [:]) { $1 }
      let image = look?.shownImage(in: state, of: style, metrics)
      return State(state: state, appearance: appearance, title: title, ownImage: image)
    }
  }

  private var systemFont: UIFont {
    let isDone = (appearance?.style ?? style) == .done
    return .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
  }

  /// Shows the title and the background on the button.
  ///
  /// - Parameters:
  ///   - title: The title; nil if the button shows an image.
  ///   - button: The button to update.
  ///   - wasStyled: Whether the button may have a previous appearance to reset.
  func show(_ title: String?, on button: UIButton, wasStyled: Bool) {
    guard !isEmpty || wasStyled else {
      button.titleLabel?.font = systemFont
      return
    }
    let metrics: UIBarMetrics =
      button.traitCollection.hasLowBars ? .compact : .default
    let states = states(metrics)
    let normal = states[0].title
    let font = normal[.font] as? UIFont ?? systemFont
    button.titleLabel?.font = font
    // Attributed titles cost more: use them only if a font and a color are not sufficient.
    let isPlain = states.allSatisfy { state in
      state.title.allSatisfy { key, value in
        key == .foregroundColor || (key == .font && value as? UIFont == font)
      }
    }
    for state in states {
      button.setTitleColor(color(in: state, normal: normal), for: state.state)
      let attributed = isPlain ? nil : title.map { attributedTitle($0, state, normal, font) }
      button.setAttributedTitle(attributed, for: state.state)
      if !isSelected { button.setBackgroundImage(state.image, for: state.state) }
    }
    let titleOffset = look?.titleOffsets.value(for: metrics)
    let isMoved =
      titleOffset != nil
      || states.contains {
        if $0.ownImage != nil { return true }
        guard let appearance = $0.appearance else { return false }
        return appearance.titlePositionAdjustment != .zero || appearance.backgroundImage != nil
      }
    let hasGround = mayBeSelected || states.contains { $0.image != nil }
    let margin = hasGround && title != nil ? Self.groundMargin : 0
    button.contentEdgeInsets = UIEdgeInsets(
      top: 0,
      left: margin + max(-titleGap, 0),
      bottom: 0,
      right: margin + max(titleGap, 0)
    )
    button.configurationUpdateHandler = isMoved ? { moveContent(of: $0, metrics) } : nil
    guard !isMoved else { return }
    moveTitle(of: button, by: .zero)
    if !isSelected { button.backgroundImageFrame = nil }
  }

  private func color(in state: State, normal: [NSAttributedString.Key: Any]) -> UIColor? {
    if let color = state.title[.foregroundColor] as? UIColor { return color }
    if state.state == .selected { return isSelected ? .white : nil }
    let color = normal[.foregroundColor] as? UIColor
    // The button itself dims its title while it is pressed.
    return state.state == .disabled ? color?.withAlphaComponent(0.4) : nil
  }

  private func attributedTitle(
    _ title: String,
    _ state: State,
    _ normal: [NSAttributedString.Key: Any],
    _ font: UIFont
  ) -> NSAttributedString {
    var attributes = normal.merging(state.title) { $1 }
    attributes[.font] = attributes[.font] ?? font
    // The color depends on the button's state.
    attributes[.foregroundColor] = nil
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// Applies the title and background offsets of the appearance for the button's state.
  private func moveContent(of button: UIButton, _ metrics: UIBarMetrics) {
    let state = appearance.map {
      !button.isEnabled ? $0.disabled : button.isHighlighted ? $0.highlighted : $0.normal
    }
    let ownOffset = look?.titleOffsets.value(for: metrics)
    moveTitle(of: button, by: ownOffset ?? state?.titlePositionAdjustment ?? .zero)
    guard !isSelected else { return }
    var offset = state?.backgroundImagePositionAdjustment ?? .zero
    if let own = look?.groundOffsets.value(for: metrics) { offset.vertical = own }
    button.backgroundImageFrame = { bounds, image in
      CGRect(
        x: offset.horizontal,
        y: ((bounds.height - image.size.height) / 2).rounded() + offset.vertical,
        width: bounds.width,
        height: image.size.height
      )
    }
  }

  private func moveTitle(of button: UIButton, by offset: UIOffset) {
    let shift = offset.horizontal + titleGap
    button.titleEdgeInsets = UIEdgeInsets(
      top: offset.vertical,
      left: shift,
      bottom: offset.vertical.opposite,
      right: shift.opposite
    )
  }
}
