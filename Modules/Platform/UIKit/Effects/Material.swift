import CoreGraphics
import QuartzCore

/// What a material does with the colors behind it.
///
/// Apple documents none of the numbers. Where they come from:
/// - `extraLight`, `light`, `dark`: tint, saturation and blur of `UIImageEffects`, Apple's sample
///   of WWDC 2013 for imitating these very styles, which passes its radius as the standard
///   deviation.
/// - The materials: the fills of "Materials" in Apple's design kit for iOS, as Haze
///   (`CupertinoMaterials`) and expo-blur (`TintStyle`) have them. The kit lays a gray over the
///   blur and a second one over that, which is dodged (light) or overlaid (dark). Both are linear
///   where materials are, so that here they are one color with one alpha. Blur and saturation are
///   not in the kit: 20 points and 1.8, as of the sample.
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

  /// A gray over the blur, and all of that divided by what another gray leaves of white.
  private init(gray: Int, _ alpha: CGFloat, dodgedBy dodge: Int) {
    self.init(gray: CGFloat(gray) / 255, alpha, factor: 1 / (1 - CGFloat(dodge) / 255))
  }

  /// A gray over the blur, and all of that times twice another gray.
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

  /// The material where nothing may show through: as over white, or a dark one as over black.
  var opaque: LayerBackdrop {
    let ground: CGFloat = isDark ? 0 : 1
    return LayerBackdrop(
      radius: 0,
      tint: CGColor(gray: white * alpha + ground * (1 - alpha), alpha: 1)
    )
  }
}
