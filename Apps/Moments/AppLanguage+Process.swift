import Foundation
import MomentsLanguage

extension AppLanguage {
  /// The tags of all languages, for people.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The language of the process: the first of LC_ALL, LC_MESSAGES and LANG that is set, as POSIX
  /// has it.
  static var ofProcess: AppLanguage {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return name.flatMap(AppLanguage.init(identifier:)) ?? .english
  }
}
