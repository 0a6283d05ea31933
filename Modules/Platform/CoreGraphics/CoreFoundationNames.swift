// Names of Core Foundation that appear in the signatures of Core Graphics. Foundation on Linux has
// no bridging casts, so each stands for the Swift type that `as CFArray` and the like are written
// on: the same source compiles on both.

/// An array of Core Foundation: what `colors as CFArray` gives.
public typealias CFArray = [Any]

/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// A string of Core Foundation.
public typealias CFString = String
