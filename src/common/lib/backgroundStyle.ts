import type { CSSProperties } from 'react'
import type { Background } from '@/contract/entities/media'

/** A background of a media item as CSS; nothing for one without colours or picture. */
export function backgroundStyle({
  type,
  angle = 180,
  colors = [],
  pictureUrl,
}: Background): CSSProperties {
  if (type === 'picture' && pictureUrl) {
    return { backgroundImage: `url(${JSON.stringify(pictureUrl)})` }
  }
  const [first, ...rest] = colors
  if (type === 'gradient' && rest.length > 0) {
    return { backgroundImage: `linear-gradient(${angle}deg, ${colors.join(', ')})` }
  }
  return first ? { backgroundColor: first } : {}
}
