import Foundation
enum AppWindow { static func run(_ options: Options) throws {} }
