public import SocialModel

/// Guesses what a file is, where its source does not say.
public enum MediaKind {
  /// What a file is by the end of its name or address.
  public static func ofName(_ name: String) -> MediaAttachment.Kind {
    let path = name.prefix { $0 != "?" && $0 != "#" }
    switch path.split(separator: ".").last?.lowercased() {
    case "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "heif", "bmp", "tiff": return .image
    case "mp4", "m4v", "mov", "webm", "mkv": return .video
    case "mp3", "m4a", "ogg", "oga", "opus", "wav", "flac", "aac": return .audio
    default: return .other("unknown")
    }
  }

  /// What a file is by its MIME type.
  public static func ofType(_ type: String) -> MediaAttachment.Kind {
    switch type.prefix(while: { $0 != "/" }).lowercased() {
    case "image": .image
    case "video": .video
    case "audio": .audio
    default: .other(type)
    }
  }
}
