import { BAR_EDGE, circleHeight, circleSizes } from '../settings/storySizes'
import type { StoriesPayload } from '../storiesPayload'
import { lengthByWidth, px, shownOn } from './lengths'
import type { Room } from './room'

/** The space of a stories bar: none where it overlays the page or is hidden; null without stories. */
export function storiesRoom({ settings, highlights, header }: StoriesPayload): Room | null {
  if (highlights.length === 0) return null
  const { widget, mobileOnly, desktopOnly } = settings
  const sizes = circleSizes(settings)
  const isForAll = mobileOnly === desktopOnly
  const isIn = {
    phone: (isForAll || mobileOnly === 1) && widget.mobileFixed === 0,
    desktop: (isForAll || desktopOnly === 1) && widget.inlineDesktop === 1,
  }
  const { top, right, bottom, left } = widget.paddings
  const around = 2 * BAR_EDGE + Number.parseInt(top, 10) + Number.parseInt(bottom, 10)
  const heightWith = (size: number) => px(around + circleHeight(size, settings, highlights))
  return {
    height: lengthByWidth('100vw', {
      phone: isIn.phone ? heightWith(sizes.phone) : '0px',
      desktop: isIn.desktop ? heightWith(sizes.desktop) : '0px',
    }),
    header,
    headerStyle: `font-size:14px;line-height:1.25;padding:0 ${right} 0 ${left}${shownOn(isIn)}`,
    isOfPlace: false,
  }
}
