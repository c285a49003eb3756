import { plainText } from '../offers/plainText'
import { tooLarge } from '../feedFailure'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { shortText } from '../offers/shortText'
import type { FeedLimits } from '../feedLimits'
import type { XmlRecord } from './xmlRecords'

export interface CategoryTree {
  add(category: XmlRecord): void
  /** Names from the root to the category; empty for an unknown one. */
  pathOf(id: string): readonly string[]
}

interface Category {
  name: string
  parent: string
}

const NOWHERE: readonly string[] = []

/** The categories of a YML feed, in any order, children before their parents too. */
export function categoryTree({ categories: most }: Pick<FeedLimits, 'categories'>): CategoryTree {
  const categories = new Map<string, Category>()
  const paths = new Map<string, readonly string[]>()

  const findPath = (id: string): readonly string[] => {
    const names: string[] = []
    const seen = new Set<string>()
    let at = id
    for (let category = categories.get(at); category !== undefined;) {
      if (seen.has(at) || names.length === FEED_LIMITS.categoryDepth) break
      seen.add(at)
      if (category.name !== '') names.unshift(category.name)
      at = category.parent
      category = categories.get(at)
    }
    return names
  }
  return {
    add({ attributes, text, line }) {
      const id = own(attributes.id ?? '')
      if (id === '' || categories.has(id)) return
      if (categories.size === most) throw tooLarge('categories', { line })
      const name = own(shortText(plainText(text), FEED_LIMITS.categoryName))
      paths.clear()
      categories.set(id, { name, parent: own(attributes.parentId ?? attributes.parentid ?? '') })
    },
    pathOf(written) {
      const id = written.trim()
      if (!categories.has(id)) return NOWHERE
      const known = paths.get(id)
      if (known !== undefined) return known
      const path = findPath(id)
      paths.set(id, path)
      return path
    },
  }
}

/** A copy: a substring would keep the whole chunk of the feed in memory. */
const own = (text: string) =>
  Buffer.from(shortText(text.trim(), FEED_LIMITS.categoryName)).toString()
