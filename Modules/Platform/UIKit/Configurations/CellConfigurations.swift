import Foundation
import QuartzCore

/// What cells, headers and footers have in common as views that show configurations.
///
/// Made for views that show some, or have a handler that may.
@MainActor final class CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  /// The view that shows the content, in the cell's content view.
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var ground: UIView?
  var updatesContent = true
  var updatesBackground = true

  // MARK: Content

  /// Shows a configuration; the view that is there shows it, where it can.
  func show(_ new: (any UIContentConfiguration)?, in host: UIView) {
    content = new
    if let new, let contentView, contentView.supports(new) {
      contentView.configuration = new
      return
    }
    contentView?.removeFromSuperview()
    contentView = new?.makeContentView()
    guard let contentView else { return }
    contentView.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(contentView)
    let bottom = contentView.bottomAnchor.constraint(equalTo: host.bottomAnchor)
    let trailing = contentView.trailingAnchor.constraint(equalTo: host.trailingAnchor)
    // A cell may be lower and narrower than its content until it is measured.
    for constraint in [bottom, trailing] { constraint.priority = .required - 1 }
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: host.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      bottom, trailing,
    ])
  }

  /// Gets the content ready to be measured or placed at a width.
  func prepare(forWidth width: CGFloat) {
    (contentView as? UIListContentView)?.arrange(forWidth: width)
  }

  // MARK: Background

  /// Shows a background behind everything else of a view.
  func show(_ new: UIBackgroundConfiguration?, in view: UIView) {
    background = new
    guard new != nil else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if ground == nil {
      let ground = UIView(frame: view.bounds)
      ground.isUserInteractionEnabled = false
      self.ground = ground
      view.insertSubview(ground, at: 0)
    }
    styleGround(in: view)
    view.setNeedsLayout()
  }

  private func styleGround(in view: UIView) {
    guard let background, let ground else { return }
    ground.layer.cornerRadius = background.cornerRadius
    background.show(
      in: ground,
      color: background.resolvedBackgroundColor(for: view.tintColor),
      tint: view.tintColor
    )
  }

  func layOutGround(in view: UIView) {
    guard let background, let ground else { return }
    let insets = background.backgroundInsets.absolute(isRightToLeft: view.isRightToLeft)
    let frame = CGRect(origin: .zero, size: view.bounds.size).inset(by: insets)
    if ground.frame != frame { ground.frame = frame }
  }

  // MARK: States

  /// Brings what updates itself in line with a state.
  func update(for state: any UIConfigurationState, content host: UIView, in view: UIView) {
    if updatesContent, let content { show(content.updated(for: state), in: host) }
    if let background {
      show(updatesBackground ? background.updated(for: state) : background, in: view)
    }
  }
}
