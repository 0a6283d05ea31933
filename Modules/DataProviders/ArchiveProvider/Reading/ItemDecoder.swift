import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// Decodes the moments of a file one by one, and notes the items that cannot be read.
struct ItemDecoder {
  /// The name of the file, for notes.
  let file: String
  let data: Data
  /// Whether the file is a list; notes have the index of the item then.
  var isList = true
  private(set) var moments: [Moment] = []
  private(set) var skipped: [SkippedItem] = []

  /// Decodes items.
  ///
  /// - Parameters:
  ///   - parts: The bytes of the items.
  ///   - moment: The moment of an item; nil where it is none.
  /// - Throws: `CancellationError`.
  mutating func decode(
    _ parts: [Range<Int>],
    _ moment: (JSONDecoder, Data) throws -> Moment?
  ) throws {
    let decoder = JSONDecoder()
    for (index, range) in parts.enumerated() {
      if index.isMultiple(of: 64) { try Task.checkCancellation() }
      let part = data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
      do {
        if let moment = try moment(decoder, part) { moments.append(moment) }
      } catch let problem as MappingProblem {
        skip(index, .init(problem))
      } catch {
        let problem = DecodingProblem(error, found: JSONOutline(data, in: range).root.kind)
        skip(index, .init(problem, byteOffset: range.lowerBound))
      }
    }
  }

  /// Notes an item that was left out.
  mutating func skip(_ index: Int, _ reason: SkippedItem.Reason) {
    skipped.append(SkippedItem(source: file, index: isList ? index : nil, reason: reason))
  }
}

extension SkippedItem.Reason {
  /// Damage of a file.
  init(_ failure: JSONFailure) {
    self =
      switch failure {
      case .truncated(let offset): .truncated(byteOffset: offset)
      case .invalid(let offset, _): .invalidJSON(byteOffset: offset)
      }
  }
}
