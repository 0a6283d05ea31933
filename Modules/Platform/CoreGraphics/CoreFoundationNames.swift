// Core Foundation names that occur in the signatures of Core Graphics, Core Text and Image I/O.
// Foundation on Linux has no bridging casts, so each is an alias of the Swift type that is cast
// with `as CFArray` and the like: the same source compiles on both platforms.

public import Foundation

/// An array of Core Foundation, as in `colors as CFArray`.
public typealias CFArray = [Any]

/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// A string of Core Foundation.
public typealias CFString = String

/// Bytes of Core Foundation, as in `data as CFData`.
public typealias CFData = Data

/// A URL of Core Foundation, as in `url as CFURL`.
public typealias CFURL = URL

/// A time in seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// Any object of Core Foundation, as in `font as CFTypeRef`.
public typealias CFTypeRef = AnyObject
