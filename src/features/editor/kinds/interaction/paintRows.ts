import { INTERACTION_LAYOUT } from '@/contract/elements/layout'
import type { InteractionLayout, InteractionRow } from './layoutInteraction'
import { baseline } from '../../canvas/measure/measureText'
import { fillBox } from '../../canvas/objects/paint'

const {
  padding: cardPadding,
  rowHeight,
  rowRadius,
  rowPadding,
  rowColor,
  rowTextColor,
  placeholderColor,
} = INTERACTION_LAYOUT
/** Makes the answers visible on a white card. */
const EDGE_COLOR = 'rgb(0 0 0 / 14%)'
/** Px, of the icon on the button that sends. */
const CHEVRON = { width: 5, height: 10, thickness: 2 }

/** The answers of a poll, or the field of a question with its button. */
export function paintRows(
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
