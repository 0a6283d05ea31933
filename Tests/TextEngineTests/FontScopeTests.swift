import Expectations
import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// The fonts that images and windows use.
@Suite struct FontScopeTests {
  private let standard = FontFolders.standard

  private func shippedFont(_ path: String) throws -> URL {
    URL(filePath: try require(standard.shipped)).appending(path: path)
  }

  private func families(
    _ extent: FontLibrary.Extent,
    _ scope: FontScope,
    _ folders: FontFolders
  ) -> Set<String> {
    Set(LoadedFonts(FontConfiguration(extent, scope: scope, folders: folders)).faces.map(\.family))
  }

  @Test("the shipped fonts are beside the tests")
  func shippedFolder() throws {
    let folder = try require(standard.shipped)
    expect(FileManager.default.fileExists(atPath: "\(folder)/Inter/Inter-Regular.otf"))
  }

  @Test("an installed program finds its fonts below share, and one without them uses the packages")
  func programs() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let program = root.appending(path: "bin/moments")
    let bare = FontFolders(program: program, environment: [:])
    expectNil(bare.shipped)
    // Inter is in no package of `Tools/setup`.
    let others = FontLibrary.mainFamilies.filter { $0 != FontSpec.systemFamily }
    expect(families(.main, .headless, bare).isSuperset(of: others))
    let fonts = root.appending(path: "share/moments/fonts")
    try FileManager.default.createDirectory(
      at: fonts.appending(path: "Inter"),
      withIntermediateDirectories: true
    )
    expect(FontFolders(program: program, environment: [:]).shipped, equals: fonts.path)
  }

  @Test("the reader's folder is that of XDG")
  func readerFolder() {
    func installed(_ environment: [String: String]) -> String? {
      FontFolders(program: URL(filePath: "/bin/moments"), environment: environment).installed.last
    }
    expect(installed(["HOME": "/home/ada"]), equals: "/home/ada/.local/share/fonts")
    expect(
      installed(["HOME": "/home/ada", "XDG_DATA_HOME": ""]),
      equals: "/home/ada/.local/share/fonts"
    )
    expect(installed(["HOME": "/home/ada", "XDG_DATA_HOME": "/data"]), equals: "/data/fonts")
  }

  @Test("a window uses the fonts of the reader, images do not")
  func windows() throws {
    let copy = try TemporaryFont(copying: shippedFont("Inter/Inter-Thin.otf"), family: "Lantern")
    defer { copy.remove() }
    var folders = standard
    folders.installed.append(copy.url.deletingLastPathComponent().path)
    for extent in [FontLibrary.Extent.main, .shipped, .all] {
      expect(!families(extent, .headless, folders).contains("Lantern"))
    }
    expect(!families(.main, .window, folders).contains("Lantern"))
    expect(families(.all, .window, folders).contains("Lantern"))
  }

  @Test("texts of images are set in shipped fonts as long as these have the letters")
  func tiers() {
    func extent(_ text: String, _ family: String = FontSpec.systemFamily) -> FontLibrary.Extent {
      let attributes = TextAttributes(font: FontSpec(family: family, size: 17))
      let key = TextKey(text: text, style: .plain(attributes), paragraph: TextParagraph())
      return FontFiles.with(TextRequest(key, width: nil, maximumLines: 0)) { fonts, _ in
        fonts.extent
      }
    }
    expect(extent("Latin"), equals: .main)
    expect(extent("你好, مرحبا 🎉"), equals: .main)
    expect(extent("שלום"), equals: .shipped)
    expect(extent("Latin", "Tinos"), equals: .shipped)
    // A rare character, an emoji of which one part is shipped, a script of the packages: as
    // numbers, since Tools/fonts-subset ships the letters of sources.
    for text in ["\u{9F98}", "\u{1F469}\u{1F3FD}\u{200D}\u{1F9B0}", "\u{182E}\u{1823}"] {
      expect(extent(text), equals: .all)
    }
    expect(extent("Latin", "Noto Sans Mongolian"), equals: .all)
  }

  /// In a process of its own, since fonts are loaded once.
  @Test("a font of the reader does not change images, and is found by name in a window")
  func readerFonts() async throws {
    let data = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: data) }
    let wide = try shippedFont("Croscore/Cousine-Regular.ttf")
    for family in ["Inter", "Lantern"] {
      _ = try TemporaryFont(copying: wide, family: family, in: data.appending(path: "fonts"))
    }
    let expected = set("illicit", size: 40, weight: 400).size.width
    await #expect(processExitsWith: .success) {
      [path = data.path as String, expected = expected as CGFloat] in
      setenv("XDG_DATA_HOME", path, 1)
      func check(_ isTrue: Bool, _ line: Int32 = #line) { if !isTrue { exit(line) } }
      check(set("illicit", size: 40, weight: 400).size.width == expected)
      check(NamedFonts.face(named: "Lantern") == nil)
      FontLibrary.useInstalledFonts()
      check(NamedFonts.face(named: "Lantern") != nil)
      check(set("illicit", size: 41, weight: 400).size.width < expected * 1.1)
    }
  }
}
