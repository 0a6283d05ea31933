import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The folder for cookies that Foundation makes on Linux, although none is stored: in the reader's
/// data directory, under the name of the program's folder, such as `bin`.
enum CookieFolder {
  /// Lets Foundation make its storage of cookies, without its folder.
  static func prevent() { _ = isPrevented }

  private static let isPrevented: Void = {
    #if canImport(FoundationNetworking)
      let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      // As Foundation names it.
      let name = (Bundle.main.bundlePath as NSString).lastPathComponent as NSString
      let folder = data.first?.appendingPathComponent(name.deletingPathExtension)
      removeNew(folder) { _ = HTTPCookieStorage.shared }
    #endif
  }()

  /// Runs code, and removes a folder that it made if that is empty.
  static func removeNew(_ folder: URL?, _ body: () -> Void) {
    guard let folder, !FileManager.default.fileExists(atPath: folder.path) else { return body() }
    body()
    rmdir(folder.path)
  }
}
