import Foundation
import Testing
import UIKit

/// The list of a view's gesture recognizers.
@MainActor struct RecognizerListTests {
  @Test func thereIsNoneUntilARecognizerIsAdded() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers == [tap, pan])
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    #expect(view.gestureRecognizers == [])
  }
}
