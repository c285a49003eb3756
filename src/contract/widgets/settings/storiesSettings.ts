import * as v from 'valibot'
import { idSchema } from '@/contract/entities/fields'
import { LIMITS } from '../../limits'
import { STORY_SIZE } from './storySizes'

export const STORY_SHAPES = ['circle', 'square', 'verticalRectangle'] as const
export type StoryShape = (typeof STORY_SHAPES)[number]
export const STORY_THEMES = ['light', 'dark'] as const
export type StoryTheme = (typeof STORY_THEMES)[number]

/** Bounds of the numeric settings, for the form and for the check alike. Px by default. */
export const STORIES_BOUNDS = {
  /** The space between two circles. */
  stories_margin: { min: 0, max: 60 },
  highlights_names_fontSize: { min: 10, max: 24 },
  highlights_names_marginTop: { min: 0, max: 40 },
  /** Width of a circle on a wide screen; a finger or a pointer needs 44. */
  pcSize: { min: 44, max: 240 },
  /** Width of a circle on a phone. */
  mobileSize: { min: 44, max: 160 },
  /** Stories of the bar, or of each highlight. */
  per_page: { min: 1, max: 50 },
  padding: { min: 0, max: 100 },
} as const

/** Colours of the border's gradient. */
export const BORDER_COLORS = { min: 1, max: 4 } as const
export const DEFAULT_BORDER_COLORS: readonly string[] = ['#fdf497', '#fd5949', '#d6249f', '#285aeb']

const flag = v.picklist([0, 1])
const bounded = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const color = v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i))
const padding = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}px$/),
  v.check((value) => Number.parseInt(value, 10) <= STORIES_BOUNDS.padding.max),
)

/** A list as numbered entries, without a gap: `{ "0": 7, "1": 5 }`. */
const numbered = v.pipe(
  v.record(v.string(), idSchema),
  v.check((entries) => Object.keys(entries).every((key, index) => key === String(index))),
  v.check((entries) => Object.keys(entries).length <= LIMITS.storyHighlights, 'too-many'),
  v.check(isWithoutRepeats),
)

/** Settings of a stories widget as they are sent and stored (product-rules/widgets.md#stories-settings). */
export const storiesSettingsSchema = v.strictObject({
  theme: v.picklist(STORY_THEMES),
  /** 1: a circle for each chosen album; 0: a circle for each of the first posts of `albums`. */
  stories_highlights: flag,
  /** Ids of the albums whose posts are shown without highlights. */
  albums: v.pipe(v.array(idSchema), v.maxLength(LIMITS.postAlbums)),
  /** Ids of the highlights' albums. */
  stories_highlights_albums: numbered,
  /** The ids of the highlights' albums in the order of the bar. */
  stories_highlights_order: numbered,
  /** Names of highlights by album id; without an entry the album's own name is used. */
  stories_highlights_names: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
      v.pipe(v.string(), v.maxLength(LIMITS.storyHighlightName)),
    ),
    v.check((names) => Object.keys(names).length <= LIMITS.storyHighlights, 'too-many'),
  ),
  stories_margin: bounded(STORIES_BOUNDS.stories_margin),
  highlights_names_fontSize: bounded(STORIES_BOUNDS.highlights_names_fontSize),
  highlights_names_marginTop: bounded(STORIES_BOUNDS.highlights_names_marginTop),
  /** 0: the default sizes (`STORY_SIZE`) instead of the two below. */
  isCustomSize: flag,
  pcSize: bounded(STORIES_BOUNDS.pcSize),
  mobileSize: bounded(STORIES_BOUNDS.mobileSize),
  per_page: bounded(STORIES_BOUNDS.per_page),
  /** Both 0: on every screen. */
  mobileOnly: flag,
  desktopOnly: flag,
  /** 1: a highlight shows the picture of its newest story; 0: the album's cover. */
  preview: flag,
  widget: v.strictObject({
    /** 1: inline on a wide screen; 0: at a side of the screen, which also fixes it on a phone. */
    inlineDesktop: flag,
    /** The side of the screen. */
    rightSide: flag,
    /** The header; `&` and `+` as `%26` and `%2B`. */
    html: v.pipe(v.string(), v.maxLength(LIMITS.widgetHeader)),
    backgroundColor: v.union([v.literal('transparent'), color]),
    /** The border's gradient. */
    borderColor: v.pipe(
      v.array(color),
      v.minLength(BORDER_COLORS.min),
      v.maxLength(BORDER_COLORS.max),
    ),
    /** `12px`. */
    paddings: v.strictObject({ top: padding, bottom: padding, left: padding, right: padding }),
    shape: v.picklist(STORY_SHAPES),
    /** 1: fixed at the lower edge of a phone's screen. */
    mobileFixed: flag,
  }),
})
export type StoriesSettings = v.InferOutput<typeof storiesSettingsSchema>

export const DEFAULT_STORIES_SETTINGS: StoriesSettings = {
  theme: 'light',
  stories_highlights: 0,
  albums: [],
  stories_highlights_albums: {},
  stories_highlights_order: {},
  stories_highlights_names: {},
  stories_margin: 12,
  highlights_names_fontSize: 13,
  highlights_names_marginTop: 8,
  isCustomSize: 0,
  ...STORY_SIZE,
  per_page: 20,
  mobileOnly: 0,
  desktopOnly: 0,
  preview: 0,
  widget: {
    inlineDesktop: 1,
    rightSide: 0,
    html: '',
    backgroundColor: 'transparent',
    borderColor: [...DEFAULT_BORDER_COLORS],
    paddings: { top: '0px', bottom: '0px', left: '0px', right: '0px' },
    shape: 'circle',
    mobileFixed: 0,
  },
}

function isWithoutRepeats(entries: Record<string, number>): boolean {
  const ids = Object.values(entries)
  return new Set(ids).size === ids.length
}
