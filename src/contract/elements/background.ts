import type { Background } from '@/contract/entities/posts/media'

/** The default background behind a picture. */
export const SOFT_BACKGROUND = {
  type: 'gradient',
  angle: 180,
  colors: ['#f6f2ec', '#e3dace'],
  pictureUrl: null,
} satisfies Background

const COLOR = /^#[\da-f]{3,8}$/i
const DEFAULT_ANGLE = 180

/**
 * A background of a media item as the value of the CSS property `background`; empty for a
 * background without colours or picture. Editor and embed use the same value. `origin` is the back
 * office's, for a page of another site: a stored picture has only a path.
 */
export function backgroundCss(background: Background, origin = ''): string {
  const { type, angle = DEFAULT_ANGLE, colors = [], pictureUrl } = background
  if (type === 'picture' && pictureUrl) {
    const url = pictureUrl.startsWith('/') ? origin + pictureUrl : pictureUrl
    return `url(${JSON.stringify(url)}) center / cover`
  }
  const known = colors.filter((color) => COLOR.test(color))
  const [first = ''] = known
  return type === 'gradient' && known.length > 1
    ? `linear-gradient(${angle}deg, ${known.join(', ')})`
    : first
}
