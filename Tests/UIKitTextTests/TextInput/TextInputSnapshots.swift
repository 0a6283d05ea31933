import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of text views and text fields.
@Suite struct TextInputSnapshots {
  private static let english =
    "A walk by the sea before work. The boats were still out, and nobody else was about.\nMore tomorrow."
  private static let chinese = "清晨在海边散步。船还没有回来，岸上一个人也没有。\n明天再写 Swift 6 的事 🌊"
  private static let arabic =
    "نزهة على البحر قبل العمل. كانت القوارب لا تزال بعيدة.\nغدًا المزيد عن Swift 6."

  private func checkView(
    _ text: String,
    _ name: String,
    isRightToLeft: Bool = false,
    select: Range<Int>? = nil,
    line: Int = #line,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    let fixture = TextViewFixture(
      text,
      size: CGSize(width: 320, height: 180),
      isRightToLeft: isRightToLeft,
      traits: traits
    )
    fixture.focus()
    fixture.headless.run {
      if let select { fixture.view.selectedRange = NSRange(select) }
    }
    fixture.headless.settle()
    expectLook(fixture.window, on: fixture.headless, name)
  }

  @Test func textViews() {
    checkView(Self.english, "view-light")
    checkView(Self.english, "view-selection", select: 7..<90)
    checkView(Self.english, "view-dark", select: 7..<40) { $0.userInterfaceStyle = .dark }
    checkView(Self.chinese, "view-chinese", select: 3..<12)
    checkView(Self.arabic, "view-arabic", isRightToLeft: true, select: 5..<30)
    checkView(Self.arabic + " " + Self.english, "view-mixed", select: 40..<120)
    checkView(Self.english, "view-largest") {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    checkView((1...40).map { "Line \($0)" }.joined(separator: "\n"), "view-long")
  }

  @Test func composedText() {
    let fixture = TextViewFixture("我们去", size: CGSize(width: 320, height: 120))
    fixture.focus()
    fixture.headless.host.sendMarkedText("hai bian", cursor: 8)
    fixture.headless.settle()
    expectLook(fixture.window, on: fixture.headless, "view-composed")
  }

  @Test func menus() {
    for (name, language, isRightToLeft, dark) in [
      ("menu-light", "en", false, false), ("menu-dark", "zh-Hans", false, true),
      ("menu-arabic", "ar", true, false),
    ] {
      let fixture = TextViewFixture(
        isRightToLeft ? Self.arabic : dark ? Self.chinese : Self.english,
        size: CGSize(width: 320, height: 300),
        isRightToLeft: isRightToLeft
      ) { if dark { $0.userInterfaceStyle = .dark } }
      fixture.headless.host.language = language
      fixture.headless.host.pasteboard.string = "words"
      fixture.focus()
      fixture.view.selectedRange = NSRange(location: 2, length: 8)
      fixture.headless.click(at: fixture.point(at: 6), buttons: .secondary)
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, name)
    }
  }

  private func checkFields(
    _ words: [String],
    _ name: String,
    isRightToLeft: Bool = false,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    let host = HeadlessHost(
      size: CGSize(width: 320, height: 340),
      traits: UITraitCollection { mutable in
        mutable.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        mutable.userInterfaceStyle = .light
        traits(&mutable)
      }
    )
    let window = host.makeWindow()
    host.run {
      window.backgroundColor = .systemBackground
      let styles: [UITextField.BorderStyle] = [
        .none, .line, .bezel, .roundedRect, .roundedRect, .roundedRect,
      ]
      var y: CGFloat = 12
      for (index, style) in styles.enumerated() {
        let field = UITextField()
        field.borderStyle = style
        field.font = .preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
        field.placeholder = words[0]
        let height = field.intrinsicContentSize.height
        field.frame = CGRect(x: 12, y: y, width: 296, height: height)
        y += height + 14
        if index != 1 { field.text = words[1] }
        if index == 4 { field.text = words[2] }
        if index == 5 { field.isSecureTextEntry = true }
        if index == 3 {
          field.clearButtonMode = .always
          let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
          icon.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
          icon.contentMode = .center
          field.leftView = icon
          field.leftViewMode = .always
        }
        window.addSubview(field)
        if index == 4 { field.becomeFirstResponder() }
      }
    }
    host.settle()
    expectLook(window, on: host, name)
  }

  @Test func textFields() {
    let english = ["Name or address", "Ada", "A text that is much longer than the field it is in"]
    checkFields(english, "fields-light")
    checkFields(english, "fields-dark") { $0.userInterfaceStyle = .dark }
    checkFields(["姓名或地址", "小明", "这段文字比它所在的输入框要长得多，所以会滚动起来"], "fields-chinese")
    checkFields(
      ["الاسم أو العنوان", "ليلى", "هذا النص أطول بكثير من الحقل الذي يوجد فيه"],
      "fields-arabic",
      isRightToLeft: true
    )
    checkFields(english, "fields-large") { $0.preferredContentSizeCategory = .accessibilityMedium }
  }

  private func checkAccessory(
    _ name: String,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    let fixture = TextViewFixture(
      Self.english,
      size: CGSize(width: 320, height: 180),
      traits: traits
    )
    fixture.headless.run {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [
        UIBarButtonItem(title: "Today", primaryAction: UIAction { _ in }),
        .flexibleSpace(),
        UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in }),
      ]
      let dates = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 0, height: 60),
        inputViewStyle: .keyboard
      )
      let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
      label.text = "27 November"
      dates.addSubview(label)
      fixture.view.inputAccessoryView = bar
      fixture.view.inputView = dates
    }
    fixture.focus()
    fixture.headless.settle()
    expectLook(fixture.window, on: fixture.headless, name)
  }

  @Test func inputViews() {
    checkAccessory("input-views-light")
    checkAccessory("input-views-dark") { $0.userInterfaceStyle = .dark }
  }
}
