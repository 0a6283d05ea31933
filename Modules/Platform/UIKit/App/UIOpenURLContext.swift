public import Foundation

/// A link or a file that a scene is to open, and how.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  private let link: URL
  private let how: UIScene.OpenURLOptions

  init(url: URL) {
    link = url
    how = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    super.init()
  }

  /// The link or the file.
  open var url: URL { link }
  /// How it is to be opened.
  open var options: UIScene.OpenURLOptions { how }
}

extension UIScene {
  /// How a link or a file is to be opened.
  ///
  /// The desktop does not say which program asks.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    private let isInPlace: Bool

    init(openInPlace: Bool) {
      isInPlace = openInPlace
      super.init()
    }

    /// The program that asks; nil, as the desktop does not say.
    open var sourceApplication: String? { nil }
    /// What the program that asks says besides; nil, as the desktop passes on nothing.
    open var annotation: Any? { nil }
    /// Whether a file is to be used where it is, rather than copied first: files are, links are no
    /// files.
    open var openInPlace: Bool { isInPlace }
  }

  /// How a link is opened in another program.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether a link is opened only in a program that is registered for its site; no desktop knows
    /// such programs, so nothing is opened then.
    open var universalLinksOnly = false
  }
}

extension UIApplication {
  /// Names an option that a link or a file is opened with.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether a file is to be used where it is, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
    /// The program that asks, a `String`; the desktop does not say.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// What the program that asks says besides; the desktop passes on nothing.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
  }

  /// Takes links and files from the host that the program is to open while it runs.
  package func receive(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    if let scene {
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    } else {
      openByDelegate(urls)
    }
  }

  /// Passes links and files to the delegate of a program without scenes, one after the other.
  final func openByDelegate(_ urls: [URL]) {
    for url in urls {
      _ = delegate?.application(self, open: url, options: [.openInPlace: url.isFileURL])
    }
  }
}
