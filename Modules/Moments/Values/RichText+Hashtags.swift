extension RichText {
  /// The hashtags, without the number sign, in the order of the text; O(runs).
  public var hashtags: [String] {
    runs.compactMap { run in
      if case .hashtag(let name) = run.style { name } else { nil }
    }
  }

  /// Whether the text contains a hashtag, without the number sign; ignores case; O(runs).
  public func hasHashtag(_ name: String) -> Bool {
    let name = name.lowercased()
    return hashtags.contains { $0.lowercased() == name }
  }
}
