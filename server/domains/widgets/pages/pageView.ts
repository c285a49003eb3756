import { cutText } from '@/contract/text/typedText'
import type { HeaderNode } from '@/contract/widgets/headerNodes'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { translate } from '../../../language/messages'
import type { PageStyles } from './pageStyles'

/** The input of a widget's pages. */
export interface PageView {
  payload: WidgetPayload
  /** The account's name. */
  shop: string
  /** Origin of the pages, of pictures and videos. */
  widgetUrl: string
}

/** Tools for drawing the parts of a page. */
export interface PageTools {
  styles: PageStyles
  /** A text in the widget's language. */
  translate(id: string, values?: Record<string, string | number>): string
  locale: string
  /** Whether posts name their author and date, as in the widget itself. */
  showsAuthors: boolean
}

/** A finished page, with the facts for its response. */
export interface DrawnPage {
  html: string
  headers: Record<string, string>
}

const TITLE_LENGTH = 110

export const translator =
  (locale: WidgetPayload['locale']): PageTools['translate'] =>
  (id, values) =>
    translate(locale, id, values)

/** A stories widget always names authors, a gallery by its settings. */
export function pageTools({ settings, locale }: WidgetPayload, styles: PageStyles): PageTools {
  const showsAuthors = !('popup_header' in settings) || settings.popup_header === 'default'
  return { styles, translate: translator(locale), locale, showsAuthors }
}

/** The name of a widget for shoppers: the words of its header (or the description of a 3D model), else its title. */
export function titleOf(payload: WidgetPayload): string {
  const words = payload.widgetType === 'stl' ? payload.settings.alt : wordsOf(payload.header)
  const text = words.replace(/\s+/g, ' ').trim()
  return cutText(text, TITLE_LENGTH).trim() || payload.title
}

function wordsOf(nodes: readonly HeaderNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join(' ')
}

/** A widget as its settings show it to shoppers: a gallery with fewer posts than its minimum shows none. */
export function shownPayload(payload: WidgetPayload): WidgetPayload {
  if (!('posts' in payload) || payload.page > 1 || payload.hasMore) return payload
  return payload.posts.length < payload.settings.min_posts ? { ...payload, posts: [] } : payload
}

/** All posts of a widget, each once. */
export function postsOf(payload: WidgetPayload): WidgetPost[] {
  if ('posts' in payload) return payload.posts
  if (!('highlights' in payload)) return []
  const posts = payload.highlights.flatMap((highlight) => highlight.posts)
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}
