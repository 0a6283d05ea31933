public import Contracts
import DesignKit
public import Foundations
public import ListModel
import Thread
public import Timeline
public import UIKit

/// Composes the screens of Moments and leads from one to the other.
///
/// It is handed the view models' factory and the image loader, and never knows whether what they show is made up, read
/// from disk or from a server.
public final class AppCoordinator: Routing {
  /// Opens an address outside of the app and tells, once, whether that worked.
  public typealias OpenURL = (URL, _ completion: @escaping (Bool) -> Void) -> Void

  /// The root of the app's one window.
  public let rootViewController = UINavigationController()

  private let factory: any ViewModelFactory
  private let imageLoader: ImageLoader
  private let openURL: OpenURL
  /// The screens that were opened, and what they show.
  private var screens: [OpenScreen] = []

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - factory: Makes the view models.
  ///   - imageLoader: Loads the pictures of all screens.
  ///   - openURL: Opens an `http` or `https` address outside of the app; a failure is told to the reader.
  public init(
    factory: any ViewModelFactory,
    imageLoader: ImageLoader,
    openURL: @escaping OpenURL
  ) {
    self.factory = factory
    self.imageLoader = imageLoader
    self.openURL = openURL
  }

  /// Shows the first screen.
  ///
  /// - Parameter moment: A moment to open over it at once, if any.
  public func start(with moment: ListItemID? = nil) {
    let viewModel = factory.makeTimeline()
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    rootViewController.navigationBar.barTintColor = Palette.background
    let timeline = TimelineViewController(viewModel: viewModel, imageLoader: imageLoader)
    rootViewController.viewControllers = [timeline]
    remember(timeline, viewModel, viewModel.message)
    if let moment { showThread(of: moment, animated: false) }
  }

  /// The name of the app, in its language.
  public var title: String { factory.strings.timelineTitle }

  /// Whether the screen shown waits for rows: its first ones or another page.
  public var isLoading: Bool {
    shown.map { $0.list.state.value == .loading || $0.list.pagingState.value == .loading } ?? false
  }

  /// Why the screen shown has no rows, in words; `nil` unless loading failed.
  public var failure: String? {
    guard case .failed(let failure)? = shown?.list.state.value else { return nil }
    return "\(failure.title). \(failure.message)"
  }

  /// The last short message of the screen shown, such as how many moments could not be read.
  public var message: String? { shown?.message.value?.text }

  /// What the topmost screen shows.
  private var shown: OpenScreen? {
    screens.last { $0.controller != nil && $0.controller === rootViewController.topViewController }
  }

  /// Keeps track of a screen for as long as it lives.
  private func remember(
    _ controller: UIViewController,
    _ list: any ListViewModel,
    _ message: Observable<UserMessage?>
  ) {
    screens.removeAll { $0.controller == nil }
    screens.append(OpenScreen(controller: controller, list: list, message: message))
  }

  /// Leads to a place that a screen names.
  public func go(to route: Route) {
    switch route {
    case .link(let url), .mention(_, let url?):
      open(url)
    case .moment(let moment):
      showThread(of: moment, animated: true)
    case .mention, .hashtag, .photos, .profile:
      say(factory.strings.placeNotBuilt)
    }
  }

  private func showThread(of moment: ListItemID, animated: Bool) {
    let viewModel = factory.makeThread(moment: moment)
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let thread = ThreadViewController(viewModel: viewModel, imageLoader: imageLoader)
    remember(thread, viewModel, viewModel.message)
    rootViewController.pushViewController(thread, animated: animated)
  }

  /// Opens web addresses only: a feed is written by strangers.
  private func open(_ url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      say(factory.strings.linkRefused(url.scheme ?? ""))
      return
    }
    openURL(url) { [weak self] isOpen in
      guard let self, !isOpen else { return }
      say(factory.strings.linkNotOpened)
    }
  }

  private func say(_ text: String) {
    guard let view = rootViewController.viewIfLoaded else { return }
    ToastView(text: text).present(in: view)
  }
}
