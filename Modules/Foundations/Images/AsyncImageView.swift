public import DesignKit
public import Foundation
public import ListModel
public import UIKit
import UIKitClosures

/// An image view that loads its image, and cancels the load when it is reused.
///
/// It shows a color until the image is loaded, and a symbol if loading fails. An image in memory
/// appears immediately, any other fades in.
///
/// If an image is most of a row's content, observe its state by ``onPhaseChange``, and reload a
/// failed one by ``retry()``.
public final class AsyncImageView: UIImageView {
  /// The state of an image.
  public enum Phase: Hashable, Sendable {
    /// No image was requested.
    case empty
    /// The image is being loaded.
    case loading
    /// The image is shown.
    case shown
    /// The image could not be loaded.
    case failed
  }

  /// The state of the image.
  public private(set) var phase = Phase.empty {
    didSet {
      if phase != oldValue { onPhaseChange?(phase) }
    }
  }

  /// Called when ``phase`` has changed.
  public var onPhaseChange: ((Phase) -> Void)?

  /// The symbol shown when there is no image or it cannot be loaded.
  public var emptySymbol = UIImage(systemName: "photo")

  /// The point of the image that stays visible when the view crops it, in the unit square of the
  /// image with its origin at the upper left; the center by default.
  public var focus = AsyncImageView.middle {
    didSet {
      if focus != oldValue { cropAroundFocus() }
    }
  }

  /// The name of the image on its screen, by which transitions find it.
  public var imageName: ListItemID? {
    didSet {
      if imageName != oldValue { isAway = false }
    }
  }

  /// Whether the image is in a transition to another screen or back; the view is transparent
  /// meanwhile.
  public var isAway = false {
    didSet { alpha = isAway ? 0 : 1 }
  }

  /// The last requested image; nil if there is none.
  public private(set) var request: ImageRequest?

  private static let middle = CGPoint(x: 0.5, y: 0.5)
  private var loader: ImageLoader?
  /// The image of a view model that is shown.
  private var asyncImage: AsyncImage?
  private var task: Task<Void, Never>?
  private static let fadeDuration: TimeInterval = 0.2
  /// The decoded images of view models, by their number and size: a row that is scrolled back shows
  /// its image at once.
  private static let decoded = ImageMemoryCache<[Int]>(limit: 32_000_000)
  private static let memoryWarnings = NotificationCenter.default.observe(
    UIApplication.didReceiveMemoryWarningNotification
  ) { _ in decoded.removeAll() }

  /// Makes a view that shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    tintColor = Palette.secondaryText
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    task?.cancel()
  }

  /// Shows an image.
  ///
  /// The previous request is cancelled.
  ///
  /// - Parameters:
  ///   - request: The image; `nil` for the placeholder alone.
  ///   - loader: Loads it; by default, the loader of the nearest ``ImageLoaderOwner`` around the
  ///     view once it is in a window, where there MUST be one.
  ///   - placeholder: The color until it is loaded.
  public func show(
    _ request: ImageRequest?,
    with loader: ImageLoader? = nil,
    placeholder: UIColor = Palette.placeholder
  ) {
    // The same row again, for example with other likes: the image or its load is unchanged.
    if let request, request == self.request, phase != .empty { return }
    cancel()
    backgroundColor = placeholder
    contentMode = .scaleAspectFill
    guard let request else {
      showSymbol()
      return
    }
    self.request = request
    if let loader = loader ?? inheritedImageLoader {
      start(request, with: loader)
    } else {
      // A cell receives its row before it is in its list.
      precondition(window == nil, missingLoader)
      phase = .loading
    }
  }

  /// Finds the loader of the views around it, for an image that was shown before.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let request, loader == nil else { return }
    guard let loader = inheritedImageLoader else { preconditionFailure(missingLoader) }
    start(request, with: loader)
  }

  private var missingLoader: String {
    let row = sequence(first: self as UIView, next: \.superview).first { $0 is any ListItemView }
    return """
      \(row.map { "\(type(of: $0))" } ?? "AsyncImageView") has no image loader: pass one to \
      show(_:with:), or set that of its list or of another ImageLoaderOwner around it.
      """
  }

  private func start(_ request: ImageRequest, with loader: ImageLoader) {
    self.loader = loader
    image = loader.cachedImage(for: request)
    cropAroundFocus()
    if image == nil { load(request, with: loader) } else { phase = .shown }
  }

  /// Shows an image of a view model, and loads it if it is not loaded.
  ///
  /// The previous request is cancelled.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - size: The size of the view, in points: a larger image is scaled down while it is decoded.
  ///   - placeholder: The color until it is loaded.
  /// - Returns: The binding, for the row's `bindings`.
  public func show(
    _ image: AsyncImage,
    size: CGSize,
    placeholder: UIColor = Palette.placeholder
  ) -> Disposable {
    if image !== asyncImage {
      cancel()
      asyncImage = image
      backgroundColor = placeholder
      contentMode = .scaleAspectFill
    }
    image.load()
    let pixels = max(size.width, size.height) * max(traitCollection.displayScale, 1)
    let key = [image.number, max(1, Int(pixels.rounded(.up)))]
    return image.state.observe { [weak self] in self?.show($0, as: key) }
  }

  /// Shows the state of an image of a view model, whose number and size in pixels are the key.
  private func show(_ state: AsyncImage.State, as key: [Int]) {
    switch state {
    case .idle, .loading:
      image = nil
      contentMode = .scaleAspectFill
      phase = .loading
    case .loaded(let data) where phase != .shown:
      if let image = Self.decoded[key] {
        self.image = image
        cropAroundFocus()
        phase = .shown
        return
      }
      phase = .loading
      task?.cancel()
      task = Task { [weak self] in
        let image = await ImageLoader.decode(data, maximumPixelSize: key[1])
        guard !Task.isCancelled else { return }
        _ = Self.memoryWarnings
        Self.decoded[key] = image
        self?.finish(image)
      }
    case .loaded: break
    case .failed: finish(nil)
    }
  }

  /// Loads an image again that failed; otherwise does nothing.
  public func retry() {
    if phase == .failed { asyncImage?.load() }
    guard phase == .failed, let request, let loader else { return }
    image = nil
    contentMode = .scaleAspectFill
    load(request, with: loader)
  }

  private func load(_ request: ImageRequest, with loader: ImageLoader) {
    phase = .loading
    task = Task { [weak self] in
      let image = try? await loader.image(for: request)
      guard !Task.isCancelled, let self, self.request == request else { return }
      finish(image)
    }
  }

  /// Crops the image around its focus.
  public override func layoutSubviews() {
    super.layoutSubviews()
    cropAroundFocus()
  }

  /// The layer's contents rectangle has the aspect ratio of the view, so that filling the view
  /// crops nothing more.
  private func cropAroundFocus() {
    layer.contentsRect =
      contentMode == .scaleAspectFill && focus != Self.middle
      ? shownPart : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The part of the image that fills the view with the focus as near to its center as the edges
  /// allow, in the unit square of the image with its origin at the upper left.
  public var shownPart: CGRect {
    var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let size = image?.size, !bounds.isEmpty, size.width > 0, size.height > 0 else {
      return part
    }
    let scale = max(bounds.width / size.width, bounds.height / size.height)
    part.size.width = min(1, bounds.width / (size.width * scale))
    part.size.height = min(1, bounds.height / (size.height * scale))
    part.origin.x = min(max(0, focus.x - part.width / 2), 1 - part.width)
    part.origin.y = min(max(0, focus.y - part.height / 2), 1 - part.height)
    return part
  }

  /// Stops loading and shows nothing.
  ///
  /// Call it when the row returns to the reuse pool.
  public func cancel() {
    task?.cancel()
    task = nil
    request = nil
    loader = nil
    asyncImage?.cancel()
    asyncImage = nil
    image = nil
    phase = .empty
  }

  /// Shows a loaded image, or that it could not be loaded.
  private func finish(_ image: UIImage?) {
    task = nil
    guard let image else {
      showSymbol()
      phase = .failed
      return
    }
    guard window != nil else {
      self.image = image
      cropAroundFocus()
      phase = .shown
      return
    }
    phase = .shown
    // Fades in over the placeholder, not over the page behind the view.
    UIView.transition(
      with: self,
      duration: Self.fadeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: {
        self.image = image
        UIView.performWithoutAnimation { self.cropAroundFocus() }
      }
    )
  }

  private func showSymbol() {
    contentMode = .center
    image = emptySymbol
    cropAroundFocus()
  }
}
