import Foundation

extension NSCoder {
  /// The object of a key; nil if there is none, which is an error of the archive on Linux.
  func objectIfPresent<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}
