// swift-format-ignore-file
import UIKit
import GTKHost // expect: one-file
