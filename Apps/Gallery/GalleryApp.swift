import Foundation
import MomentsGallery

/// The command `gallery`.
@main
enum GalleryApp {
  /// Not `async`: a window takes the main thread over for its own loop.
  static func main() {
    do {
      let options = try GalleryOptions(Array(CommandLine.arguments.dropFirst()))
      switch options.command {
      case .help: print(GalleryOptions.help)
      case .list: list()
      case .window: exit(GalleryWindow.run(options))
      case .render: render(options)
      }
    } catch {
      fail(error)
    }
  }

  private static func list() {
    for component in GalleryOptions.allComponents {
      let states = component.states.map(\.name).joined(separator: ", ")
      print("\(component.name) (\(component.module)): \(states)")
    }
  }

  private static func render(_ options: GalleryOptions) -> Never {
    Task {
      do {
        try await SheetWriter(options: options).write()
        exit(0)
      } catch {
        fail(error)
      }
    }
    dispatchMain()
  }

  /// Prints an error and exits with a status: 2 for wrong usage, 1 for everything else.
  private static func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
    exit(error is GalleryOptionsError ? 2 : 1)
  }
}
