public import Foundation

/// The appearance of a bar's background.
///
/// Bars and items store a copy of an appearance. Modifying the copy returned by a bar takes effect
/// immediately.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device that the appearance is for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// Called after anything of the appearance changed.
  final var onChange: (() -> Void)?

  final var background = BarBackground() {
    didSet { didChange() }
  }

  /// The blur applied to the content behind the bar, under `backgroundColor`; nil for none.
  ///
  /// Defaults to the system's bar material.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The background color, over the effect; nil for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The background image, over the color.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The content mode of the background image; `scaleToFill` by default.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }

  /// The color of the line at the edge of the bar; nil for no line.
  ///
  /// It is also the color of a ``shadowImage`` that is a template.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// The image outside the edge of the bar, stretched to its width, instead of the line.
  ///
  /// A template image is drawn in the ``shadowColor``, and not at all without one; an empty image
  /// hides the line.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  /// Makes an appearance with the default background.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Makes an appearance with the default background for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
    adoptParts()
  }

  /// Makes an appearance with the background of another one, which may belong to another kind of
  /// bar.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    background = barAppearance.background
    copyParts(of: barAppearance)
    adoptParts()
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the system's translucent background, with a line at the edge.
  ///
  /// A bar without any appearance has an opaque background on this platform.
  open func configureWithDefaultBackground() { background = .chrome }

  /// Sets an opaque background with a line at the edge.
  open func configureWithOpaqueBackground() { background = .system }

  /// Sets a transparent background without a line.
  open func configureWithTransparentBackground() { background = BarBackground() }

  /// Copies what a subclass adds, from an appearance of the same kind of bar.
  func copyParts(of other: UIBarAppearance) {}

  /// Adopts the parts that a subclass adds.
  func adoptParts() {}

  final func didChange() { onChange?() }

  /// Forwards changes of an item appearance to this bar appearance.
  final func adopt<Part: BarAppearancePart>(_ part: Part) -> Part {
    part.onChange = { [weak self] in self?.didChange() }
    return part
  }

  /// A copy of this appearance, of the same class if that is one of UIKit's.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
