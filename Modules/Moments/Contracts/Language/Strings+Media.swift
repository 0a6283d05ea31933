public import Foundation

extension Strings {
  /// How long something takes, as players write it: "0:07", "1:05", "1:02:03".
  ///
  /// Cut to seconds; what is no length is "0:00".
  public func playingTime(_ seconds: TimeInterval) -> String {
    let whole = seconds.isFinite && seconds > 0 ? Int(min(seconds, 359_999)) : 0
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    let end = ":" + plainNumber(rest, minimumDigits: 2)
    return hours > 0
      ? plainNumber(hours) + ":" + plainNumber(minutes, minimumDigits: 2) + end
      : plainNumber(minutes) + end
  }

  /// The same as it is read aloud: "1 minute 5 seconds".
  public func spokenTime(_ seconds: TimeInterval) -> String {
    let whole = seconds.isFinite && seconds > 0 ? Int(min(seconds, 359_999)) : 0
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(hourCount(hours)) }
    if minutes > 0 { parts.append(minuteCount(minutes)) }
    if rest > 0 || parts.isEmpty { parts.append(secondCount(rest)) }
    return parts.joined(separator: pick(" ", "", " و"))
  }

  private func hourCount(_ count: Int) -> String {
    plural(
      count,
      one: "# hour",
      other: "# hours",
      chinese: "#小时",
      arabic: ArabicForms(
        zero: "# ساعة",
        one: "ساعة",
        two: "ساعتان",
        few: "# ساعات",
        many: "# ساعة",
        other: "# ساعة"
      )
    )
  }

  private func minuteCount(_ count: Int) -> String {
    plural(
      count,
      one: "# minute",
      other: "# minutes",
      chinese: "#分",
      arabic: ArabicForms(
        zero: "# دقيقة",
        one: "دقيقة",
        two: "دقيقتان",
        few: "# دقائق",
        many: "# دقيقة",
        other: "# دقيقة"
      )
    )
  }

  private func secondCount(_ count: Int) -> String {
    plural(
      count,
      one: "# second",
      other: "# seconds",
      chinese: "#秒",
      arabic: ArabicForms(
        zero: "# ثانية",
        one: "ثانية",
        two: "ثانيتان",
        few: "# ثوانٍ",
        many: "# ثانية",
        other: "# ثانية"
      )
    )
  }
}

extension Strings {
  /// A film.
  public var film: String { pick("Video", "视频", "فيديو") }
  /// A short film that repeats, in place of an animated image.
  public var loop: String { pick("GIF", "动图", "صورة متحركة") }
  /// A sound.
  public var sound: String { pick("Audio", "音频", "صوت") }
  /// Something that is none of them.
  public var file: String { pick("File", "文件", "ملف") }
  /// What stands on the tile of a loop: the letters that everybody knows it by.
  public var loopBadge: String { "GIF" }

  /// What stands on the tile of a film or a loop.
  func badge(of media: ImageReference.Media) -> String {
    switch media.kind {
    case .film, .sound: media.duration.map(playingTime) ?? ""
    case .loop: loopBadge
    case .file: ""
    }
  }

  /// What a sound is of, or a file is called.
  func title(of media: ImageReference.Media, described description: String) -> String {
    switch media.kind {
    case .film, .loop: ""
    case .sound: description.isEmpty ? sound : description
    case .file: description.isEmpty ? fileName(media.url) : description
    }
  }

  /// The name that the address of a file ends in, else its host.
  private func fileName(_ url: URL) -> String {
    let last = url.lastPathComponent
    let name = last.removingPercentEncoding ?? last
    let shown = name.isEmpty || name == "/" ? url.host() ?? "" : name
    return shown.isEmpty ? file : "\u{2068}\(shown)\u{2069}"
  }

  /// What it is and how long, or where.
  func detail(of media: ImageReference.Media) -> String {
    switch media.kind {
    case .film, .loop: return ""
    case .sound: return [sound, badge(of: media)].filter { !$0.isEmpty }.joined(separator: " · ")
    case .file:
      let host = media.url.host().map { "\u{2068}\($0)\u{2069}" }
      return [file, host].compactMap(\.self).joined(separator: " · ")
    }
  }

  /// What it is, how long, and what the author says of it.
  func spokenText(of media: ImageReference.Media, described description: String) -> String {
    let length = media.duration.map(spokenTime) ?? ""
    return switch media.kind {
    case .film: sentences([film, length, description])
    case .loop: sentences([loop, description])
    case .sound: sentences([sound, length, description])
    case .file: sentences([file, title(of: media, described: description)])
    }
  }
}

extension Strings {
  /// Whose photo, film or sound it is, and what the author says of it.
  func image(_ image: ImageReference, by author: String) -> String {
    image.media.map { sentences([$0.spokenText, author]) }
      ?? sentences([photo(by: author), image.accessibilityDescription ?? ""])
  }
}
