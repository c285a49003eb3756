import { FRAME_SIZE } from '@/contract/constants'
import { TEXT_LAYOUT } from '@/contract/elements/layout'
import { needFont } from '../../canvas/measure/fonts'
import type { ElementOf } from '@/features/editor/kinds/ElementKind'
import { layoutText } from './layoutText'
import type { TextFacts } from './textStickerRules'
import { baseline, measureText } from '../../canvas/measure/measureText'
import { ElementObject } from '../../canvas/objects/ElementObject'
import { fillBox } from '../../canvas/objects/paint'

/** Draws centred text on a background. */
export class TextObject extends ElementObject<ElementOf<TextFacts>> {
  protected override place(): void {
    needFont(this.element.data.fontName)
    super.place()
  }

  get fontSize(): number {
    return this.element.data.fontSize
  }

  /** Changes the width of the box and wraps the lines again; `width` in px of the frame. */
  resize(width: number): void {
    this.reshape({ width: (width / FRAME_SIZE[this.frame].width) * 100 })
  }

  /** Scales the letters and the box together, from their original size. */
  grow(from: { width: number; fontSize: number }, by: number): void {
    const width = (from.width / FRAME_SIZE[this.frame].width) * 100
    const wanted = this.permitted({ width: width * by, fontSize: from.fontSize * by })
    const growths = [wanted.width / width, wanted.fontSize / from.fontSize]
    const permitted = by < 1 ? Math.max(...growths) : Math.min(...growths)
    this.reshape({ width: width * permitted, fontSize: from.fontSize * permitted })
  }

  private reshape(size: { width: number; fontSize?: number }): void {
    this.element = this.kind.withGeometry(this.element, this.permitted(size))
    const { width, height } = this.layout()
    this.set({ width, height })
  }

  private permitted(size: { width: number; fontSize?: number }) {
    const { data } = this.element
    const { width = data.width, fontSize = data.fontSize } = this.kind.constrain({
      ...data,
      ...size,
    })
    return { width, fontSize }
  }

  private layout() {
    return layoutText(this.element.data, FRAME_SIZE[this.frame].width, measureText)
  }

  protected override paint(context: CanvasRenderingContext2D): void {
    const { color, backgroundColor } = this.element.data
    const { width, height, font, lineHeight, lines } = this.layout()
    fillBox(context, { left: 0, top: 0, width, height }, TEXT_LAYOUT.radius, backgroundColor)
    context.font = font
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillStyle = color
    const first = TEXT_LAYOUT.padding + baseline(font, lineHeight)
    for (const [index, line] of lines.entries()) {
      context.fillText(line, width / 2, first + index * lineHeight)
    }
  }
}
