import { ELEMENT_FONT, INTERACTION_LAYOUT, readableOn } from '@/contract/elements/layout'
import { needFont } from '../../canvas/measure/fonts'
import type { ElementOf } from '../KindFacts'
import type { InteractionFacts } from './InteractionFacts'
import { layoutInteraction, type InteractionLayout } from './layoutInteraction'
import { baseline, measureText } from '../../canvas/measure/measureText'
import { ElementObject } from '../../canvas/objects/ElementObject'
import { fillBox } from '../../canvas/objects/paint'
import { paintRows } from './paintRows'

const { padding, radius, captionLineHeight, trackHeight, trackOpacity, thumbSize, noteHeight } =
  INTERACTION_LAYOUT
/** Opacity of the placeholder of an empty question. */
const GHOST_OPACITY = 0.6

/** A poll, a question or an emoji slider as a shopper sees it. */
export class InteractionObject extends ElementObject<ElementOf<InteractionFacts>> {
  protected override place(): void {
    needFont(ELEMENT_FONT)
    super.place()
  }

  protected override paint(context: CanvasRenderingContext2D): void {
    const { backgroundColor, type } = this.element.data
    const { width, height } = this
    const layout = layoutInteraction(this.element.data, measureText)
    fillBox(context, { left: 0, top: 0, width, height }, radius, backgroundColor)
    const color = readableOn(backgroundColor)
    context.textBaseline = 'alphabetic'
    paintCaption(context, layout, color, this.words.noQuestion)
    paintRows(context, layout, type === 'question')
    paintSlider(context, layout, color, this.words.slide)
  }
}

function paintCaption(
  context: CanvasRenderingContext2D,
  { caption, captionFont, width }: InteractionLayout,
  color: string,
  noQuestion: string,
): void {
  const isAsked = caption.some((line) => line !== '')
  context.save()
  if (!isAsked) context.globalAlpha *= GHOST_OPACITY
  context.font = captionFont
  context.textAlign = 'center'
  context.fillStyle = color
  const first = padding + baseline(captionFont, captionLineHeight)
  for (const [index, line] of (isAsked ? caption : [noQuestion]).entries()) {
    context.fillText(line, width / 2, first + index * captionLineHeight)
  }
  context.restore()
}

/** An unused slider: its thumb in the middle, and the note how to answer. */
function paintSlider(
  context: CanvasRenderingContext2D,
  { width, slider, rowFont }: InteractionLayout,
  color: string,
  note: string,
): void {
  if (!slider) return
  const top = slider.top + (thumbSize - trackHeight) / 2
  const track = { left: padding, top, width: width - 2 * padding, height: trackHeight }
  context.save()
  context.globalAlpha *= trackOpacity
  fillBox(context, track, trackHeight / 2, color)
  context.restore()
  context.fillStyle = color
  context.font = slider.font
  context.textAlign = 'center'
  context.fillText(slider.emoji, width / 2, slider.top + baseline(slider.font, thumbSize))
  context.font = rowFont
  context.fillText(note, width / 2, slider.noteTop + baseline(rowFont, noteHeight))
}
