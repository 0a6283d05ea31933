internal import Foundation

/// The format in which a program reads the pixels of an image or a bitmap.
package struct PixelFormat: Sendable {
  let order: PixelOrder
  let info: CGBitmapInfo

  /// The format for a bitmap info and color space; nil if it is not supported.
  init?(_ info: CGBitmapInfo, _ space: CGColorSpace) {
    guard let order = PixelOrder(info, space) else { return nil }
    self.init(order, info)
  }

  private init(_ order: PixelOrder, _ info: CGBitmapInfo) {
    self.order = order
    self.info = info
  }

  /// The format of the memory.
  static func native(isOpaque: Bool) -> PixelFormat {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    return PixelFormat(.bgra, [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)])
  }

  /// The format of files that are decoded.
  static func decoded(isOpaque: Bool, isGray: Bool) -> PixelFormat {
    let alpha: CGImageAlphaInfo = isOpaque ? (isGray ? .none : .noneSkipLast) : .premultipliedLast
    return PixelFormat(isOpaque && isGray ? .gray : .rgba, CGBitmapInfo(rawValue: alpha.rawValue))
  }

  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The color space of the pixels; nil if they have no colors.
  var colorSpace: CGColorSpace? {
    switch order {
    case .alpha: nil
    case .gray: .standardGray
    case .bgra, .rgba, .argb, .abgr: .standardRGB
    }
  }
}
