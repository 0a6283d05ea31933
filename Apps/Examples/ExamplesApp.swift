import Foundation
import GTKHost
import MomentsExamples
import UIKit

/// The command `examples`.
@main
enum ExamplesApp {
  private static let help = """
    examples: five ways to write a list, each as a small screen.

      examples                        opens a window with the index
      examples render --output DIR    draws each screen, in light and dark
      examples list                   names the screens
    """

  /// Not `async`: a window takes the main thread over for its own loop.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      exit(
        GTKHost.run(
          title: "Examples",
          size: CGSize(width: 420, height: 820),
          launch: GTKHost.Launch(applicationID: "io.github.moments.Examples", isUnique: false),
          configure: { ExampleIndexViewController.inNavigation() }
        )
      )
    case "list" where arguments.count == 1:
      for example in Example.all { print("\(example.name): \(example.title)") }
    case "render" where arguments.count == 3 && arguments[1] == "--output":
      render(to: arguments[2])
    case "--help", "-h": print(help)
    default:
      FileHandle.standardError.write(Data("\(help)\n".utf8))
      exit(64)
    }
  }

  private static func render(to folder: String) -> Never {
    Task {
      do {
        try await ExampleRendering.write(to: URL(fileURLWithPath: folder))
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("examples: \(error)\n".utf8))
        exit(1)
      }
    }
    dispatchMain()
  }
}
