import classes from './CornerCount.module.css'

/** The class of a button that has a number over its corner. */
export const cornered = classes.button ?? ''

/** A number over the corner of a button; nothing when it is zero. */
export function CornerCount({ count }: { count: number }) {
  return count > 0 && <span className={classes.count}>{count}</span>
}
