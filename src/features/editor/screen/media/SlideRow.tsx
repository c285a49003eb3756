import { ActionIcon, UnstyledButton } from '@mantine/core'
import { type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from '@/common/ui/icons/icons'
import {
  mediaHidden,
  mediaMoved,
  mediaRemoved,
  mediaSwitched,
  selectDocument,
  selectMediaIndex,
  selectPostInfo,
} from '@/features/editor/editorSlice'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { canRemove, isLastShown } from '@/features/editor/model/slides'
import classes from './MediaSection.module.css'

interface SlideRowProps {
  index: number
  /** The button that uploads another file for the slide. */
  replacement: ReactNode
  /** Called when the last slide was removed from the post. */
  onLastRemoved: () => void
}

/** One slide: shown by its picture, moved by dragging or by keys, hidden, replaced, removed. */
export function SlideRow({ index, replacement, onLastRemoved }: SlideRowProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { media } = useAppSelector(selectDocument)
  const isShown = useAppSelector(selectMediaIndex) === index
  const isReview = useAppSelector(selectPostInfo)?.providerPost.postType === 'review'
  const drag = useRowDrag({
    type: 'application/x-vitrina-slide',
    row: String(index),
    onDrop: (from) => dispatch(mediaMoved({ from: Number(from), to: index })),
  })
  const slide = media[index]
  if (!slide) return null
  const words = (id: MessageId) => intl.formatMessage({ id }, { number: index + 1 })
  /** The row moves in the DOM, so the button would lose the focus. */
  const move = (button: HTMLButtonElement, to: number) => {
    flushSync(() => dispatch(mediaMoved({ from: index, to })))
    ;(button.disabled ? pictureOf(button.closest('li')) : button)?.focus()
  }
  const remove = (row: HTMLElement | null) => {
    const neighbour = pictureOf(row?.nextElementSibling ?? row?.previousElementSibling)
    if (neighbour) neighbour.focus()
    else onLastRemoved()
    dispatch(mediaRemoved(index))
  }
  return (
    <li className={classes.slide} data-shown={isShown || undefined} {...drag}>
      <UnstyledButton
        className={classes.picture}
        aria-current={isShown || undefined}
        aria-label={words('media.action_show-slide')}
        onClick={() => dispatch(mediaSwitched(index))}
      >
        <img
          src={slide.picture.thumbnailUrl}
          alt=""
          draggable={false}
          data-hidden={slide.isHidden || undefined}
        />
      </UnstyledButton>
      <span className={classes.name}>
        {words('media.text_slide')}
        <span className={classes.facts}>
          {slide.picture.isVideo && <FormattedMessage id="media.text_video" />}
          {slide.isHidden && <FormattedMessage id="media.text_hidden" />}
        </span>
      </span>
      <span className={classes.actions}>
        {media.length > 1 && (
          <>
            <ActionIcon
              size="lg"
              disabled={index === 0}
              aria-label={words('media.action_earlier')}
              onClick={({ currentTarget }) => {
                move(currentTarget, index - 1)
              }}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              size="lg"
              disabled={index === media.length - 1}
              aria-label={words('media.action_later')}
              onClick={({ currentTarget }) => {
                move(currentTarget, index + 1)
              }}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
            <ActionIcon
              size="lg"
              disabled={isLastShown(media, index)}
              aria-label={words(slide.isHidden ? 'media.action_show' : 'media.action_hide')}
              onClick={() => dispatch(mediaHidden({ index, isHidden: !slide.isHidden }))}
            >
              {slide.isHidden ? <IconEyeOff size={18} /> : <IconEye size={18} />}
            </ActionIcon>
          </>
        )}
        {replacement}
        <ActionIcon
          size="lg"
          disabled={!canRemove(media, index, isReview)}
          aria-label={words('media.action_remove')}
          onClick={({ currentTarget }) => {
            remove(currentTarget.closest('li'))
          }}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </span>
    </li>
  )
}

/** The button that shows the slide of a row. */
function pictureOf(row: Element | null | undefined): HTMLButtonElement | null | undefined {
  return row?.querySelector('button')
}
