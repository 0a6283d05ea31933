import Expectations
import Foundation
import Testing
import UIKit

/// The list of a view's gesture recognizers.
@MainActor struct RecognizerListTests {
  @Test func thereIsNoneUntilARecognizerIsAdded() {
    let view = UIView()
    expectNil(view.gestureRecognizers)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    expect(view.gestureRecognizers, equals: [tap, pan])
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    expect(view.gestureRecognizers, equals: [])
  }
}
