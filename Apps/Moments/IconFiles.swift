import DesignKit
import Foundation
import UIKit

/// The icon of the app in the files of an icon theme: what `Tools/install` puts into `hicolor`.
enum IconFiles {
  /// The name of the program and its icon on the desktop.
  static let name = "io.github.moments.Moments"
  /// The sides of the images, in pixels.
  static let sides = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]

  /// Writes the images in all sizes, and the icon as SVG in colors and for panels.
  ///
  /// - Throws: The reason why a file cannot be written.
  static func write(to folder: URL) throws {
    for side in sides {
      let data = AppIcon.image(side: CGFloat(side)).pngData()
      try write(data ?? Data(), "\(side)x\(side)/apps/\(name).png", in: folder)
    }
    try write(Data(AppIcon.svg.utf8), "scalable/apps/\(name).svg", in: folder)
    try write(Data(AppIcon.symbolicSVG.utf8), "symbolic/apps/\(name)-symbolic.svg", in: folder)
  }

  private static func write(_ data: Data, _ path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }
}
