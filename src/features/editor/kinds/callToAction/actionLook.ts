import type { MessageId } from '@/common/i18n/messages'
import { fontCss } from '@/contract/elements/fonts'
import { ACTION_LAYOUT, ELEMENT_FONT, ELEMENT_STYLES } from '@/contract/elements/layout'
import type { ActionStyle } from '@/contract/elements/styles'
import type { CallToAction } from '@/contract/entities/posts/media'
import type { Measure } from '@/features/editor/canvas/measure/measureText'

/** Px of the frame at a scale of 100 %. */
export interface ActionLayout {
  width: number
  height: number
  font: string
  textWidth: number
  /** The left edge of the text. */
  textLeft: number
}

const FONT = fontCss(ELEMENT_FONT, ELEMENT_STYLES.action, ACTION_LAYOUT.fontSize)

/** The layout of a call to action's text in its box. */
export function layoutAction({ type, text }: CallToAction, measure: Measure): ActionLayout {
  const { paddingX, paddingY, lineHeight, dot, dotGap } = ACTION_LAYOUT
  const textWidth = measure(text, FONT)
  const before = type === 'disabledProductLink' ? dot + dotGap : 0
  return {
    width: textWidth + before + 2 * paddingX,
    height: lineHeight + 2 * paddingY,
    font: FONT,
    textWidth,
    textLeft: paddingX + before,
  }
}

export const ACTION_TEXTS: Record<CallToAction['type'], MessageId> = {
  button: 'elements.kind_button',
  link: 'elements.kind_link',
  disabledProductLink: 'elements.kind_disabledProductLink',
}

export const ACTION_STYLE_TEXTS: Record<ActionStyle, MessageId> = {
  transparent: 'elements.action-style_transparent',
  white: 'elements.action-style_white',
  blue: 'elements.action-style_blue',
  green: 'elements.action-style_green',
}
