public import Foundation

/// What a bar looks like behind its content.
///
/// Give it to a bar or to an item of one: they keep a copy.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device that the appearance is for.
  public let idiom: UIUserInterfaceIdiom

  /// The color behind the content; nil lets what is below show.
  open var backgroundColor: UIColor?

  /// The color of the line at the edge of the bar; nil draws none.
  open var shadowColor: UIColor?

  /// Makes the appearance of a bar of the system's.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Makes the appearance of a bar of the system's on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance with the background of another one, which may be that of another bar.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// The background of the system's bars; without blurring, it is the opaque one.
  open func configureWithDefaultBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// A background that nothing shows through, with a line at its edge.
  open func configureWithOpaqueBackground() { configureWithDefaultBackground() }

  /// Neither a background nor a line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  final func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
  }

  /// An appearance like this one, of the same class where that is one of the system's.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
