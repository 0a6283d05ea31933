import Expectations
import Foundation
import Testing

@testable import TextEngine

/// The fonts in the repository are those that references were drawn with, and have their letters.
@Suite struct ShippedFontsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("shipped fonts are those in the list of hashes")
  func hashes() throws {
    let lines = try String(
      contentsOf: Self.root.appending(path: "Tests/references.env"),
      encoding: .utf8
    )
    .split(separator: "\n").filter { $0.hasPrefix("font ") }.map { $0.split(separator: " ") }
    let listed = Dictionary(uniqueKeysWithValues: lines.map { (String($0[2]), String($0[1])) })
    let folder = "Modules/Platform/TextEngine/Fonts"
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appending(path: folder).path
    )
    .filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
    expect(Set(listed.keys), equals: Set(files.map { "\(folder)/\($0)" }))
    let sums = try sums(of: listed.keys.sorted())
    for (file, sum) in listed { expect(sums[file], equals: sum, "\(file)") }
  }

  private func sums(of files: [String]) throws -> [String: String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = files
    process.currentDirectoryURL = Self.root
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[1]), String($0[0])) })
  }

  /// Otherwise references depend on the fonts of the machine.
  @Test("layouts of references have no letters that only the machine's fonts have")
  func lettersOfReferences() throws {
    let shipped = try require(FontLibrary.shippedLetters(.headless))
    let tests = Self.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.contains("__Snapshots__/") && $0.hasSuffix(".txt") }
    expect(files.count, isAbove: 100)
    var missing: [Unicode.Scalar: String] = [:]
    for file in files {
      let text = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
      for scalar in text.unicodeScalars
      where scalar.value > 0x7F && missing[scalar] == nil && !shipped.contains(scalar)
        && !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{FFFC}"
      {
        missing[scalar] = file
      }
    }
    for (scalar, file) in missing {
      let code = String(scalar.value, radix: 16, uppercase: true)
      Issue.record(
        "\(file): U+\(code) is in no shipped font; use another or run Tools/fonts-subset"
      )
    }
  }
}
