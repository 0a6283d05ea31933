public import SocialModel

/// Guesses the kind of a file whose source does not return it.
public enum MediaKind {
  /// The kind of a file by its extension.
  public static func ofName(_ name: String) -> MediaAttachment.Kind {
    let path = name.prefix { $0 != "?" && $0 != "#" }
    switch path.split(separator: ".").last?.lowercased() {
    case "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "heif", "bmp", "tiff": return .image
    case "mp4", "m4v", "mov", "webm", "mkv": return .video
    case "mp3", "m4a", "ogg", "oga", "opus", "wav", "flac", "aac": return .audio
    default: return .other("unknown")
    }
  }

  /// The kind of a file by its MIME type.
  public static func ofType(_ type: String) -> MediaAttachment.Kind {
    switch type.prefix(while: { $0 != "/" }).lowercased() {
    case "image": .image
    case "video": .video
    case "audio": .audio
    default: .other(type)
    }
  }
}
