public import Contracts
import DesignKit
public import Foundations
import ListModel
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
  private var timeline: (any TimelineViewModel)?

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
  public func start() {
    let viewModel = factory.makeTimeline()
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    timeline = viewModel
    rootViewController.navigationBar.barTintColor = Palette.background
    rootViewController.viewControllers = [
      TimelineViewController(viewModel: viewModel, imageLoader: imageLoader)
    ]
  }

  /// The name of the app, in its language.
  public var title: String { factory.strings.timelineTitle }

  /// Whether the screen shown waits for rows: its first ones or another page.
  public var isLoading: Bool {
    timeline.map { $0.state.value == .loading || $0.pagingState.value == .loading } ?? false
  }

  /// Why the screen shown has no rows, in words; `nil` unless loading failed.
  public var failure: String? {
    guard case .failed(let failure)? = timeline?.state.value else { return nil }
    return "\(failure.title). \(failure.message)"
  }

  /// The last short message of the screen shown, such as how many moments could not be read.
  public var message: String? { timeline?.message.value?.text }

  /// Leads to a place that a timeline names.
  public func go(to route: Route) {
    switch route {
    case .link(let url), .mention(_, let url?):
      open(url)
    case .mention, .hashtag, .photos, .profile, .moment:
      say(factory.strings.placeNotBuilt)
    }
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
