import MomentsValues
import SocialModel

/// The mentions that a comment begins with.
enum ComposerReply {
  /// The mentions, "@ann@example.org @bob ": the author first, then the people whom they mentioned,
  /// without the reader and without duplicates.
  static func mentions(answering moment: Moment, reader: Account?) -> String {
    var handles: [String] = []
    let own = reader?.handle.lowercased()
    func add(_ handle: String) {
      let name = handle.hasPrefix("@") ? String(handle.dropFirst()) : handle
      guard !name.isEmpty, name.lowercased() != own,
        !handles.contains(where: { $0.lowercased() == name.lowercased() })
      else { return }
      handles.append(name)
    }
    if !moment.isOwn, moment.author.id != reader?.id { add(moment.author.handle) }
    for run in moment.text.runs {
      if case .mention(let handle, let id, _) = run.style, id == nil || id != reader?.id {
        add(handle)
      }
    }
    return handles.map { "@\($0) " }.joined()
  }

  /// The names at the beginning of a text, each followed by a space; empty where it begins with
  /// words.
  static func names(beginning text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).prefix { $0.hasPrefix("@") }
    return words.map { "\($0) " }.joined()
  }
}
