public import Foundation

/// The name of a nib file.
///
/// There are no nib files on this platform: a nib can be stored and registered by code that also
/// makes its views otherwise, but not loaded.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The key of an option for loading a nib.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that the nib refers to by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?

  /// Makes a nib with the name of its file, without extension.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bundleOrNil: The bundle that contains it; nil for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// Traps: there are no nib files on this platform.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    fatalError(
      "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' with name '\(name)':"
        + " there are no nib files on this platform; register a class"
    )
  }
}
