package import Foundation

/// An object whose class has appearance proxies: views and bar items.
@MainActor package protocol AppearanceTarget: NSObject {
  /// The appearance record; nil for most objects.
  var appearanceRecord: AppearanceRecord? { get set }
  /// Makes an object of this class, with the initializer that programs use; nil if it has none.
  static func makeAppearanceProxy() -> NSObject?
}

/// The appearance state of an object.
@MainActor package final class AppearanceRecord {
  /// The proxy represented by the object; nil for an object that is displayed.
  package let proxy: AppearanceProxy?
  /// The properties set on the object itself, which proxies do not override.
  package var own: Set<AppearanceProperty> = []
  /// The order numbers of the settings that were applied.
  package var applied: [AppearanceProperty: Int] = [:]

  package init(proxy: AppearanceProxy? = nil) {
    self.proxy = proxy
  }
}
