internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension WindowHost {
  static func from(_ address: UInt) -> WindowHost {
    // The window holds a reference until it is closed.
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else {
      preconditionFailure("a callback of the window came without its owner")
    }
    return Unmanaged<WindowHost>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The functions called by GTK, all on the main thread.
  static func callbacks(owner: UnsafeMutableRawPointer) -> HostCallbacks {
    HostCallbacks(
      owner: owner,
      frame: { owner, time in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address).frame(at: CFTimeInterval(time) / 1_000_000)
        }
      },
      image: { owner in
        let address = UInt(bitPattern: owner)
        // The node is passed to GTK on this thread.
        let node = MainActor.assumeIsolated {
          WindowHost.from(address).image().map { UInt(bitPattern: $0) }
        }
        return node.flatMap { OpaquePointer(bitPattern: $0) }
      },
      resized: { owner, width, height, scale in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          let size = CGSize(width: CGFloat(width), height: CGFloat(height))
          WindowHost.from(address).resize(to: size, scale: CGFloat(scale))
        }
      },
      pointer: { owner, phase, id, x, y, button, modifiers in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address)
            .pointer(
              phase: phase,
              id: Int(bitPattern: id),
              at: CGPoint(x: x, y: y),
              button: button,
              modifiers: modifiers
            )
        }
      },
      hover: { owner, isOver, x, y, modifiers in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address)
            .hover(at: isOver != 0 ? CGPoint(x: x, y: y) : nil, modifiers: modifiers)
        }
      },
      scroll: { owner, phase, dx, dy, unit, x, y in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address)
            .scroll(
              phase: phase,
              delta: CGVector(dx: dx, dy: dy),
              isInPixels: unit != 0,
              at: CGPoint(x: x, y: y)
            )
        }
      },
      zoom: { owner, phase, scale, x, y in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address)
            .zoom(phase: phase, scale: CGFloat(scale), at: CGPoint(x: x, y: y))
        }
      },
      key: { owner, isDown, keyval, character, modifiers in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address)
            .key(keyval, isDown: isDown != 0, character: character, modifiers: modifiers)
        }
      },
      text: { owner, text in
        let address = UInt(bitPattern: owner)
        let text = text.map { String(cString: $0) } ?? ""
        MainActor.assumeIsolated { WindowHost.from(address).host.sendText(text) }
      },
      preedit: { owner, text, cursor in
        let address = UInt(bitPattern: owner)
        let text = text.map { String(cString: $0) } ?? ""
        MainActor.assumeIsolated {
          WindowHost.from(address).host.sendMarkedText(text, cursor: Int(cursor))
        }
      },
      surrounding: { owner in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { WindowHost.from(address).sendSurroundingText() }
      },
      delete_surrounding: { owner, offset, count in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          WindowHost.from(address).host.sendDeletion(offset: Int(offset), count: Int(count))
        }
      },
      clipboard: { owner, text in
        let address = UInt(bitPattern: owner)
        let text = text.map { String(cString: $0) }
        MainActor.assumeIsolated { WindowHost.from(address).host.pasteboard.adopt(text: text) }
      },
      clipboard_data: { owner, mime, bytes, count in
        let address = UInt(bitPattern: owner)
        let mime = mime.map { String(cString: $0) } ?? ""
        let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
        MainActor.assumeIsolated { WindowHost.from(address).receiveCopied(data, mime: mime) }
      },
      clipboard_files: { owner, paths, text in
        let address = UInt(bitPattern: owner)
        let files = GTKHost.files(paths)
        let text = text.map { String(cString: $0) }
        MainActor.assumeIsolated {
          WindowHost.from(address).host.pasteboard.adopt(text: text, files: files)
        }
      },
      dropped: { owner, paths in
        let address = UInt(bitPattern: owner)
        let files = GTKHost.files(paths)
        MainActor.assumeIsolated { WindowHost.from(address).onDrop?(files) }
      },
      appearance_changed: { owner in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { WindowHost.from(address).updateTraits() }
      },
      active_changed: { owner, isActive in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { WindowHost.from(address).setActive(isActive != 0) }
      },
      shown_changed: { owner, isShown in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { WindowHost.from(address).setShown(isShown != 0) }
      },
      closed: { owner in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          let host = WindowHost.from(address)
          host.close()
          Unmanaged.passUnretained(host).release()
        }
      }
    )
  }
}
