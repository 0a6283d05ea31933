import Foundation
import MomentsGallery
import MomentsLanguage
import UIKit

/// The options of the command line.
struct GalleryOptions {
  /// The command of the program.
  enum Command {
    case window
    case render
    case list
    case help
  }

  var command = Command.window
  var output = "gallery"
  /// The components to show: all, unless named.
  var components: [GalleryComponent] = []
  var settings = GallerySettings()
  /// Pixels per point.
  var scale: CGFloat = 1

  /// All components.
  static let allComponents = GalleryIndex.components

  static let help = """
    gallery: every component and every screen of Moments, in every state.

      gallery [options]                        opens a window
      gallery render --output DIR [options]    writes a contact sheet a component, and index.html
      gallery list                             names the components and their states

      --component NAME      only this one; may be given again
      --language LANGUAGE   \(GallerySettings.languageTags)
      --content-size NAME   \(GallerySettings.contentSizeNames)
      --width POINTS        how wide components and screens are, from 240 to 1200; 390
      --config NAME         standard, custom: of components that can be configured
      --appearance STYLE    light, dark (a window; sheets have both)
      --contrast CONTRAST   normal, high
      --scale N             pixels per point, 1 to 3 (render only); 1
    """

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: ``GalleryOptionsError``.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    switch rest.first {
    case "render": command = .render
    case "list": command = .list
    default: break
    }
    if command != .window { rest = rest.dropFirst() }
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" {
        command = .help
        continue
      }
      guard Self.names.contains(option) else { throw GalleryOptionsError.unknown(option) }
      guard let value = rest.popFirst() else { throw GalleryOptionsError.missingValue(option) }
      guard try set(option, to: value) else { throw GalleryOptionsError.badValue(option, value) }
    }
    if components.isEmpty { components = Self.allComponents }
  }

  private static let names: Set<String> = [
    "--output", "--component", "--language", "--content-size", "--width", "--config",
    "--appearance", "--contrast", "--scale",
  ]

  /// Sets a value; false if it is invalid.
  private mutating func set(_ option: String, to value: String) throws -> Bool {
    switch option {
    case "--output": output = value
    case "--component":
      guard let component = Self.allComponents.first(where: { $0.name == value }) else {
        return false
      }
      components.append(component)
    case "--language":
      guard let language = AppLanguage(identifier: value) else { return false }
      settings.language = language
    case "--content-size":
      guard let size = GallerySettings.contentSizes.first(where: { $0.name == value }) else {
        return false
      }
      settings.contentSize = size.category
    case "--width":
      guard let width = Double(value), (240...1200).contains(width) else { return false }
      settings.width = width
    case "--config":
      guard let config = GalleryEnvironment.Config(rawValue: value) else { return false }
      settings.config = config
    case "--appearance":
      guard let style = ["light": UIUserInterfaceStyle.light, "dark": .dark][value] else {
        return false
      }
      settings.style = style
    case "--contrast":
      guard let contrast = ["normal": UIAccessibilityContrast.normal, "high": .high][value] else {
        return false
      }
      settings.contrast = contrast
    default:
      guard let scale = Double(value), (1...3).contains(scale) else { return false }
      self.scale = scale
    }
    return true
  }
}

/// An error in a command line.
enum GalleryOptionsError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingValue(String)
  case badValue(String, String)

  var description: String {
    switch self {
    case .unknown(let option): "there is no option \(option); see gallery --help"
    case .missingValue(let option): "\(option) needs a value; see gallery --help"
    case .badValue(let option, let value):
      "\(option) cannot be \(value); see gallery --help, and gallery list"
    }
  }
}
