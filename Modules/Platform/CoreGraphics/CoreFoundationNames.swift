// Names of Core Foundation that appear in the signatures of Core Graphics, and of what stands on
// it: Core Text and Image I/O. Foundation on Linux has no bridging casts, so each stands for the
// Swift type that `as CFArray` and the like are written on: the same source compiles on both.

public import Foundation

/// An array of Core Foundation: what `colors as CFArray` gives.
public typealias CFArray = [Any]

/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// A string of Core Foundation.
public typealias CFString = String

/// Bytes of Core Foundation: what `data as CFData` gives.
public typealias CFData = Data

/// An address of Core Foundation: what `url as CFURL` gives.
public typealias CFURL = URL

/// Any object of Core Foundation: what `font as CFTypeRef` gives.
public typealias CFTypeRef = AnyObject
