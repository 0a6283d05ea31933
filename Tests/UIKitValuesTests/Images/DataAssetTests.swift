import Expectations
import Foundation
import Testing
import UIKitValues

/// Data sets of asset catalogs.
@MainActor @Suite final class DataAssetTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DataAssetTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent("Media.xcassets/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  @Test func theFileOfASetIsRead() throws {
    try write(#"{"a": 1}"#, to: "Samples/feed.dataset/feed.json")
    try write(
      #"{"data": [{"idiom": "universal", "filename": "feed.json","#
        + #" "universal-type-identifier": "public.json"}], "info": {"version": 1}}"#,
      to: "Samples/feed.dataset/Contents.json"
    )
    let asset = try require(NSDataAsset(name: "feed", bundle: bundle))
    expect(asset.name == "feed" && asset.typeIdentifier == "public.json")
    expect(String(bytes: asset.data, encoding: .utf8), equals: #"{"a": 1}"#)
    expect(NSDataAsset(name: "Samples/feed", bundle: bundle)?.data, equals: asset.data)
  }

  @Test func missingAndBrokenSetsAreNil() throws {
    expectNil(NSDataAsset(name: "feed", bundle: bundle))
    try write("nonsense", to: "a.dataset/Contents.json")
    expectNil(NSDataAsset(name: "a", bundle: bundle))
    try write(
      #"{"data": [{"idiom": "universal", "filename": "b"}]}"#,
      to: "b.dataset/Contents.json"
    )
    expectNil(NSDataAsset(name: "b", bundle: bundle))
    try write("text", to: "b.dataset/b")
    expect(NSDataAsset(name: "b", bundle: bundle)?.typeIdentifier, equals: "public.data")
  }
}
