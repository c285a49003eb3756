import classes from './RowPhoto.module.css'

export const ROW_PHOTO_PX = 40

/** The picture of a post in a row, beside its words. */
export function RowPhoto({ url }: { url: string }) {
  return <img src={url} alt="" className={classes.photo} loading="lazy" />
}
