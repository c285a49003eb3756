import { useState } from 'react'
import { pictureAddress } from '../api/pictureAddress'
import { IconPhoto } from '../ui/icons/icons'
import classes from './ProductPicture.module.css'

interface ProductPictureProps {
  /** The address of the picture as in the catalogue; empty without a picture. */
  url: string
  /** The alternative text of a picture that has no name beside it. */
  alt?: string
  className?: string | undefined
}

/** A product's picture as a square; without one that loads the space stays empty. */
export function ProductPicture({ url, alt = '', className = '' }: ProductPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const address = pictureAddress(url)
  return (
    <span className={[classes.frame, className].join(' ')}>
      {address === '' || url === failedUrl ? (
        <IconPhoto size={20} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />
      ) : (
        <img
          className={classes.picture}
          src={address}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  )
}
