import { FormattedMessage } from 'react-intl'
import { PostIcon } from '../icons/PostIcon'
import classes from './UnseenMark.module.css'

/**
 * Marks a published record that shoppers do not see: an icon over its picture, with a text while its card's link is
 * hovered or focused. For screen readers it is a description of the link.
 */
export function UnseenMark() {
  return (
    <PostIcon icon="unseen" className={classes.mark}>
      <span className={classes.words} aria-hidden>
        <FormattedMessage id="library.mark_unseen" />
      </span>
    </PostIcon>
  )
}

/** The description of the mark, for links that name it in `aria-describedby`. */
export function UnseenDescription({ id }: { id: string }) {
  return (
    <span id={id} hidden>
      <FormattedMessage id="library.text_unseen" />
    </span>
  )
}
