public import Foundation

/// The bytes of a request after its header fields.
public enum HTTPBody: Sendable, Hashable {
  /// Bytes in memory.
  case data(Data)
  /// A form, whose files are read when it is sent.
  case form(MultipartForm)

  /// All bytes, with the files of a form: for transports that cannot send a file, and for tests.
  ///
  /// - Throws: The error of a file that cannot be read.
  public func data() throws -> Data {
    switch self {
    case .data(let data): return data
    case .form(let form):
      var body = Data()
      try form.forEachPiece { body.append($0) }
      return body
    }
  }
}
