/// The semantic meaning of a text.
///
/// The desktop's input method receives those that it supports: addresses, names, numbers and secure
/// text.
///
/// Desktops have no autofill, so finer distinctions have no effect.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the content, which is that of HTML's `autocomplete` where there is one.
  public let rawValue: String
  /// Makes a content type from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The name that a person is called by, such as Ana.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the given name and the family name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The name that a person shares with relatives.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What friends call a person in place of the given name.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The company or association that a person belongs to.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, including its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address with number and additional lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The town of an address, without its state.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state or province.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A district of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address, written out and not as a code.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The code of letters or digits by which mail is sorted.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A number to call, with its country code if it has one.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Where mail is sent to, such as ana@example.org.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a payment card, without its security code.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen, which password managers may suggest.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for a single sign-in, as it comes by message or mail.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// An airline's code and the number of its flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A day, a time of day or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}
