import { FormattedMessage } from 'react-intl'
import { PostIcon } from '../icons/PostIcon'
import classes from './UnseenMark.module.css'

/**
 * Over the picture of what is published and no shopper sees: an icon, with words while its card's link is hovered or
 * focused. A screen reader gets them as a description of the link.
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

/** What the mark means, for the links that name it in `aria-describedby`. */
export function UnseenDescription({ id }: { id: string }) {
  return (
    <span id={id} hidden>
      <FormattedMessage id="library.text_unseen" />
    </span>
  )
}
