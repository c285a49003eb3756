import { FONT_STYLES } from '@/contract/elements/fonts'
import { clamp, normalRotation } from '@/contract/elements/geometry'
import { ACTION_STYLES } from '@/contract/elements/styles'
import type {
  Background,
  CallToAction,
  Interaction,
  MediaItem,
  PictureSticker,
  TextSticker,
} from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { cutText } from '@/contract/text/typedText'
import { normalizeLink } from '@/contract/text/links'

/** The stored form of a received element: known fields only, sizes within the editor's limits, valid colours. */

const COLOR = /^(?:#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})|transparent)$/i
const DEFAULT_TEXT_COLOR = '#211f1d'
const DEFAULT_CARD_COLOR = '#ffffff'
const MAX_FONT_NAME = 40
const BACKGROUND_ANGLE = { min: 0, max: 360 }
const MAX_BACKGROUND_COLORS = 5

/** JSON can contain numbers that overflow to infinity. */
export const finite = (value: number, otherwise = 0): number =>
  Number.isFinite(value) ? value : otherwise

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  clamp(finite(value, min), min, max)

const colorOr = (value: string, otherwise: string) => (COLOR.test(value) ? value : otherwise)

type Positioned = Pick<
  MediaItem['textStickers'][number],
  'view' | 'x' | 'y' | 'rotate' | 'zIndex' | 'isHidden' | 'isLocked'
>

function storedPosition({
  view,
  x,
  y,
  rotate,
  zIndex,
  isHidden,
  isLocked,
}: Positioned): Positioned {
  return {
    view,
    x: within(finite(x), LIMITS.elementPosition),
    y: within(finite(y), LIMITS.elementPosition),
    rotate: normalRotation(finite(rotate)),
    zIndex: finite(zIndex),
    isHidden,
    isLocked,
  }
}

export function storedText(sticker: TextSticker): TextSticker {
  const isKnownStyle = FONT_STYLES.some((style) => style === sticker.fontStyle)
  return {
    ...storedPosition(sticker),
    text: sticker.text,
    color: colorOr(sticker.color, DEFAULT_TEXT_COLOR),
    backgroundColor: colorOr(sticker.backgroundColor, 'transparent'),
    fontName: cutText(sticker.fontName, MAX_FONT_NAME),
    fontStyle: isKnownStyle ? sticker.fontStyle : 'regular',
    fontSize: within(sticker.fontSize, LIMITS.stickerFontSize),
    width: within(sticker.width, LIMITS.stickerWidth),
  }
}

export function storedPicture(sticker: PictureSticker): PictureSticker {
  return {
    ...storedPosition(sticker),
    pictureUrl: sticker.pictureUrl,
    scale: within(sticker.scale, LIMITS.elementScale),
  }
}

export function storedAction(action: CallToAction): CallToAction {
  const { white } = ACTION_STYLES
  return {
    ...storedPosition(action),
    type: action.type,
    text: action.text,
    link: normalizeLink(action.link),
    backgroundColor: colorOr(action.backgroundColor, white.backgroundColor),
    borderRadius: within(action.borderRadius, { min: 0, max: LIMITS.borderRadius }),
    borderColor: colorOr(action.borderColor, white.borderColor),
    borderWidth: within(action.borderWidth, { min: 0, max: LIMITS.borderWidth }),
    textColor: colorOr(action.textColor, white.textColor),
    scale: within(action.scale, LIMITS.elementScale),
  }
}

export function storedInteraction(interaction: Interaction): Interaction {
  return {
    ...storedPosition(interaction),
    id: interaction.id,
    type: interaction.type,
    caption: interaction.caption,
    placeholder: interaction.placeholder,
    emojis: interaction.emojis,
    polls: interaction.polls,
    backgroundColor: colorOr(interaction.backgroundColor, DEFAULT_CARD_COLOR),
    scale: within(interaction.scale, LIMITS.elementScale),
    isAlreadySaved: interaction.isAlreadySaved,
  }
}

export function storedBackground({ type, angle, colors, pictureUrl }: Background): Background {
  return {
    type,
    angle: angle === undefined ? undefined : within(angle, BACKGROUND_ANGLE),
    colors: colors?.filter((color) => COLOR.test(color)).slice(0, MAX_BACKGROUND_COLORS),
    pictureUrl,
  }
}
