public import Foundation

extension MediaPart {
  /// Reads a part of a file on this machine; no more of it is read.
  ///
  /// - Parameters:
  ///   - file: The file, which the caller knows to be one that may be read.
  ///   - range: The bytes to read, as far as the file has them.
  /// - Throws: `ProviderError` if it is not a plain file or cannot be read.
  public init(ofFile file: URL, in range: Range<Int>) throws(ProviderError) {
    let path = file.path
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // A pipe or device would have no end.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw ProviderError.fileNotReadable(path: path, reason: "it is not a plain file")
      }
      let total = (attributes[.size] as? NSNumber)?.intValue ?? 0
      let requested = range.clamped(to: 0..<total)
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(requested.lowerBound))
      let bytes = try handle.read(upToCount: requested.count) ?? Data()
      self.init(bytes: bytes, offset: requested.lowerBound, total: total)
    } catch let error as ProviderError {
      throw error
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw .fileNotFound(path: path)
    } catch {
      throw .fileNotReadable(path: path, reason: error.localizedDescription)
    }
  }
}
