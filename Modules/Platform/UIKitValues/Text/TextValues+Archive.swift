import CoreGraphics
import Foundation

/// An archive of values of text: paragraph styles, tab stops, lists, shadows, attachments.
struct TextArchive {
  private let coder: NSCoder

  init(_ coder: NSCoder) { self.coder = coder }

  enum Key: String {
    case alignment = "NSAlignment"
    case lineBreakMode = "NSLineBreakMode"
    case direction = "NSWritingDirection"
    case lineSpacing = "NSLineSpacing"
    case spacing = "NSParagraphSpacing"
    case spacingBefore = "NSParagraphSpacingBefore"
    case lineHeightMultiple = "NSLineHeightMultiple"
    case minimumLineHeight = "NSMinLineHeight"
    case maximumLineHeight = "NSMaxLineHeight"
    case headIndent = "NSHeadIndent"
    case firstIndent = "NSFirstLineHeadIndent"
    case tailIndent = "NSTailIndent"
    case tabStops = "NSTabStops"
    case tabInterval = "NSDefaultTabInterval"
    case tightens = "NSAllowsTighteningForTruncation"
    case lists = "NSTextLists"
    case hyphenation = "NSHyphenationFactor"
    case hyphenates = "NSUsesDefaultHyphenation"
    case breakStrategy = "NSLineBreakStrategy"
    case tabAlignment = "NSTabAlignment"
    case tabLocation = "NSLocation"
    case tabTerminators = "NSTabColumnTerminators"
    case listFormat = "NSMarkerFormat"
    case listOptions = "NSListOptions"
    case listStart = "NSStartingItemNumber"
    case shadowX = "NSShadowHoriz"
    case shadowY = "NSShadowVert"
    case shadowBlur = "NSShadowBlurRadius"
    case shadowColor = "NSShadowColor"
    case attachmentImage = "NSImage"
    case attachmentContents = "NSContents"
    case attachmentType = "NSFileType"
    case attachmentPadding = "NSLineLayoutPadding"
    case attachmentBounds = "NSBounds"
  }

  func object<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: Key) -> Object? {
    coder.objectIfPresent(type, key.rawValue)
  }

  func objects<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: Key) -> [Object]? {
    guard coder.containsValue(forKey: key.rawValue) else { return nil }
    return coder.decodeObject(of: [NSArray.self, type], forKey: key.rawValue) as? [Object]
  }

  func number(_ key: Key) -> Int? {
    guard coder.containsValue(forKey: key.rawValue) else { return nil }
    return coder.decodeInteger(forKey: key.rawValue)
  }

  func value<Value: RawRepresentable>(_ key: Key) -> Value? where Value.RawValue == Int {
    number(key).flatMap(Value.init(rawValue:))
  }

  func length(_ key: Key) -> CGFloat {
    guard coder.containsValue(forKey: key.rawValue) else { return 0 }
    return CGFloat(coder.decodeDouble(forKey: key.rawValue))
  }

  func set(_ object: any NSObject & NSCoding, _ key: Key) {
    coder.encode(object, forKey: key.rawValue)
  }

  func set(_ number: Int, _ key: Key) { coder.encode(number, forKey: key.rawValue) }

  func set(_ length: CGFloat, _ key: Key) { coder.encode(Double(length), forKey: key.rawValue) }
}

extension ParagraphValues {
  /// Reads an archive; what it does not contain has its default.
  init(archive coder: NSCoder) {
    let archive = TextArchive(coder)
    alignment = archive.value(.alignment) ?? .natural
    lineBreakMode = archive.value(.lineBreakMode) ?? .byWordWrapping
    baseWritingDirection = archive.value(.direction) ?? .natural
    lineSpacing = archive.length(.lineSpacing)
    paragraphSpacing = archive.length(.spacing)
    paragraphSpacingBefore = archive.length(.spacingBefore)
    lineHeightMultiple = archive.length(.lineHeightMultiple)
    minimumLineHeight = archive.length(.minimumLineHeight)
    maximumLineHeight = archive.length(.maximumLineHeight)
    headIndent = archive.length(.headIndent)
    firstLineHeadIndent = archive.length(.firstIndent)
    tailIndent = archive.length(.tailIndent)
    tabStops = archive.objects(NSTextTab.self, .tabStops)
    defaultTabInterval = archive.length(.tabInterval)
    tightens = archive.number(.tightens) == 1
    textLists = archive.objects(NSTextList.self, .lists) ?? []
    hyphenationFactor = Float(archive.length(.hyphenation))
    usesDefaultHyphenation = archive.number(.hyphenates) == 1
    lineBreakStrategy = UInt(bitPattern: archive.number(.breakStrategy) ?? 0)
  }

  func archive(in coder: NSCoder) {
    let archive = TextArchive(coder)
    archive.set(alignment.rawValue, .alignment)
    archive.set(lineBreakMode.rawValue, .lineBreakMode)
    archive.set(baseWritingDirection.rawValue, .direction)
    archive.set(lineSpacing, .lineSpacing)
    archive.set(paragraphSpacing, .spacing)
    archive.set(paragraphSpacingBefore, .spacingBefore)
    archive.set(lineHeightMultiple, .lineHeightMultiple)
    archive.set(minimumLineHeight, .minimumLineHeight)
    archive.set(maximumLineHeight, .maximumLineHeight)
    archive.set(headIndent, .headIndent)
    archive.set(firstLineHeadIndent, .firstIndent)
    archive.set(tailIndent, .tailIndent)
    if let tabStops { archive.set(NSArray(array: tabStops), .tabStops) }
    archive.set(defaultTabInterval, .tabInterval)
    archive.set(tightens ? 1 : 0, .tightens)
    if !textLists.isEmpty { archive.set(NSArray(array: textLists), .lists) }
    archive.set(CGFloat(hyphenationFactor), .hyphenation)
    archive.set(usesDefaultHyphenation ? 1 : 0, .hyphenates)
    archive.set(Int(bitPattern: lineBreakStrategy), .breakStrategy)
  }
}
