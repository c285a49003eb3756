import { useEffect, useRef, type CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { FRAME_SIZE } from '@/contract/constants'
import { fontFamily, fontStyleCss } from '@/contract/elements/fonts'
import { TEXT_LAYOUT } from '@/contract/elements/layout'
import type { Frame, TextSticker } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  elementEdited,
  selectEditing,
  selectMedia,
  textOpened,
} from '@/features/editor/editorSlice'
import { elementsOf } from '@/features/editor/model/elements'
import classes from './TextOverlay.module.css'

/** The text of a sticker, edited in place in the browser's own text field, so that every way of typing works. */
export function TextOverlay() {
  const editing = useAppSelector(selectEditing)
  const media = useAppSelector(selectMedia)
  const element = media && elementsOf(media).find(({ id }) => id === editing)
  return element?.kind === 'textSticker' ? (
    <TextField key={element.id} id={element.id} sticker={element.data} />
  ) : null
}

function TextField({ id, sticker }: { id: string; sticker: TextSticker }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  useEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [sticker])
  return (
    <textarea
      ref={field}
      className={classes.field}
      style={styleOf(sticker)}
      aria-label={intl.formatMessage({ id: 'elements.label_text' })}
      maxLength={LIMITS.stickerText}
      rows={1}
      value={sticker.text}
      onChange={({ currentTarget: { value: text } }) =>
        dispatch(elementEdited({ id, kind: 'textSticker', content: { text } }))
      }
      onBlur={() => dispatch(textOpened(null))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        // Moving the focus away ends the editing.
        event.currentTarget.closest<HTMLElement>('[role="application"]')?.focus()
      }}
    />
  )
}

/**
 * The style of the field, equal to the drawing on the canvas. The frame is a CSS container, so px of the frame are
 * fractions of its width.
 */
function styleOf(sticker: TextSticker): CSSProperties {
  const { x, y, width, rotate, fontName, fontStyle, fontSize, color, backgroundColor } = sticker
  const px = (value: number) =>
    `${(value / FRAME_SIZE[sticker.view satisfies Frame].width) * 100}cqw`
  return {
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    padding: px(TEXT_LAYOUT.padding),
    borderRadius: px(TEXT_LAYOUT.radius),
    transform: `rotate(${rotate}deg)`,
    fontFamily: `"${fontFamily(fontName)}", sans-serif`,
    fontSize: px(fontSize),
    ...fontStyleCss(fontStyle),
    lineHeight: TEXT_LAYOUT.lineHeight,
    color,
    backgroundColor,
  }
}
