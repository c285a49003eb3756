import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { sourcesOf } from '../pagePicture'
import { postsOf, shownPayload } from '../pageView'

export interface StorySlide {
  post: WidgetPost
  slide: WidgetMedia
}

/** The maximum pages of a Web Story in listings; the rest is on the page in plain HTML. */
export const MAX_SLIDES = 30

/**
 * The slides of a Web Story; with `albumId` those of this highlight only. Slides without a picture
 * are left out.
 */
export function storySlides(payload: WidgetPayload, albumId: number | null): StorySlide[] {
  return storyPosts(payload, albumId)
    .flatMap((post) => post.media.map((slide) => ({ post, slide })))
    .filter(({ slide }) => sourcesOf(slide.picture).length > 0)
    .slice(0, MAX_SLIDES)
}

/** The one highlight that a Web Story shows; undefined when it shows all. */
export const highlightOf = (payload: WidgetPayload, albumId: number | null) =>
  albumId !== null && 'highlights' in payload
    ? payload.highlights.find((highlight) => highlight.albumId === albumId)
    : undefined

function storyPosts(payload: WidgetPayload, albumId: number | null): readonly WidgetPost[] {
  if (albumId === null) return postsOf(shownPayload(payload))
  return highlightOf(payload, albumId)?.posts ?? []
}
