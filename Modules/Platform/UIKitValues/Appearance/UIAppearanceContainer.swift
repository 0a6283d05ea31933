public import Foundation

/// A container that appearance proxies can be restricted to, in
/// `appearance(whenContainedInInstancesOf:)`.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
