/// Why a recording cannot be made or played.
///
/// It is not an ``HTTPFailure``, because it is not a failure of the network, and must not be
/// retried.
public enum RecordingFailure: Error, Sendable, Hashable {
  /// This request was not recorded; its method and address.
  case unrecorded(String)
  /// A file is not a recording; its name.
  case unreadable(String)
  /// The folder cannot be read or written; with the system's message.
  case folder(String)
}
