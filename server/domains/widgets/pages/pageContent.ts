import { roundedMm, uprightSize } from '@/contract/widgets/modelSize'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { WidgetPayload, StoriesPayload, ModelPayload } from '@/contract/widgets/widgetPayload'
import { element, type Html } from './html'
import { pagePicture } from './pagePicture'
import type { PageTools } from './pageView'
import { postFigure } from './postFigure'

/** The content of a widget; null when it is empty. */
export function pageContent(payload: WidgetPayload, title: string, tools: PageTools): Html | null {
  switch (payload.widgetType) {
    case 'stl':
      return modelSection(payload, title, tools)
    case 'story':
      return highlightSections(payload, tools)
    case 'gallery':
    case 'sku':
      return payload.posts.length === 0 ? null : figures(payload.posts, new Set(), tools)
  }
}

/** A section for each highlight; circles of single posts are one list. */
function highlightSections({ highlights }: StoriesPayload, tools: PageTools): Html | null {
  if (highlights.length === 0) return null
  const named = new Set<number>()
  if (highlights.every(({ albumId }) => albumId === null)) {
    return figures(
      highlights.flatMap(({ posts }) => posts),
      named,
      tools,
    )
  }
  return element(
    'div',
    {},
    highlights.map(({ title, posts }) =>
      element('section', {}, element('h2', {}, title), figures(posts, named, tools)),
    ),
  )
}

/** A post may be in several highlights; links lead to the first one. */
function figures(posts: readonly WidgetPost[], named: Set<number>, tools: PageTools): Html {
  return element(
    'div',
    { class: 'posts' },
    posts.map((post) => {
      const isFirst = !named.has(post.id)
      named.add(post.id)
      return postFigure(post, isFirst, tools)
    }),
  )
}

/** A 3D model on a page without scripts: its poster and its size. Null when nothing was uploaded. */
function modelSection(
  { model, poster, settings }: ModelPayload,
  title: string,
  { translate, locale }: PageTools,
): Html | null {
  if (!model && !poster) return null
  const sizes = uprightSize(model?.size ?? [], settings.upAxis)
  const [width, depth, height] = sizes.map((side) => roundedMm(side).toLocaleString(locale))
  const words = translate('model.dimensions-label', {
    width: width ?? '',
    depth: depth ?? '',
    height: height ?? '',
  })
  return element(
    'figure',
    {},
    poster ? pagePicture(poster, title) : null,
    model && settings.showDimensions ? element('figcaption', {}, element('p', {}, words)) : null,
  )
}
