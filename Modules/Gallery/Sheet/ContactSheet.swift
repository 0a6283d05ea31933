public import CoreGraphics
import DesignKit
import Foundations
import MomentsLanguage
public import ScreenTesting
public import UIKit

/// All states of a component on one image, in light beside dark.
public struct ContactSheet {
  /// Whose states the image shows.
  public var component: GalleryComponent
  /// The environment that it is made for.
  public var environment: GalleryEnvironment
  /// The text size.
  public var contentSize = UIContentSizeCategory.large
  /// Normal or high contrast; unspecified is normal.
  public var contrast = UIAccessibilityContrast.normal
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The height of screens, in points.
  public var screenHeight: CGFloat = 844

  /// The appearances shown side by side.
  public var styles: [UIUserInterfaceStyle] = [.light, .dark]
  /// The number of screen states side by side.
  private static let screensPerLine = 2

  /// Makes a sheet of a component.
  public init(_ component: GalleryComponent, in environment: GalleryEnvironment) {
    self.component = component
    self.environment = environment
  }

  private var traits: ScreenTraits {
    ScreenTraits(
      size: CGSize(width: environment.width, height: screenHeight),
      scale: scale,
      contentSize: contentSize,
      contrast: contrast == .high ? .high : .normal,
      isRightToLeft: environment.language.isRightToLeft
    )
  }

  /// The width of a state in all appearances.
  private var pairWidth: CGFloat {
    CGFloat(styles.count) * environment.width
      + CGFloat(styles.count - 1) * ContactSheetView.pairGap
  }

  // MARK: Images

  /// Draws the sheet.
  ///
  /// - Throws: `ScreenTestingError` if there is no memory for the image.
  public func image() async throws -> CGImage {
    switch component.kind {
    case .part: try await screenOfParts().snapshot()
    case .screen: try await sheetOfScreens()
    }
  }

  /// A screen with all states of a part on it, as large as the sheet.
  public func screenOfParts() async throws -> Screen {
    let items = { component.states.map { item($0) } }
    return await screen(
      width: pairWidth,
      traits: traits,
      perLine: 1,
      items
    )
  }

  /// A view with all states of a part on it, live; empty for a screen.
  public func makeView() -> ContactSheetView {
    ContactSheetView(
      title: title,
      items: component.states.map { item($0) },
      cellWidth: environment.width
    )
  }

  private var title: String { "\(component.name)  ·  \(component.module)" }

  private func item(_ state: GalleryState) -> ContactSheetView.Item {
    ContactSheetView.Item(
      name: state.name,
      examples: styles.compactMap { style in
        guard case .part(let view, let inset) = state.makeExample(environment) else { return nil }
        return (style, view, inset)
      }
    )
  }

  private func sheetOfScreens() async throws -> CGImage {
    var items: [ContactSheetView.Item] = []
    for state in component.states {
      var examples: [(style: UIUserInterfaceStyle, view: UIView, inset: CGFloat)] = []
      for style in styles {
        let image = try await screen(of: state, style).snapshot()
        let view = UIImageView(image: UIImage(cgImage: image, scale: scale, orientation: .up))
        examples.append((style, view, 0))
      }
      items.append(ContactSheetView.Item(name: state.name, examples: examples))
    }
    var paper = traits
    paper.isRightToLeft = false
    paper.contentSize = .large
    let perLine = min(Self.screensPerLine, max(items.count, 1))
    return try await screen(
      width: CGFloat(perLine) * pairWidth + CGFloat(perLine - 1) * 2 * ContactSheetView.gap,
      traits: paper,
      perLine: perLine,
      { items }
    ).snapshot()
  }

  /// The layout of all states as text, of the first appearance.
  public func layout() async throws -> String {
    guard component.kind == .screen else { return try await screenOfParts().layoutDescription() }
    var text = ""
    for state in component.states {
      let screen = await screen(of: state, styles.first ?? .light)
      text += "== \(state.name)\n\(screen.layoutDescription())"
    }
    return text
  }

  // MARK: Screens

  /// A screen that shows one state as the app does.
  public func screen(of state: GalleryState, _ style: UIUserInterfaceStyle) async -> Screen {
    var traits = traits
    traits.style = style
    var presented: UIViewController?
    let screen = Screen(traits: traits) {
      switch state.makeExample(environment) {
      case .screen(let root, let over):
        presented = over
        return root
      case .part(let view, let inset):
        return PartViewController(view, inset: inset)
      }
    }
    screen.work = [{ [loader = environment.imageLoader] in await loader.waitUntilIdle() }]
    if let presented {
      screen.perform {
        screen.window.rootViewController?.present(presented, animated: false)
      }
    }
    await screen.settle()
    return screen
  }

  private func screen(
    width: CGFloat,
    traits: ScreenTraits,
    perLine: Int,
    _ items: () -> [ContactSheetView.Item]
  ) async -> Screen {
    var traits = traits
    traits.size.width = width + 2 * ContactSheetView.gap
    // The sheet is as high as its parts, which are shown as on an upright phone.
    traits.verticalSizeClass = .regular
    let controller = UIViewController()
    var made: ContactSheetView?
    let screen = Screen(traits: traits) {
      let sheet = ContactSheetView(
        title: title,
        items: items(),
        cellWidth: environment.width,
        itemsPerLine: perLine
      )
      made = sheet
      controller.view.addSubview(sheet)
      sheet.constrain(.top.left.right)
      return controller
    }
    let height = made?.frame.height ?? 0
    screen.change { $0.size.height = max(1, height.rounded(.up)) }
    screen.work = [{ [loader = environment.imageLoader] in await loader.waitUntilIdle() }]
    await screen.settle()
    // A loaded image or a fold may have changed the height.
    let settled = made?.frame.height ?? height
    if settled != height { screen.change { $0.size.height = max(1, settled.rounded(.up)) } }
    return screen
  }
}

/// A part alone on a screen.
private final class PartViewController: UIViewController {
  private let part: UIView
  private let inset: CGFloat

  init(_ part: UIView, inset: CGFloat) {
    self.part = part
    self.inset = inset
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    view.addConstrainedSubviews(part)
    part.constrain(.top.equal(to: view.safeAreaLayoutGuide).inset(inset), .sides.inset(inset))
  }
}
