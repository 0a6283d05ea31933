public import Foundation

/// What a bar looks like behind its content.
///
/// Give it to a bar or to an item of one: they keep a copy. What is changed on the copy that a bar
/// hands out shows at once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device that the appearance is for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// Called after anything of the appearance changed.
  final var onChange: (() -> Void)?

  final var background = BarBackground() {
    didSet { didChange() }
  }

  /// What shows of the content below the bar, under the color; nil leaves it as it is.
  ///
  /// An appearance that says nothing else has the system's chrome.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The color behind the content, over the effect; nil lets what is below show.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The image behind the content, over the color.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// How the image behind the content fills the bar: stretched by default.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }

  /// The color of the line at the edge of the bar; nil draws none.
  ///
  /// It is also the color of a ``shadowImage`` that is a template.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// The image beyond the edge of the bar, as wide as the bar, in place of the line.
  ///
  /// A template has the ``shadowColor``, and without one does not show; an empty image takes the
  /// line away.
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
  }

  /// Makes an appearance with the background of another one, which may be that of another bar.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    background = barAppearance.background
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// The system's chrome, through which content below the bar shows, with a line at its edge.
  ///
  /// A bar without any appearance has an opaque background here.
  open func configureWithDefaultBackground() { background = .chrome }

  /// A background that nothing shows through, with a line at its edge.
  open func configureWithOpaqueBackground() { background = .system }

  /// Neither a background nor a line.
  open func configureWithTransparentBackground() { background = BarBackground() }

  final func didChange() { onChange?() }

  /// Makes the changes of what items look like in the bar those of this appearance.
  final func adopt<Part: BarAppearancePart>(_ part: Part) -> Part {
    part.onChange = { [weak self] in self?.didChange() }
    return part
  }

  /// An appearance like this one, of the same class where that is one of the system's.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
