import CoreGraphics
import Foundation

extension ImageValues {
  private enum Key: String {
    case pixels = "UIImagePNG"
    case symbol = "UISystemName"
    case scale = "UIScale"
    case orientation = "UIImageOrientation"
    case renderingMode = "UIRenderingMode"
    case insets = "UICapInsets"
    case resizingMode = "UIResizingMode"
  }

  /// Reads an archive; nil if it contains no image.
  init?(archive coder: NSCoder) {
    func object<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: Key) -> Object? {
      coder.objectIfPresent(type, key.rawValue)
    }
    if let name = object(NSString.self, .symbol) {
      guard let symbol = UIImage(systemName: String(name)) else { return nil }
      self = symbol.values
    } else if let data = object(NSData.self, .pixels) {
      let scale = CGFloat(coder.decodeDouble(forKey: Key.scale.rawValue))
      guard let values = ImageValues(data: Data(referencing: data), scale: scale) else {
        return nil
      }
      self = values
    } else {
      self.init(content: .empty)
    }
    let orientation = coder.decodeInteger(forKey: Key.orientation.rawValue)
    let mode = coder.decodeInteger(forKey: Key.renderingMode.rawValue)
    self.orientation = UIImage.Orientation(rawValue: orientation) ?? .up
    renderingMode = UIImage.RenderingMode(rawValue: mode) ?? .automatic
    if let insets = object(NSString.self, .insets) {
      let resizing = coder.decodeInteger(forKey: Key.resizingMode.rawValue)
      caps = ImageCaps(
        insets: NSCoder.uiEdgeInsets(for: String(insets)),
        mode: UIImage.ResizingMode(rawValue: resizing) ?? .tile
      )
    }
  }

  /// Writes to an archive; `pixels` are those of the image as they are stored.
  func archive(_ pixels: CGImage?, in coder: NSCoder) {
    if case .symbol(let symbol) = content {
      coder.encode(NSString(string: symbol.symbol.name), forKey: Key.symbol.rawValue)
    } else if let pixels {
      guard let data = try? pngData(of: pixels) else {
        return coder.failWithError(CocoaError(.coderInvalidValue))
      }
      coder.encode(NSData(data: data), forKey: Key.pixels.rawValue)
    }
    coder.encode(Double(scale), forKey: Key.scale.rawValue)
    coder.encode(orientation.rawValue, forKey: Key.orientation.rawValue)
    coder.encode(renderingMode.rawValue, forKey: Key.renderingMode.rawValue)
    if let caps {
      let insets = NSCoder.string(for: caps.insets)
      coder.encode(NSString(string: insets), forKey: Key.insets.rawValue)
      coder.encode(caps.mode.rawValue, forKey: Key.resizingMode.rawValue)
    }
  }
}
