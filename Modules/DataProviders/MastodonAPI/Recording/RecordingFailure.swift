/// Why a recording cannot be made or played.
///
/// Not an ``HTTPFailure``: it is no trouble of the network, and nobody should try again.
public enum RecordingFailure: Error, Sendable, Hashable {
  /// Nobody recorded this request; its method and address.
  case unrecorded(String)
  /// A file is no recording; its name.
  case unreadable(String)
  /// The folder cannot be read or written; the system's words.
  case folder(String)
}
