import Expectations
import Foundation
import Testing

@testable import MomentsLanguage

/// The plural forms of numbers, compared with the samples that CLDR publishes with its rules.
@Suite struct PluralCategoryTests {
  /// What the table of languages says of one.
  private struct Entry: Decodable {
    var tag: String
    var plurals: [String: String]
  }

  private static let table = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Modules/Moments/languages.json")

  @Test(arguments: AppLanguage.allCases)
  func samplesTakeTheFormsThatCLDRSays(language: AppLanguage) throws {
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: Self.table))
    let entry = try require(entries.first { $0.tag == language.rawValue })
    var count = 0
    for (form, rule) in entry.plurals {
      let category = try require(PluralCategory(rawValue: form))
      for sample in try Self.samples(of: rule) {
        expect(PluralCategory(sample, in: language), equals: category, "\(sample)")
        count += 1
      }
    }
    // Nothing was misread.
    expect(count, isAbove: 20)
  }

  @Test func theTableHasEachLanguageOnce() throws {
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: Self.table))
    expect(entries.map(\.tag), equals: AppLanguage.allCases.map(\.rawValue))
  }

  /// The whole numbers among the samples of a rule: 2, 3, 4 and 22 of "@integer 2~4, 22, …".
  private static func samples(of rule: String) throws -> [Int] {
    let parts = rule.split(separator: "@").first { $0.hasPrefix("integer ") }
    guard let part = parts?.dropFirst("integer ".count) else { return [] }
    return try part.split { ", …".contains($0) }.flatMap { sample in
      // "1c6" is a number in few characters, of which there is no plural form in the app.
      guard !sample.contains("c") else { return [Int]() }
      let bounds = try sample.split(separator: "~").map { try require(Int($0)) }
      return Array(try require(bounds.first)...(try require(bounds.last)))
    }
  }
}
