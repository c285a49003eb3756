import { FEED_LIMITS } from '@/contract/feedLimits'
import { plainText } from './plainText'
import { shortText } from './shortText'

const DIVISIONS = /[>→»|]| [/\\] /

/** `Одежда > Платья` as names from the root to the leaf. A bare slash is not a separator: «Аудио/видео» is one name. */
export function categoryPath(text: string): string[] {
  return text
    .split(DIVISIONS)
    .map((name) => shortText(plainText(name), FEED_LIMITS.categoryName))
    .filter((name) => name !== '')
    .slice(0, FEED_LIMITS.categoryDepth)
}

/** The shop's own category; otherwise Google's, unless it is a number. */
export function googleCategory(ownType: string, googleCategory: string): string[] {
  if (ownType.trim() !== '') return categoryPath(ownType)
  return /^\s*\d+\s*$/.test(googleCategory) ? [] : categoryPath(googleCategory)
}
