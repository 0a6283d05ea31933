/// Required equalities, each solved for one variable: the result of an elimination.
///
/// Constants are not included: they go through the same steps whenever they change.
struct Factors {
  /// `factor × variable + terms + constant = 0`; the terms' variables are defined later or not at
  /// all.
  struct Definition {
    var variable: Int32
    /// The index of the equality among ``Factors/equalities``.
    var equality: Int32
    var factor: Double
    var termStart: Int32
    var termCount: Int32

    var terms: Range<Int> { Int(termStart)..<Int(termStart + termCount) }
  }

  /// A step that subtracted a multiple of one equality from another.
  struct Step {
    var target: Int32
    var source: Int32
    var multiple: Double
  }

  /// The slots of the equalities.
  let equalities: [Int32]
  private(set) var definitions: [Definition] = []
  var terms: [ArenaTerm] = []
  var steps: [Step] = []
  /// Equalities without remaining variables: each is either redundant or contradicts others.
  var redundant: [Int32] = []
  /// The index of each variable's definition, or -1.
  private(set) var definition: [Int32]

  init(equalities: [Int32], recordCount: Int) {
    self.equalities = equalities
    definition = [Int32](repeating: -1, count: recordCount)
  }

  mutating func define(_ variable: Int32, equality: Int32, factor: Double, termStart: Int) {
    definition[Int(variable)] = Int32(definitions.count)
    definitions.append(
      Definition(
        variable: variable,
        equality: equality,
        factor: factor,
        termStart: Int32(termStart),
        termCount: Int32(terms.count - termStart)
      )
    )
  }

  /// Adds records for variables that were added after the elimination.
  mutating func grow(to recordCount: Int) {
    while definition.count < recordCount { definition.append(-1) }
  }

  // MARK: - Calculating

  /// The constants of the equalities after all steps.
  func constants(_ records: UnsafeMutablePointer<Record>) -> [Double] {
    var result = equalities.map { records[Int($0)].constant }
    for step in steps {
      result[Int(step.target)] -= step.multiple * result[Int(step.source)]
    }
    return result
  }

  /// Sets the values of the defined variables from those of the others.
  func evaluate(_ constants: [Double], into values: inout [Double]) {
    for definition in definitions.reversed() {
      var sum = constants[Int(definition.equality)]
      for index in definition.terms {
        sum += terms[index].coefficient * values[Int(terms[index].variable)]
      }
      values[Int(definition.variable)] = -sum / definition.factor
    }
  }

  /// The variables whose values the equalities alone determine.
  func fixedVariables() -> [Bool] {
    var result = [Bool](repeating: false, count: definition.count)
    for definition in definitions.reversed() {
      result[Int(definition.variable)] =
        definition.terms.allSatisfy { result[Int(terms[$0].variable)] }
    }
    return result
  }

  /// The equalities that reduce a sum of variables to one of undefined variables.
  ///
  /// - Parameter sum: The factors of all variables; defined ones become zero.
  /// - Returns: The slots of those equalities.
  func equalities(eliminating sum: inout [Double]) -> [Int32] {
    var multiples = [Double](repeating: 0, count: equalities.count)
    for definition in definitions {
      let factor = sum[Int(definition.variable)]
      guard abs(factor) > 1e-9 else { continue }
      sum[Int(definition.variable)] = 0
      let multiple = -factor / definition.factor
      multiples[Int(definition.equality)] += multiple
      for index in definition.terms {
        sum[Int(terms[index].variable)] += multiple * terms[index].coefficient
      }
    }
    return origins(of: multiples)
  }

  /// The slots of the equalities that add up to a redundant one.
  func equalities(behindRedundant equality: Int32) -> [Int32] {
    var multiples = [Double](repeating: 0, count: equalities.count)
    multiples[Int(equality)] = 1
    return origins(of: multiples)
  }

  /// Applies the steps in reverse: converts multiples of the eliminated equalities to multiples of
  /// the original ones.
  private func origins(of multiples: [Double]) -> [Int32] {
    var multiples = multiples
    for step in steps.reversed() where multiples[Int(step.target)] != 0 {
      multiples[Int(step.source)] -= step.multiple * multiples[Int(step.target)]
    }
    return equalities.indices.filter { abs(multiples[$0]) > 1e-9 }.map { equalities[$0] }
  }
}
