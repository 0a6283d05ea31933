import CoreGraphics
import Foundation

/// Key-value coding, which Objective-C provides for every class.
extension CAEmitterCell {
  /// The properties, by Apple's key names.
  static let keyedProperties: [String: KeyedProperty] = [
    "contents": KeyedProperty(\CAEmitterCell.contents),
    "contentsRect": KeyedProperty(\CAEmitterCell.contentsRect),
    "contentsScale": KeyedProperty(\CAEmitterCell.contentsScale),
    "magnificationFilter": KeyedProperty(\CAEmitterCell.magnificationFilter),
    "minificationFilter": KeyedProperty(\CAEmitterCell.minificationFilter),
    "color": KeyedProperty(\CAEmitterCell.color),
    "emitterCells": KeyedProperty(\CAEmitterCell.emitterCells),
    "name": KeyedProperty(\CAEmitterCell.name),
    "birthRate": KeyedProperty(\CAEmitterCell.birthRate),
    "lifetime": KeyedProperty(\CAEmitterCell.lifetime),
    "lifetimeRange": KeyedProperty(\CAEmitterCell.lifetimeRange),
    "emissionLatitude": KeyedProperty(\CAEmitterCell.emissionLatitude),
    "emissionLongitude": KeyedProperty(\CAEmitterCell.emissionLongitude),
    "emissionRange": KeyedProperty(\CAEmitterCell.emissionRange),
    "velocity": KeyedProperty(\CAEmitterCell.velocity),
    "velocityRange": KeyedProperty(\CAEmitterCell.velocityRange),
    "xAcceleration": KeyedProperty(\CAEmitterCell.xAcceleration),
    "yAcceleration": KeyedProperty(\CAEmitterCell.yAcceleration),
    "zAcceleration": KeyedProperty(\CAEmitterCell.zAcceleration),
    "scale": KeyedProperty(\CAEmitterCell.scale),
    "scaleRange": KeyedProperty(\CAEmitterCell.scaleRange),
    "scaleSpeed": KeyedProperty(\CAEmitterCell.scaleSpeed),
    "spin": KeyedProperty(\CAEmitterCell.spin),
    "spinRange": KeyedProperty(\CAEmitterCell.spinRange),
    "redRange": KeyedProperty(\CAEmitterCell.redRange),
    "greenRange": KeyedProperty(\CAEmitterCell.greenRange),
    "blueRange": KeyedProperty(\CAEmitterCell.blueRange),
    "alphaRange": KeyedProperty(\CAEmitterCell.alphaRange),
    "redSpeed": KeyedProperty(\CAEmitterCell.redSpeed),
    "greenSpeed": KeyedProperty(\CAEmitterCell.greenSpeed),
    "blueSpeed": KeyedProperty(\CAEmitterCell.blueSpeed),
    "alphaSpeed": KeyedProperty(\CAEmitterCell.alphaSpeed),
    "beginTime": KeyedProperty(\CAEmitterCell.beginTime),
    "duration": KeyedProperty(\CAEmitterCell.duration),
    "speed": KeyedProperty(\CAEmitterCell.speed),
    "timeOffset": KeyedProperty(\CAEmitterCell.timeOffset),
    "repeatCount": KeyedProperty(\CAEmitterCell.repeatCount),
    "repeatDuration": KeyedProperty(\CAEmitterCell.repeatDuration),
    "autoreverses": KeyedProperty(\CAEmitterCell.autoreverses),
    "fillMode": KeyedProperty(\CAEmitterCell.fillMode),
    "enabled": KeyedProperty(\CAEmitterCell.isEnabled),
  ]

  /// A deep copy: a cell with the same values, and copies of its cells.
  final func duplicate() -> CAEmitterCell {
    let copy = CAEmitterCell()
    for property in Self.keyedProperties.values { _ = property.set(copy, property.get(self)) }
    return copy
  }

  /// The image of a particle.
  final var image: CGImage? { contents as? CGImage }

  /// The interval in which the cell emits, in seconds relative to `beginTime`'s time base.
  final var activity: ClosedRange<Double> {
    var timing = TimingValues()
    timing.repeatCount = repeatCount
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    let run = duration > 0 ? duration : .infinity
    let length = timing.activeDuration(ofOneRun: run) - timeOffset
    guard speed > 0, length > 0 else { return beginTime...beginTime }
    return beginTime...(beginTime + length / Double(speed))
  }
}
