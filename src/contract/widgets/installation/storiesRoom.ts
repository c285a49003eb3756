import { circleSizes } from '../settings/storySizes'
import type { StoriesPayload } from '../storiesPayload'
import { lengthByWidth, px, shownOn } from './lengths'
import type { Room } from './room'

/** Px above and below the circles, and above and below a circle in its ring. */
const AROUND = 8 + 8
/** Px that the line of a name is higher than its letters. */
const NAME_LEADING = 6

/** The room of a stories bar: none where it lies over the page or is not shown; null without stories. */
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
  const around = AROUND + Number.parseInt(top, 10) + Number.parseInt(bottom, 10)
  const names = highlights.some(({ title }) => title !== '')
    ? settings.highlights_names_marginTop + settings.highlights_names_fontSize + NAME_LEADING
    : 0
  const heightOf = (size: number) => {
    const circle = widget.shape === 'verticalRectangle' ? (size * 16) / 9 : size
    return px(around + circle + names)
  }
  return {
    height: lengthByWidth('100vw', {
      phone: isIn.phone ? heightOf(sizes.phone) : '0px',
      desktop: isIn.desktop ? heightOf(sizes.desktop) : '0px',
    }),
    header,
    headerStyle: `font-size:14px;line-height:1.25;padding:0 ${right} 0 ${left}${shownOn(isIn)}`,
    isOfPlace: false,
  }
}
