import { useIntl } from 'react-intl'
import { IconStarFilled } from '@/common/ui/icons/icons'
import { STARS } from '../reviewFilter'
import classes from './Stars.module.css'

/** A rating from one star to five. */
export function Stars({ rating }: { rating: number }) {
  const intl = useIntl()
  return (
    <span
      role="img"
      className={classes.stars}
      aria-label={intl.formatMessage({ id: 'reviews.label_rating' }, { rating })}
    >
      {[...STARS].reverse().map((star) => (
        <IconStarFilled
          key={star}
          size={16}
          className={star > rating ? (classes.empty ?? '') : ''}
        />
      ))}
    </span>
  )
}
