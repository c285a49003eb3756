import type { StoriesPayload } from '@/contract/widgets/widgetPayload'
import { has, isList, isNumber, isText, oneOf, orNull, type Check } from './checks'
import { isPicture, isWidgetPost } from './isGalleryPayload'

const isBit: Check = (value) => value === 0 || value === 1
/** Colours and sizes, which are inserted into a style sheet unchanged. */
const isColor: Check = (value) => /^(?:#[\da-f]{3,8}|transparent)$/i.test(String(value))
const isPx: Check = (value) => /^\d+px$/.test(String(value))

const isBar = has({
  embedId: isText,
  widgetType: oneOf('story'),
  locale: oneOf('ru', 'en'),
  settings: has({
    theme: oneOf('light', 'dark'),
    stories_margin: isNumber,
    highlights_names_fontSize: isNumber,
    highlights_names_marginTop: isNumber,
    isCustomSize: isBit,
    pcSize: isNumber,
    mobileSize: isNumber,
    mobileOnly: isBit,
    desktopOnly: isBit,
    widget: has({
      inlineDesktop: isBit,
      rightSide: isBit,
      backgroundColor: isColor,
      borderColor: isList(isColor),
      paddings: has({ top: isPx, bottom: isPx, left: isPx, right: isPx }),
      shape: oneOf('circle', 'square', 'verticalRectangle'),
      mobileFixed: isBit,
    }),
  }),
  // Drawing skips invalid nodes.
  header: isList(() => true),
  highlights: isList(
    has({
      albumId: orNull(isNumber),
      title: isText,
      cover: orNull(isPicture),
      posts: isList(isWidgetPost),
    }),
  ),
})

/** Whether a response contains everything that the bar and its player read; compared with the contract by a test. */
export function isStoriesPayload(value: unknown): value is StoriesPayload {
  return isBar(value)
}
