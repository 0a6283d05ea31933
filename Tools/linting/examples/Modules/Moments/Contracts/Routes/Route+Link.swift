// swift-format-ignore-file
import Foundation

func tab(_ address: URL) -> Bool { address.scheme == "moments" }
