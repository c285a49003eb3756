/**
 * Pages of a widget without the embed, made by the server. Apart from the calls of `WIDGET_API`, because the embed
 * bundles those. No embed id has a dot, so that a page is never taken for the call of a widget's payload.
 */
export const WIDGET_PAGES = {
  /** All of it in plain HTML: for letters, robots and pages that run no scripts. */
  page: '/widget/v1/{embedId}.html',
  /** A Web Story (AMP). */
  story: '/widget/v1/{embedId}/story.html',
} as const
export type WidgetPageKind = keyof typeof WIDGET_PAGES

/** In the address of a Web Story: the album of the one highlight that it shows, instead of all. */
export const STORY_ALBUM_PARAM = 'album'

/** The pages that widgets of a type have: a Web Story is made of pictures. */
export const pagesOf = (widgetType: string): readonly WidgetPageKind[] =>
  widgetType === 'stl' ? ['page'] : ['page', 'story']

/** The whole address of a widget's page. */
export const widgetPageUrl = (widgetUrl: string, page: WidgetPageKind, embedId: string): string =>
  widgetUrl + WIDGET_PAGES[page].replace('{embedId}', encodeURIComponent(embedId))
