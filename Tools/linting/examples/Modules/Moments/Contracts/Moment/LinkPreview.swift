// swift-format-ignore-file
// expect-file: unused-exception
import Foundation
