/**
 * Pages of a widget without the embed, made by the server. Separate from `WIDGET_API`, which the embed bundles. Embed ids contain no dot, so a page's
 * address never matches that of a payload.
 */
export const WIDGET_PAGES = {
  /** The whole widget in plain HTML: for emails, search engines and pages without scripts. */
  page: '/widget/v1/{embedId}.html',
  /** A Web Story (AMP). */
  story: '/widget/v1/{embedId}/story.html',
} as const
export type WidgetPageKind = keyof typeof WIDGET_PAGES

/** In the address of a Web Story: the album of the only highlight to show. */
export const STORY_ALBUM_PARAM = 'album'

/** The pages of a type's widgets: a Web Story requires pictures. */
export const pagesOf = (widgetType: string): readonly WidgetPageKind[] =>
  widgetType === 'stl' ? ['page'] : ['page', 'story']

/** The absolute address of a widget's page. */
export const widgetPageUrl = (widgetUrl: string, page: WidgetPageKind, embedId: string): string =>
  widgetUrl + WIDGET_PAGES[page].replace('{embedId}', encodeURIComponent(embedId))
