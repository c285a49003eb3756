import { ELEMENT_FONT, INTERACTION_LAYOUT, readableOn } from '@/contract/elements/layout'
import { needFont } from '@/features/editor/canvas/measure/fonts'
import { baseline, measureText } from '@/features/editor/canvas/measure/measureText'
import { ElementObject } from '@/features/editor/canvas/objects/ElementObject'
import { fillBox } from '@/features/editor/canvas/objects/paint'
import type { ElementOf } from '@/features/editor/kinds/ElementKind'
import type { InteractionFacts } from './interactionRules'
import { layoutInteraction, type InteractionLayout, type InteractionRow } from './layoutInteraction'

const { padding, radius, captionLineHeight, trackHeight, trackOpacity, thumbSize, noteHeight } =
  INTERACTION_LAYOUT
/** Opacity of the placeholder of an empty question. */
const GHOST_OPACITY = 0.6

/** Draws a poll, a question or an emoji slider as a shopper sees it. */
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

/** Paints an unanswered slider: its thumb in the middle, and the note that explains how to answer. */
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

const {
  padding: cardPadding,
  rowHeight,
  rowRadius,
  rowPadding,
  rowColor,
  rowTextColor,
  placeholderColor,
} = INTERACTION_LAYOUT
/** The edge that makes the answers visible on a white card. */
const EDGE_COLOR = 'rgb(0 0 0 / 14%)'
/** The icon on the button that sends an answer, in px. */
const CHEVRON = { width: 5, height: 10, thickness: 2 }

/** The answers of a poll, or the field of a question with its button. */
function paintRows(
  context: CanvasRenderingContext2D,
  layout: InteractionLayout,
  isField: boolean,
): void {
  for (const row of layout.rows) {
    paintGround(context, layout, row)
    paintLines(context, layout, row, isField)
    if (isField) paintChevron(context, layout, row)
  }
}

function paintGround(
  context: CanvasRenderingContext2D,
  { width }: InteractionLayout,
  { top, height }: InteractionRow,
): void {
  const box = { left: cardPadding, top, width: width - 2 * cardPadding, height }
  fillBox(context, box, rowRadius, rowColor)
  context.strokeStyle = EDGE_COLOR
  context.lineWidth = 1
  context.beginPath()
  context.roundRect(box.left + 0.5, top + 0.5, box.width - 1, height - 1, rowRadius - 0.5)
  context.stroke()
}

function paintLines(
  context: CanvasRenderingContext2D,
  { rowFont, rowLineHeight, width }: InteractionLayout,
  { top, height, lines }: InteractionRow,
  isField: boolean,
): void {
  context.font = rowFont
  context.textAlign = isField ? 'left' : 'center'
  context.fillStyle = isField ? placeholderColor : rowTextColor
  const left = isField ? cardPadding + rowPadding : width / 2
  const first = top + (height - lines.length * rowLineHeight) / 2
  for (const [index, line] of lines.entries()) {
    const letters = first + index * rowLineHeight + baseline(rowFont, rowLineHeight)
    context.fillText(line, left, letters)
  }
}

function paintChevron(
  context: CanvasRenderingContext2D,
  { width }: InteractionLayout,
  { top, height }: InteractionRow,
): void {
  const left = width - cardPadding - rowHeight / 2 - CHEVRON.width / 2
  const middle = top + height / 2
  context.strokeStyle = rowTextColor
  context.lineWidth = CHEVRON.thickness
  context.beginPath()
  context.moveTo(left, middle - CHEVRON.height / 2)
  context.lineTo(left + CHEVRON.width, middle)
  context.lineTo(left, middle + CHEVRON.height / 2)
  context.stroke()
}
