import Foundations
public import UIKit

/// A component or a screen, in all its states.
public struct GalleryComponent {
  /// The environment in which a component is shown.
  public enum Kind: Sendable {
    /// A part of a screen: shown with others on one sheet.
    case part
    /// A whole screen: shown in its own window.
    case screen
  }

  /// The name: that of its type, if it is one.
  public let name: String
  /// The name of the Swift module that declares it.
  public let module: String
  /// The environment in which it is shown.
  public let kind: Kind
  /// Its states, with unique names.
  public let states: [GalleryState]

  /// Makes a part of a screen.
  init(_ name: String, in module: String, @GalleryStates _ states: () -> [GalleryState]) {
    self.init(name, module, .part, states())
  }

  /// Makes a whole screen.
  init(screen name: String, in module: String, @GalleryStates _ states: () -> [GalleryState]) {
    self.init(name, module, .screen, states())
  }

  private init(_ name: String, _ module: String, _ kind: Kind, _ states: [GalleryState]) {
    self.name = name
    self.module = module
    self.kind = kind
    self.states = states
    let names = Set(states.map(\.name))
    precondition(names.count == states.count, "two states of \(name) have one name")
  }
}

/// A component in one of its states.
public struct GalleryState {
  /// The name of the state.
  public let name: String
  let make: (GalleryEnvironment) -> GalleryExample

  /// A view with its own height.
  init(
    _ name: String,
    inset: CGFloat = GalleryExample.margin,
    _ makeView: @escaping (GalleryEnvironment) -> UIView
  ) {
    self.name = name
    make = { .part(makeView($0), inset: inset) }
  }

  /// A row of a list, as wide as the list.
  static func row<View: ListItemView>(
    _ name: String,
    _ makeView: @escaping (GalleryEnvironment) -> View,
    _ row: @escaping (GalleryEnvironment) -> View.ViewModel
  ) -> GalleryState {
    GalleryState(name, inset: 0) { environment in
      let view = makeView(environment)
      view.update(with: row(environment))
      view.prepareForLayout(width: environment.width)
      return view
    }
  }

  /// A view that fills the available space.
  static func filling(
    _ name: String,
    height: CGFloat,
    inset: CGFloat = 0,
    _ makeView: @escaping (GalleryEnvironment) -> UIView
  ) -> GalleryState {
    GalleryState(name, inset: inset) { environment in
      let view = makeView(environment)
      view.constrain(.height(height))
      return view
    }
  }

  /// A screen in a navigation controller.
  static func pushed(
    _ name: String,
    _ makeScreen: @escaping (GalleryEnvironment) -> UIViewController
  ) -> GalleryState {
    GalleryState(name: name) {
      .screen(UINavigationController(rootViewController: makeScreen($0)), presented: nil)
    }
  }

  /// A screen that is presented over another.
  static func presented(
    _ name: String,
    _ makeScreen: @escaping (GalleryEnvironment) -> UIViewController
  ) -> GalleryState {
    GalleryState(name: name) { .screen(GroundViewController(), presented: makeScreen($0)) }
  }

  private init(name: String, make: @escaping (GalleryEnvironment) -> GalleryExample) {
    self.name = name
    self.make = make
  }

  /// Makes the content of the state.
  public func makeExample(_ environment: GalleryEnvironment) -> GalleryExample {
    make(environment)
  }
}

/// The content of a state.
public enum GalleryExample {
  /// A view, with a margin in points.
  case part(UIView, inset: CGFloat)
  /// A screen, and the controller presented over it.
  case screen(UIViewController, presented: UIViewController?)

  /// The margin of parts without one.
  static let margin: CGFloat = 16
}

/// Lists states, with `for` and `if`.
@resultBuilder enum GalleryStates {
  static func buildExpression(_ state: GalleryState) -> [GalleryState] { [state] }
  static func buildBlock(_ parts: [GalleryState]...) -> [GalleryState] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[GalleryState]]) -> [GalleryState] { parts.flatMap { $0 } }
}

/// The screen below presented screens.
final class GroundViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
