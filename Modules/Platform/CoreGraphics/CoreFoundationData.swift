// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions of Core Foundation that code for images reads and writes pixels with, and the clock
// that programs measure with.

public import Foundation
internal import Locking

/// A count or an index of Core Foundation.
public typealias CFIndex = Int

/// Bytes of Core Foundation that can be changed.
public typealias CFMutableData = NSMutableData

/// What allocates the objects of Core Foundation; there is only the default one, which is nil.
public final class CFAllocator: Sendable {
  private init() {}
}

/// Always nil, which is what to pass where a function has an allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Returns the current time, which may jump when the clock of the machine is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Makes data of a copy of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator?,
  _ bytes: UnsafePointer<UInt8>?,
  _ length: CFIndex
) -> CFData? {
  bytes.map { Data(bytes: $0, count: length) } ?? Data()
}

/// Makes empty data that can be changed.
public func CFDataCreateMutable(
  _ allocator: CFAllocator?,
  _ capacity: CFIndex
) -> CFMutableData? { NSMutableData(capacity: capacity) }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.count ?? 0 }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFMutableData?) -> CFIndex { theData?.length ?? 0 }

/// Changes the number of bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData?, _ length: CFIndex) {
  theData?.length = length
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of the bytes, which is valid as long as the data exists.
///
/// Data of up to 16 bytes has no address here: the address is that of a copy, which 4,096 other
/// such values replace.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  theData.flatMap { SmallBytes.address(of: $0) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of the bytes, which is valid until their number is changed.
public func CFDataGetBytePtr(_ theData: CFMutableData?) -> UnsafePointer<UInt8>! {
  theData.map { UnsafePointer($0.mutableBytes.assumingMemoryBound(to: UInt8.self)) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of the bytes, which is valid until their number is changed.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData?) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// The addresses of bytes.
private enum SmallBytes {
  /// The most bytes that `Data` keeps in itself, without an address of their own.
  private static let size = 16
  /// How many small values have an address at a time; the oldest one loses it.
  private static let capacity = 4096

  private struct Copies {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size * capacity,
      alignment: size
    )
    var slots: [Data: Int] = [:]
    var values: [Data] = []
    var oldest = 0

    /// Returns the slot of data, whose bytes are copied if they are new.
    mutating func slot(of data: Data) -> Int {
      if let known = slots[data] { return known }
      let slot = values.count < capacity ? values.count : oldest
      if slot == values.count {
        values.append(data)
      } else {
        slots[values[slot]] = nil
        values[slot] = data
        oldest = (slot + 1) % capacity
      }
      slots[data] = slot
      data.copyBytes(to: UnsafeMutableRawBufferPointer(rebasing: memory[(slot * size)...]))
      return slot
    }
  }

  private static let copies = Mutex(Copies())

  static func address(of data: Data) -> UnsafePointer<UInt8>? {
    guard data.count <= size else {
      return data.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
    }
    let address = copies.withLock { copies in
      let slot = copies.slot(of: data)
      return copies.memory.baseAddress.map { UInt(bitPattern: $0) + UInt(slot * size) }
    }
    return address.flatMap { UnsafePointer(bitPattern: $0) }
  }
}
