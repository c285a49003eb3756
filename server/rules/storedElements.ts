import { ACTION_STYLES } from '@/contract/elements/styles'
import { FONT_STYLES } from '@/contract/elements/fonts'
import type {
  CallToAction,
  Interaction,
  PictureSticker,
  TextSticker,
} from '@/contract/entities/media'
import { LIMITS } from '@/contract/limits'

/** What is stored of an element that somebody sent: sizes within the limits, colours that are colours. */

interface Range {
  min: number
  max: number
}

interface Placed {
  x: number
  y: number
  rotate: number
  zIndex: number
}

const COLOR = /^(?:#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})|transparent)$/i
const DEFAULT_TEXT_COLOR = '#211f1d'
const DEFAULT_CARD_COLOR = '#ffffff'

/** JSON can say numbers that are too large to be any. */
export const finite = (value: number, otherwise = 0): number =>
  Number.isFinite(value) ? value : otherwise

export const within = (value: number, { min, max }: Range): number =>
  Math.max(min, Math.min(finite(value, min), max))

const colorOr = (value: string, otherwise: string) => (COLOR.test(value) ? value : otherwise)

function storedPlace({ x, y, rotate, zIndex }: Placed): Placed {
  return { x: finite(x), y: finite(y), rotate: finite(rotate), zIndex: finite(zIndex) }
}

export function storedText(sticker: TextSticker): TextSticker {
  const isKnownStyle = FONT_STYLES.some((style) => style === sticker.fontStyle)
  return {
    ...sticker,
    ...storedPlace(sticker),
    color: colorOr(sticker.color, DEFAULT_TEXT_COLOR),
    backgroundColor: colorOr(sticker.backgroundColor, 'transparent'),
    fontStyle: isKnownStyle ? sticker.fontStyle : 'regular',
    fontSize: within(sticker.fontSize, LIMITS.stickerFontSize),
    width: finite(sticker.width),
  }
}

export function storedPicture(sticker: PictureSticker): PictureSticker {
  return {
    ...sticker,
    ...storedPlace(sticker),
    scale: within(sticker.scale, LIMITS.elementScale),
  }
}

export function storedAction(action: CallToAction): CallToAction {
  const { white } = ACTION_STYLES
  return {
    ...action,
    ...storedPlace(action),
    link: action.link.trim(),
    backgroundColor: colorOr(action.backgroundColor, white.backgroundColor),
    borderRadius: within(action.borderRadius, { min: 0, max: LIMITS.borderRadius }),
    borderColor: colorOr(action.borderColor, white.borderColor),
    borderWidth: within(action.borderWidth, { min: 0, max: LIMITS.borderWidth }),
    textColor: colorOr(action.textColor, white.textColor),
    scale: within(action.scale, LIMITS.elementScale),
  }
}

/** From now on shoppers may answer it. */
export function storedInteraction(interaction: Interaction): Interaction {
  return {
    ...interaction,
    ...storedPlace(interaction),
    backgroundColor: colorOr(interaction.backgroundColor, DEFAULT_CARD_COLOR),
    scale: within(interaction.scale, LIMITS.elementScale),
    isAlreadySaved: true,
  }
}
