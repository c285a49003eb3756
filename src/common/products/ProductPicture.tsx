import { IconPhoto } from '../icons/icons'
import classes from './ProductPicture.module.css'

/** A product's picture as a square; without one the space stays empty. */
export function ProductPicture({ url, className = '' }: { url: string; className?: string }) {
  return (
    <span className={[classes.frame, className].join(' ')}>
      {url === '' ? (
        <IconPhoto size={20} />
      ) : (
        <img className={classes.picture} src={url} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}
