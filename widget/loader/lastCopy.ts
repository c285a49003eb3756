import type { WidgetRequest } from '../core/request'
import { quietly } from '../core/work'
import { shopperStorage } from '../core/shopperStorage'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** Maximum number of characters, so that the copies of all widgets do not fill the shop's own storage. */
const LONGEST = 32 * 1024

/** The lists of a page: posts of a gallery, or highlights of stories. A 3D model has none. */
interface Page {
  posts?: unknown[]
  highlights?: unknown[]
  hasMore?: boolean
}

export interface LastCopy {
  keep(page: unknown): void
  read(): unknown
  remove(): void
}

/**
 * The last first page of a widget that could be drawn, used when the API is unavailable. It contains only content for
 * everyone, and nothing about the shopper. Pages for a shopper's segments or for a member of the team are not copied.
 */
export function lastCopy({ embedId, article, address, segment, look }: WidgetRequest): LastCopy {
  const key = `vitrina:copy:${embedId}`
  const product = article || address
  const isForAll = !segment && !look
  const remove = () => shopperStorage().removeItem(key)
  /** Stores as many items of the page's list as the limit allows. */
  const store = (page: Page) => {
    const text = JSON.stringify([Date.now(), product, segment, page])
    const name = page.posts ? 'posts' : 'highlights'
    const list = page[name] ?? []
    if (text.length <= LONGEST) shopperStorage().setItem(key, text)
    else if (list.length > 1) {
      store({ ...page, [name]: list.slice(0, list.length >> 1), hasMore: false })
    }
  }
  return {
    keep: (page) =>
      quietly(() => {
        if (isForAll) store(page as Page)
      }),
    read: () =>
      quietly(() => {
        if (!isForAll) return undefined
        const [at, ...rest] = JSON.parse(shopperStorage().getItem(key) ?? '[0]') as unknown[]
        if (Date.now() - Number(at) > KEPT_MS) {
          remove()
          return undefined
        }
        return rest[0] === product && rest[1] === segment ? rest[2] : undefined
      }),
    remove: () => quietly(remove),
  }
}
