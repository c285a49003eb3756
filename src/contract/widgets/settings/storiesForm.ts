import { decodeHtml, encodeHtml } from '../escapeHtml'
import { SIDES, type Side } from './sides'
import { STORY_SHAPES, type StoriesSettings } from './storiesSettings'

/** An album as a highlight; an empty name means the album's own. */
export interface Highlight {
  albumId: number
  name: string
}

/** The settings of a stories widget in the form. */
export interface StoriesForm {
  theme: StoriesSettings['theme']
  isHighlights: boolean
  /** Ids of the albums whose posts are shown without highlights. */
  albums: number[]
  /** In the order of the bar. */
  highlights: Highlight[]
  margin: number
  nameFontSize: number
  nameMarginTop: number
  isCustomSize: boolean
  pcSize: number
  mobileSize: number
  perPage: number
  /** At least one of `isOnPhone` and `isOnDesktop` is true. */
  isOnPhone: boolean
  isOnDesktop: boolean
  /** A highlight shows its newest story instead of the album's cover. */
  isPreview: boolean
  isInlineDesktop: boolean
  isRightSide: boolean
  /** Also implied when the bar is at a side of a wide screen. */
  isFixedOnPhone: boolean
  headerHtml: string
  /** Empty: none. */
  backgroundColor: string
  borderColors: string[]
  /** Px. */
  paddings: Record<Side, number>
  /** Undefined in settings stored before shapes existed. */
  shape?: StoriesSettings['widget']['shape'] | undefined
}

export function storiesFormOf(settings: StoriesSettings): StoriesForm {
  const { widget } = settings
  const isOnBoth = settings.mobileOnly === settings.desktopOnly
  return {
    theme: settings.theme,
    isHighlights: settings.stories_highlights === 1,
    albums: settings.albums,
    highlights: highlightsOf(settings),
    margin: settings.stories_margin,
    nameFontSize: settings.highlights_names_fontSize,
    nameMarginTop: settings.highlights_names_marginTop,
    isCustomSize: settings.isCustomSize === 1,
    pcSize: settings.pcSize,
    mobileSize: settings.mobileSize,
    perPage: settings.per_page,
    isOnPhone: isOnBoth || settings.mobileOnly === 1,
    isOnDesktop: isOnBoth || settings.desktopOnly === 1,
    isPreview: settings.preview === 1,
    isInlineDesktop: widget.inlineDesktop === 1,
    isRightSide: widget.rightSide === 1,
    isFixedOnPhone: widget.mobileFixed === 1,
    headerHtml: decodeHtml(widget.html),
    backgroundColor: widget.backgroundColor === 'transparent' ? '' : widget.backgroundColor,
    borderColors: widget.borderColor,
    paddings: paddingsOf((side) => Number.parseInt(widget.paddings[side], 10)),
    shape: widget.shape,
  }
}

/** Settings as they are sent and stored (product-rules/widgets.md#stories-settings). */
export const storiesSettingsOf = (form: StoriesForm): StoriesSettings =>
  storiesDraftOf({
    ...form,
    highlights: form.highlights.map(({ albumId, name }) => ({ albumId, name: name.trim() })),
    backgroundColor: form.backgroundColor.trim(),
    isFixedOnPhone: form.isFixedOnPhone || !form.isInlineDesktop,
  })

/** Settings during editing: texts as typed, and without the consequences of choices. */
export function storiesDraftOf(form: StoriesForm): StoriesSettings {
  const ids = form.highlights.map(({ albumId }) => albumId)
  const names = form.highlights
    .filter(({ name }) => name !== '')
    .map(({ albumId, name }) => [String(albumId), name] as const)
  return {
    theme: form.theme,
    stories_highlights: toFlag(form.isHighlights),
    albums: form.albums,
    // A separate order, so that moving a highlight changes its place only.
    stories_highlights_albums: toNumbered(ids.toSorted((one, other) => one - other)),
    stories_highlights_order: toNumbered(ids),
    stories_highlights_names: Object.fromEntries(names),
    stories_margin: form.margin,
    highlights_names_fontSize: form.nameFontSize,
    highlights_names_marginTop: form.nameMarginTop,
    isCustomSize: toFlag(form.isCustomSize),
    pcSize: form.pcSize,
    mobileSize: form.mobileSize,
    per_page: form.perPage,
    mobileOnly: toFlag(form.isOnPhone && !form.isOnDesktop),
    desktopOnly: toFlag(form.isOnDesktop && !form.isOnPhone),
    preview: toFlag(form.isPreview),
    widget: {
      inlineDesktop: toFlag(form.isInlineDesktop),
      rightSide: toFlag(form.isRightSide),
      html: encodeHtml(form.headerHtml),
      backgroundColor: form.backgroundColor || 'transparent',
      borderColor: form.borderColors,
      paddings: paddingsOf((side) => `${form.paddings[side]}px`),
      shape: form.shape ?? STORY_SHAPES[0],
      mobileFixed: toFlag(form.isFixedOnPhone),
    },
  }
}

/** Normalized settings, with all consequences of the rules. */
export const tidyStoriesSettings = (settings: StoriesSettings): StoriesSettings =>
  storiesSettingsOf(storiesFormOf(settings))

/** The highlights in the order of the bar: those with a place, then the rest. */
export function highlightsOf({
  stories_highlights_albums,
  stories_highlights_order,
  stories_highlights_names,
}: StoriesSettings): Highlight[] {
  const chosen = new Set(Object.values(stories_highlights_albums))
  const placed = Object.values(stories_highlights_order).filter((id) => chosen.has(id))
  return [...new Set([...placed, ...chosen])].map((albumId) => ({
    albumId,
    name: stories_highlights_names[String(albumId)] ?? '',
  }))
}

/** The albums whose posts a stories widget shows. */
export function storiesAlbums(settings: StoriesSettings): number[] {
  return settings.stories_highlights === 1
    ? highlightsOf(settings).map(({ albumId }) => albumId)
    : settings.albums
}

/** Settings without an album that is about to be deleted. */
export function storiesWithoutAlbum(settings: StoriesSettings, albumId: number): StoriesSettings {
  const form = storiesFormOf(settings)
  return storiesSettingsOf({
    ...form,
    albums: form.albums.filter((id) => id !== albumId),
    highlights: form.highlights.filter((highlight) => highlight.albumId !== albumId),
  })
}

const toFlag = (isOn: boolean) => (isOn ? 1 : 0)
const toNumbered = (ids: readonly number[]) =>
  Object.fromEntries(ids.map((id, index) => [index, id]))

function paddingsOf<Value>(read: (side: Side) => Value): Record<Side, Value> {
  const [top, bottom, left, right] = SIDES
  return { top: read(top), bottom: read(bottom), left: read(left), right: read(right) }
}
