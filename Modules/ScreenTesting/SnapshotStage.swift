import Foundation
import UIKit

/// A separate screen for a view or a controller while a snapshot is taken.
struct SnapshotStage {
  let screen: Screen
  /// The subject of the snapshot.
  let view: UIView
  private let leave: () -> Void

  /// Shows a view, made in the traits it is shown in, on the system's background.
  ///
  /// - Parameters:
  ///   - make: Makes the view.
  ///   - size: The size; a side of zero is that of the view. Without one, the view keeps its size
  ///     if it has one, and gets its fitting size otherwise.
  ///   - traits: The environment.
  /// - Throws: ``ScreenTestingError``, and the errors of `make`.
  init(_ make: () throws -> UIView, size: CGSize?, traits: UITraitCollection) throws {
    var made: UIView?
    var hasSize = false
    var hasFrame = true
    let controller = UIViewController()
    let start = ScreenTraits(traits: traits)
    screen = try Screen(traits: start) {
      let view = try make()
      guard view.superview == nil else { throw Self.alreadyOnScreen(view) }
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(view)
      hasFrame = view.translatesAutoresizingMaskIntoConstraints
      // The frame of a view without a size would contradict the constraints inside of it.
      hasSize = !view.bounds.isEmpty
      if !hasSize { view.translatesAutoresizingMaskIntoConstraints = false }
      made = view
      return controller
    }
    guard let view = made else { throw ScreenTestingError.cannotRender("there is no view") }
    self.view = view
    let fitted = screen.perform {
      let fitted =
        size == nil && hasSize
        ? view.bounds.size : Self.size(of: view, asked: size ?? .zero, in: start.size)
      view.translatesAutoresizingMaskIntoConstraints = hasFrame
      return fitted
    }
    guard fitted.width > 0, fitted.height > 0 else {
      throw ScreenTestingError.cannotRender("\(type(of: view)) wants no room; give it a size")
    }
    screen.perform { Self.place(view, size: fitted) }
    screen.change { $0.size = fitted }
    leave = view.removeFromSuperview
  }

  /// Shows a controller as the root of a window, on a phone by default.
  init(_ make: () throws -> UIViewController, size: CGSize?, traits: UITraitCollection) throws {
    let start = ScreenTraits(traits: traits)
    var made: UIViewController?
    screen = try Screen(traits: ScreenTraits(size: size ?? start.size, traits: traits)) {
      let controller = try make()
      guard controller.parent == nil, controller.viewIfLoaded?.superview == nil else {
        throw Self.alreadyOnScreen(controller)
      }
      made = controller
      return controller
    }
    guard let controller = made else {
      throw ScreenTestingError.cannotRender("there is no controller")
    }
    view = controller.view
    let window = screen.window
    leave = { window.rootViewController = nil }
  }

  /// Calls the closure, and releases the content, so that the next snapshot can be of the same
  /// object.
  func render<Format>(_ body: (Screen, UIView) throws -> Format) rethrows -> Format {
    defer { screen.perform(leave) }
    return try body(screen, view)
  }

  private static func alreadyOnScreen(_ object: AnyObject) -> ScreenTestingError {
    ScreenTestingError.alreadyOnScreen(String(describing: type(of: object)))
  }

  private static func size(of view: UIView, asked: CGSize, in room: CGSize) -> CGSize {
    if asked.width > 0, asked.height > 0 { return asked }
    // A row of text is never wider than the screen.
    let fitted = view.systemLayoutSizeFitting(
      asked,
      withHorizontalFittingPriority: asked.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: asked.height > 0 ? .required : .fittingSizeLevel
    )
    return CGSize(
      width: asked.width > 0 ? asked.width : min(fitted.width, room.width).rounded(.up),
      height: asked.height > 0 ? asked.height : fitted.height.rounded(.up)
    )
  }

  private static func place(_ view: UIView, size: CGSize) {
    view.frame = CGRect(origin: .zero, size: size)
    guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      return
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }
}
