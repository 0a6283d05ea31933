import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import MomentsLanguage
import MomentsValues
public import UIKit

/// A photo, scaled to fit, that can be zoomed and moved; or a film, or the artwork of a sound.
///
/// The preview is shown in the same frame until the full photo is loaded. If a photo cannot be
/// loaded, the page shows why, with a retry button. A film plays in place of its poster, while the
/// page is on screen: see ``PhotoPageView/begin(_:plays:)``.
public final class PhotoPageView: BaseView {
  /// Called when the content has changed: a photo was loaded, or failed.
  public var onLoad: () -> Void = {}

  private let imageLoader: ImageLoader
  let strings: Strings
  let photo: ImageReference
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  let spinner = UIActivityIndicatorView(style: .large)
  let messageView = ListMessageView()
  /// The symbol of a sound without an image.
  private let symbolView = UIImageView()
  /// The player of the page's media, while it is on screen.
  var player: (any MediaPlayer)?
  var watch: Disposable?
  /// Called with the player of an animated photo, such as a GIF, when there is one.
  var onMoving: ((any MediaPlayer) -> Void)? {
    didSet { if isLoaded { offerPlayer() } }
  }
  /// Whether the full photo is loaded.
  private var isLoaded = false
  /// Called when the reader wants to open it outside of the app.
  var onOpenOutside: () -> Void = {}
  private var task: Task<Void, Never>?
  private var laidOutSize = CGSize.zero

  /// The longer side of the decoded photo, in pixels: sharp at the maximum zoom of a large screen.
  ///
  /// A photo of a hundred megapixels takes 64 MB at most, regardless of its shape.
  private static let maximumPixelSize: CGFloat = 4096
  /// The size of the symbol of a sound, in points.
  private static let symbolSide: CGFloat = 96
  /// The minimum value of the maximum zoom.
  private static let usualZoom: CGFloat = 4
  /// The minimum zoom of a double tap.
  private static let doubleTapZoom: CGFloat = 2.5

  /// Makes a page; ``load()`` loads the photo.
  public init(photo: ImageReference, imageLoader: ImageLoader, strings: Strings) {
    self.photo = photo
    self.imageLoader = imageLoader
    self.strings = strings
    super.init(frame: .zero)
  }

  deinit {
    task?.cancel()
  }

  // MARK: Set-up

  public override func makeControls() {
    addSubview(scrollView)
    scrollView.addSubview(imageView)
    addConstrainedSubviews(symbolView, spinner, messageView)
    symbolView.constrain(.center, .size(Self.symbolSide))
    spinner.constrain(.center)
    messageView.constrain(.sides.centerY, .top.atLeast())
  }

  public override func styleControls() {
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.decelerationRate = .fast
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = photo.media == nil ? .image : .startsMediaSession
    imageView.accessibilityLabel = photo.accessibilityText(
      unnamed: strings.photoWithoutDescription
    )
    symbolView.contentMode = .scaleAspectFit
    symbolView.tintColor = Palette.onImage
    symbolView.image = photo.media?.symbol
    symbolView.isHidden = photo.hasImage || photo.media?.kind != .sound
    symbolView.accessibilityElementsHidden = true
    imageView.accessibilityIdentifier = "photos.image"
    spinner.color = Palette.onImage
    spinner.hidesWhenStopped = true
    messageView.isHidden = true
    messageView.overrideUserInterfaceStyle = .dark
    messageView.onRetry = { [weak self] in self?.retry() }
  }

  // MARK: Loading

  /// Loads the photo, unless it is loaded or loading.
  public func load() {
    guard task == nil, photo.hasImage else { return }
    messageView.isHidden = true
    if imageView.image == nil { spinner.startAnimating() }
    let preview = request(for: photo.previewURL)
    let sharp = request(for: photo.url)
    let loader = imageLoader
    task = Task { [weak self] in
      if preview != sharp, loader.cachedImage(for: sharp) == nil {
        let image = try? await loader.image(for: preview)
        if let image, !Task.isCancelled { self?.show(image) }
      }
      do {
        let image = try await loader.image(for: sharp)
        if !Task.isCancelled { self?.showSharp(image) }
      } catch {
        if !Task.isCancelled { self?.fail(error) }
      }
    }
  }

  private func showSharp(_ image: UIImage) {
    show(image)
    isLoaded = true
    offerPlayer()
  }

  private func offerPlayer() {
    guard onMoving != nil, photo.playable == nil else { return }
    Task { [weak self, imageLoader, sharp = request(for: photo.url)] in
      let player = await imageLoader.player(for: sharp)
      // Another page may be on screen now.
      if let player, let self, self.player == nil { onMoving?(player) }
    }
  }

  private func request(for url: URL) -> ImageRequest {
    ImageRequest(
      url: url,
      size: CGSize(width: Self.maximumPixelSize, height: Self.maximumPixelSize),
      scale: 1
    )
  }

  /// Shows an image of the photo until a better one is loaded, unless there is one.
  func showMeanwhile(_ image: UIImage) {
    if imageView.image == nil { show(image) }
  }

  private func show(_ image: UIImage) {
    if player == nil { spinner.stopAnimating() }
    let before = imageView.image?.size
    imageView.image = image
    // A sharper image with the same aspect ratio replaces the first, zoomed or not.
    if let before, before.isOfSameShape(as: image.size) || photo.pixelSize != nil {
      limitZoom()
    } else {
      fit()
    }
    onLoad()
  }

  /// The image, if any is shown.
  var image: UIImage? { imageView.image }

  /// The frame of the photo; nil without one.
  var flightGeometry: PhotoFlight.Geometry? {
    guard imageView.image != nil, window != nil, !bounds.isEmpty else { return nil }
    return PhotoFlight.Geometry(frame: imageView.convert(imageView.bounds, to: nil))
  }

  /// The preview stays if loading fails.
  private func fail(_ error: any Error) {
    task = nil
    if player == nil { spinner.stopAnimating() }
    // A film plays without its poster.
    if imageView.image == nil, photo.playable == nil {
      messageView.isHidden = false
      messageView.show(
        ListFailure(
          title: strings.photoFailedTitle,
          message: words(for: error),
          retryTitle: strings.retry
        )
      )
    }
    onLoad()
  }

  private func words(for error: any Error) -> String {
    switch ImageLoadingError(error) {
    case .notAnImage: strings.photoBroken
    case .missing: strings.photoMissing
    case .tooLarge: strings.photoTooLarge
    case nil: strings.checkConnection
    }
  }

  // MARK: Layout

  /// Fits the photo again when the page's size changes.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    scrollView.frame = bounds
    fit()
  }

  /// The size of the photo, in pixels; nil without one.
  ///
  /// A film has a size without a poster, too.
  private var pixels: CGSize? {
    let known = photo.pixelSize.map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) }
    let isFilm = photo.playable != nil && photo.playable?.kind != .sound
    guard imageView.image != nil || isFilm else { return nil }
    let usual = isFilm ? CGSize(width: 16, height: 9) : nil
    // The artwork of a sound has its own aspect ratio.
    let sizes =
      isFilm || photo.media == nil ? [known, imageView.image?.size] : [imageView.image?.size]
    return (sizes + [usual]).compactMap { $0 }.first { $0.width > 0 && $0.height > 0 }
  }

  /// Shows the whole photo, centered.
  func fit() {
    guard let size = pixels, !bounds.isEmpty else { return }
    scrollView.zoomScale = 1
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let fitting = CGSize(width: size.width * scale, height: size.height * scale)
    imageView.frame = CGRect(origin: .zero, size: fitting)
    player?.view.frame = imageView.bounds
    scrollView.contentSize = fitting
    limitZoom()
    center()
  }

  private func limitZoom() {
    guard let size = pixels, !bounds.isEmpty else { return }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    scrollView.minimumZoomScale = 1
    // Up to twice the photo's own pixels, if there are many.
    let ownPixels = 2 / (scale * max(traitCollection.displayScale, 1))
    scrollView.maximumZoomScale = min(max(Self.usualZoom, ownPixels), 16)
  }

  /// Centers content that is smaller than the screen.
  private func center() {
    let room = bounds.size
    let size = scrollView.contentSize
    scrollView.contentInset = UIEdgeInsets(
      top: max(0, (room.height - size.height) / 2),
      left: max(0, (room.width - size.width) / 2),
      bottom: max(0, (room.height - size.height) / 2),
      right: max(0, (room.width - size.width) / 2)
    )
  }

  // MARK: Zooming

  /// Whether the photo is zoomed in.
  public var isZoomed: Bool { scrollView.zoomScale > scrollView.minimumZoomScale + 0.01 }

  /// Zooms in at a point of the page, or out if the photo is zoomed.
  public func toggleZoom(at point: CGPoint) {
    guard imageView.image != nil else { return }
    if isZoomed { return scrollView.setZoomScale(1, animated: true) }
    let location = convert(point, to: imageView)
    let photo = imageView.bounds
    // Large enough to fill the page, if that is more.
    let filling = max(
      bounds.width / max(photo.width, 1),
      bounds.height / max(photo.height, 1)
    )
    let scale = min(max(Self.doubleTapZoom, filling), scrollView.maximumZoomScale)
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    scrollView.zoom(
      to: CGRect(
        x: min(max(location.x, photo.minX), photo.maxX) - size.width / 2,
        y: min(max(location.y, photo.minY), photo.maxY) - size.height / 2,
        width: size.width,
        height: size.height
      ),
      animated: true
    )
  }

  /// Zooms by a factor around the center.
  public func zoom(by factor: CGFloat) {
    guard imageView.image != nil else { return }
    scrollView.setZoomScale(scrollView.zoomScale * factor, animated: true)
  }

  /// Shows the whole photo again, without animation.
  public func resetZoom() { scrollView.zoomScale = 1 }
}

extension PhotoPageView: UIScrollViewDelegate {
  /// The photo.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  /// Keeps a small photo centered.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
}

extension CGSize {
  /// Whether two images have the same aspect ratio and differ only in resolution: previews are
  /// rounded to whole pixels.
  fileprivate func isOfSameShape(as other: CGSize) -> Bool {
    abs(width * other.height - height * other.width) <= max(width * other.height, 1) * 0.01
  }
}
