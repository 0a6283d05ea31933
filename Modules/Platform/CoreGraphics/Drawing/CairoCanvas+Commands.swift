internal import CCairo
internal import Foundation

extension CairoCanvas {
  /// Draws a display list in the current space.
  ///
  /// Restores the state of the canvas afterwards.
  package func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    cairo_save(context)
    for command in list.commands { draw(command) }
    cairo_restore(context)
  }

  /// Draws one command in the current space.
  package func draw(_ command: DrawCommand) {
    switch command {
    case .save: cairo_save(context)
    case .restore: cairo_restore(context)
    case .concatenate(let transform): concatenate(transform)
    case .clipRect(let rect):
      CairoPaths.append(rect, to: context)
      cairo_clip(context)
    case .clipRoundedRect(let rounded):
      CairoPaths.append(rounded, to: context)
      cairo_clip(context)
    case .clipPath(let path, let rule):
      CairoPaths.append(path, to: context)
      CairoPaths.apply(rule, to: context)
      cairo_clip(context)
    case .blendMode(let mode): cairo_set_operator(context, mode.cairoOperator)
    case .antialias(let isSoft):
      cairo_set_antialias(context, isSoft ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    case .fillRect(let rect, let color):
      setColor(color)
      CairoPaths.append(rect, to: context)
      cairo_fill(context)
    case .fillRoundedRect(let rounded, let color):
      setColor(color)
      CairoPaths.append(rounded, to: context)
      cairo_fill(context)
    case .fillPath(let path, let rule, let color):
      setColor(color)
      CairoPaths.append(path, to: context)
      CairoPaths.apply(rule, to: context)
      cairo_fill(context)
    case .border(let rounded, let width, let color): drawBorder(rounded, width, color)
    case .strokePath(let path, let style, let color):
      setColor(color)
      CairoPaths.append(path, to: context)
      CairoPaths.apply(style, to: context)
      cairo_stroke(context)
    case .clearRect(let rect):
      let old = cairo_get_operator(context)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      CairoPaths.append(rect, to: context)
      cairo_fill(context)
      cairo_set_operator(context, old)
    case .image(let image, let rect, let source, let quality, let alpha):
      draw(image, in: rect, source: source, quality: quality, alpha: alpha)
    case .imageMask(let image, let rect, let quality, let color):
      drawMask(image, in: rect, quality: quality, color: color)
    case .glyphs(let text, let point, let color): text.draw(on: self, at: point, color: color)
    case .linearGradient(let gradient, let from, let to, let options):
      draw(gradient, from: from, to: to, options: options)
    case .radialGradient(
      let gradient,
      let from,
      let startRadius,
      let to,
      let endRadius,
      let options
    ):
      draw(gradient, from: from, startRadius, to: to, endRadius, options: options)
    case .conicGradient(let gradient, let center, let angle):
      draw(gradient, around: center, angle: angle)
    case .recording(let list, _): draw(list)
    case .shadow(let rounded, let style): drawShadow(of: rounded, style)
    case .pathShadow(let path, let style): drawShadow(of: path, style)
    case .beginGroup(let alpha, let shadow): begin(Group(alpha: alpha, shadow: shadow))
    case .beginFade(let image, let rect, let progress):
      begin(Group(alpha: progress, fade: Group.Fade(image: image, rect: rect)))
    case .beginMoved(let move, let alpha): begin(Group(alpha: alpha, move: move))
    case .keepInside(let rounded):
      cairo_save(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      CairoPaths.append(rounded, to: context)
      cairo_fill(context)
      cairo_restore(context)
    case .keepBelow(let image, let rect): keep(below: image, in: rect)
    case .multiply(let color): multiplyGroup(by: color)
    case .endGroup: endGroup()
    }
  }

  private func drawBorder(_ rounded: RoundedRect, _ width: CGFloat, _ color: CGColor) {
    setColor(color)
    CairoPaths.append(rounded, to: context)
    if width * 2 < min(rounded.rect.width, rounded.rect.height) {
      CairoPaths.append(rounded.inset(by: width), to: context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func begin(_ group: Group) {
    groups.append(group)
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func endGroup() {
    guard let group = groups.popLast(), let pattern = cairo_pop_group(context) else { return }
    if let shadow = group.shadow {
      drawShadow(ofGroup: pattern, shadow, alpha: group.alpha)
    }
    if group.move.isIdentity {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, Double(group.alpha))
    } else {
      cairo_save(context)
      // The image is positioned in the space it was drawn in, which is transformed here.
      transform = group.move.concatenating(transform)
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, Double(group.alpha))
      cairo_restore(context)
    }
    cairo_pattern_destroy(pattern)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    guard let fade = group.fade else { return }
    cairo_save(context)
    cairo_push_group(context)
    let source = CGRect(x: 0, y: 0, width: fade.image.width, height: fade.image.height)
    draw(fade.image, in: fade.rect, source: source, quality: .default, alpha: 1)
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    cairo_paint_with_alpha(context, Double(1 - group.alpha))
    cairo_restore(context)
  }
}
