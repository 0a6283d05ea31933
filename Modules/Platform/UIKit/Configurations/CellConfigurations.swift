import Foundation
import QuartzCore

/// The configurations of a cell, header or footer.
///
/// Created for views that have configurations, or a handler that may set some.
@MainActor final class CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  /// The view of the content configuration, in the cell's content view.
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var ground: ShownBackground?
  var updatesContent = true
  var updatesBackground = true

  // MARK: Content

  /// Shows a content configuration, in the existing view if that supports it.
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
    // A cell may be smaller than its content until it is measured.
    for constraint in [bottom, trailing] { constraint.priority = .required - 1 }
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: host.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      bottom, trailing,
    ])
  }

  /// Prepares the content to be measured or laid out at a width.
  func prepare(forWidth width: CGFloat) {
    (contentView as? UIListContentView)?.arrange(forWidth: width)
  }

  // MARK: Background

  /// Shows a background configuration behind everything else in a view.
  func show(_ new: UIBackgroundConfiguration?, in view: UIView) {
    background = new
    guard let new else {
      ground?.view.removeFromSuperview()
      ground = nil
      return
    }
    let ground = ground ?? ShownBackground()
    if self.ground == nil {
      self.ground = ground
      ground.view.frame = view.bounds
      view.insertSubview(ground.view, at: 0)
    }
    ground.show(new, tint: view.tintColor, in: view.traitCollection)
    ground.view.layer.cornerRadius = new.cornerRadius
    view.setNeedsLayout()
  }

  func layOutGround(in view: UIView) {
    guard let background, let ground else { return }
    let insets = background.backgroundInsets.absolute(isRightToLeft: view.isRightToLeft)
    let frame = CGRect(origin: .zero, size: view.bounds.size).inset(by: insets)
    ground.place(at: frame, cornerRadius: background.cornerRadius)
  }

  // MARK: States

  /// Updates the configurations that update automatically for a state.
  func update(for state: any UIConfigurationState, content host: UIView, in view: UIView) {
    if updatesContent, let content { show(content.updated(for: state), in: host) }
    if let background {
      show(updatesBackground ? background.updated(for: state) : background, in: view)
    }
  }
}
