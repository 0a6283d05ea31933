import CoreGraphics
import QuartzCore

/// The effect of a material on the colors behind it.
///
/// Apple does not document the values. Their sources:
/// - `extraLight`, `light`, `dark`: tint, saturation and blur of `UIImageEffects`, Apple's sample
///   of WWDC 2013 for imitating these styles, which uses its radius as the standard deviation.
/// - The materials: the fills of "Materials" in Apple's design kit for iOS, as used by Haze
///   (`CupertinoMaterials`) and expo-blur (`TintStyle`). The kit draws a gray over the blur and a
///   second gray with color dodge (light) or overlay (dark). Both are linear in the range of the
///   materials, so they are combined to one color with one alpha here. The kit does not specify
///   blur and saturation: 20 points and 1.8, as in the sample.
struct Material {
  private(set) var isDark = false
  private let white: CGFloat
  private let alpha: CGFloat
  private var sigma: CGFloat = 20

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    case .extraLight: self.init(white: 0.97, alpha: 0.82)
    case .light: self.init(white: 1, alpha: 0.3, sigma: 30)
    case .dark: self.init(white: 0.11, alpha: 0.73, isDark: true)
    case .systemUltraThinMaterial:
      self.init(
        isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight,
        isDark: isDark
      )
    case .systemThinMaterial:
      self.init(isDark ? .systemThinMaterialDark : .systemThinMaterialLight, isDark: isDark)
    case .systemMaterial:
      self.init(isDark ? .systemMaterialDark : .systemMaterialLight, isDark: isDark)
    case .systemThickMaterial:
      self.init(isDark ? .systemThickMaterialDark : .systemThickMaterialLight, isDark: isDark)
    case .systemChromeMaterial:
      self.init(isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight, isDark: isDark)
    case .systemUltraThinMaterialLight: self.init(gray: 0xBF, 0.44, dodgedBy: 0x0D)
    case .systemThinMaterialLight: self.init(gray: 0xA6, 0.7, dodgedBy: 0x33)
    case .systemMaterialLight: self.init(gray: 0xB3, 0.82, dodgedBy: 0x38)
    case .systemThickMaterialLight: self.init(gray: 0x99, 0.97, dodgedBy: 0x5C)
    case .systemChromeMaterialLight: self.init(white: 1, alpha: 0.75)
    case .systemUltraThinMaterialDark: self.init(gray: 0x25, 0.55, overlaidBy: 0x9C)
    case .systemThinMaterialDark: self.init(gray: 0x25, 0.7, overlaidBy: 0x9C)
    case .systemMaterialDark: self.init(gray: 0x25, 0.82, overlaidBy: 0x8C)
    case .systemThickMaterialDark: self.init(gray: 0x25, 0.9, overlaidBy: 0x7C)
    case .systemChromeMaterialDark: self.init(white: 0, alpha: 0.75, isDark: true)
    }
  }

  private init(white: CGFloat, alpha: CGFloat, isDark: Bool = false, sigma: CGFloat = 20) {
    self.white = white
    self.alpha = alpha
    self.isDark = isDark
    self.sigma = sigma
  }

  /// A gray over the blur, with a second gray blended by color dodge.
  private init(gray: Int, _ alpha: CGFloat, dodgedBy dodge: Int) {
    self.init(gray: CGFloat(gray) / 255, alpha, factor: 1 / (1 - CGFloat(dodge) / 255))
  }

  /// A gray over the blur, with a second gray blended by overlay.
  private init(gray: Int, _ alpha: CGFloat, overlaidBy overlay: Int) {
    self.init(gray: CGFloat(gray) / 255, alpha, factor: 2 * CGFloat(overlay) / 255)
    isDark = true
  }

  private init(gray: CGFloat, _ alpha: CGFloat, factor: CGFloat) {
    let rest = (1 - alpha) * factor
    self.init(white: gray * alpha * factor / (1 - rest), alpha: 1 - rest)
  }

  var backdrop: LayerBackdrop {
    LayerBackdrop(
      radius: sigma * 2,
      saturation: 1.8,
      tint: CGColor(gray: white, alpha: alpha)
    )
  }

  /// The opaque variant of the material: its color over white, or over black if it is dark.
  var opaque: LayerBackdrop {
    let ground: CGFloat = isDark ? 0 : 1
    return LayerBackdrop(
      radius: 0,
      tint: CGColor(gray: white * alpha + ground * (1 - alpha), alpha: 1)
    )
  }
}
