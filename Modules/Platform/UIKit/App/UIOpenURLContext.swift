public import Foundation

/// A link or a file for a scene to open, with options.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    super.init()
  }

  /// The link or the file URL.
  open private(set) var url: URL
  /// Whether a file is used in place; who requested it is unknown on the desktop.
  open private(set) var options: UIScene.OpenURLOptions
}

extension UIScene {
  /// Options for opening a link or a file.
  ///
  /// The desktop does not identify the requesting program.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    private let isInPlace: Bool

    init(openInPlace: Bool) {
      isInPlace = openInPlace
      super.init()
    }

    /// The requesting program; always nil, because the desktop does not identify it.
    open var sourceApplication: String? { nil }
    /// Additional data of the requesting program; always nil on the desktop.
    open var annotation: Any? { nil }
    /// Whether a file is used in place instead of being copied; true for files, false for links.
    open var openInPlace: Bool { isInPlace }
  }

  /// Options for opening a link in another program.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether a link is opened only in a program registered for its site.
    ///
    /// Desktops have no such registration, so nothing is opened if this is true.
    open var universalLinksOnly = false
  }
}

extension UIApplication {
  /// A key of the options for opening a link or a file.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether a file is used in place, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
    /// The requesting program, a `String`; not provided by the desktop.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Additional data of the requesting program; always absent on the desktop.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
  }

  /// Receives links and files from the host, for the running program to open.
  package func receive(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    if let scene {
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    } else {
      openByDelegate(urls)
    }
  }

  /// Passes links and files one by one to the delegate of a program without scenes.
  final func openByDelegate(_ urls: [URL]) {
    for url in urls {
      _ = delegate?.application(self, open: url, options: [.openInPlace: url.isFileURL])
    }
  }
}
