import { ACTION_LAYOUT, ELEMENT_FONT } from '@/contract/elements/layout'
import { needFont } from '../../canvas/measure/fonts'
import type { ElementOf } from '@/features/editor/kinds/ElementKind'
import type { ActionFacts } from './callToActionRules'
import { layoutAction } from './actionLook'
import { baseline, measureText } from '../../canvas/measure/measureText'
import { ElementObject } from '../../canvas/objects/ElementObject'
import { fillBox } from '../../canvas/objects/paint'

/** Px below the letters, and the line's thickness in px. */
const UNDERLINE = { below: 0.2 * ACTION_LAYOUT.fontSize, thickness: 1.5 }

/** Draws a call to action: a button, a link, or the name of a product without a link. */
export class ActionObject extends ElementObject<ElementOf<ActionFacts>> {
  protected override place(): void {
    needFont(ELEMENT_FONT)
    super.place()
  }

  protected override paint(context: CanvasRenderingContext2D): void {
    const { type, text, textColor } = this.element.data
    this.paintGround(context)
    const { paddingX, paddingY, lineHeight, dot } = ACTION_LAYOUT
    const { font, textLeft, textWidth } = layoutAction(this.element.data, measureText)
    const letters = paddingY + baseline(font, lineHeight)
    context.font = font
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    context.fillStyle = textColor
    context.fillText(text, textLeft, letters)
    if (type === 'link') {
      context.fillRect(textLeft, letters + UNDERLINE.below, textWidth, UNDERLINE.thickness)
    }
    if (type === 'disabledProductLink') {
      context.beginPath()
      context.arc(paddingX + dot / 2, letters - dot / 2, dot / 2, 0, Math.PI * 2)
      context.fill()
    }
  }

  /** The border is inside the box. */
  private paintGround(context: CanvasRenderingContext2D): void {
    const { backgroundColor, borderColor, borderRadius, borderWidth } = this.element.data
    const { width, height } = this
    fillBox(context, { left: 0, top: 0, width, height }, borderRadius, backgroundColor)
    if (borderWidth <= 0 || borderColor === 'transparent') return
    const half = borderWidth / 2
    context.strokeStyle = borderColor
    context.lineWidth = borderWidth
    context.beginPath()
    context.roundRect(
      half,
      half,
      width - borderWidth,
      height - borderWidth,
      Math.max(0, borderRadius - half),
    )
    context.stroke()
  }
}
