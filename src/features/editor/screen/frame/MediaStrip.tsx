import { UnstyledButton } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconEyeOff, IconPlayerPlay } from '@/common/ui/icons/icons'
import { mediaSwitched, selectDocument, selectMediaIndex } from '@/features/editor/editorSlice'
import classes from './MediaStrip.module.css'

/** The slides of a carousel, each with the count of its products; nothing for a single one. */
export function MediaStrip() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { media } = useAppSelector(selectDocument)
  const current = useAppSelector(selectMediaIndex)
  const count = media.length
  if (count < 2) return null
  return (
    <nav className={classes.strip} aria-label={intl.formatMessage({ id: 'editor.label_media' })}>
      {media.map(({ id, picture, links, isHidden }, index) => (
        <UnstyledButton
          key={id}
          className={classes.item}
          aria-current={index === current || undefined}
          aria-label={intl.formatMessage(
            { id: isHidden ? 'slides.label_hidden' : 'editor.label_media-item' },
            { number: index + 1, count },
          )}
          onClick={() => dispatch(mediaSwitched(index))}
        >
          <img
            src={picture.thumbnailUrl}
            alt=""
            className={classes.thumbnail}
            data-hidden={isHidden || undefined}
          />
          {isHidden && <IconEyeOff size={16} className={classes.hidden} />}
          {picture.isVideo && <IconPlayerPlay size={16} className={classes.video} />}
          {links.length > 0 && <span className={classes.count}>{links.length}</span>}
        </UnstyledButton>
      ))}
    </nav>
  )
}
