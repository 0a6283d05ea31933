import Foundation

/// The folder for cookies that Foundation makes on Linux, although none is stored: in the reader's
/// data directory, under the name of the program's folder, such as `bin`.
enum CookieFolder {
  /// Its location, as Foundation names it.
  static var url: URL? {
    let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let name = (Bundle.main.bundlePath as NSString).lastPathComponent as NSString
    return data.first?.appendingPathComponent(name.deletingPathExtension)
  }

  /// Runs code, and removes a folder that it made if that is empty.
  static func removeNew(_ folder: URL?, _ body: () -> Void) {
    guard let folder, !FileManager.default.fileExists(atPath: folder.path) else { return body() }
    body()
    rmdir(folder.path)
  }
}
