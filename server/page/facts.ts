/** The facts about a post; unknown facts are null or missing. */
export interface PostFacts {
  /** Addresses as they were written, in order. */
  images: string[]
  videos: VideoFacts[]
  author: AuthorFacts | null
  /** The site's own name. */
  site: string | null
  text: string | null
  /** The title of the page, which is not always that of the post. */
  title: string | null
  /** Milliseconds since the epoch. */
  createdAt: number | null
  likeCount: number | null
  commentCount: number | null
}

/** Pictures or videos beyond any post's maximum are ignored. */
export const MAX_MEDIA = 50

export interface VideoFacts {
  url: string
  /** Address of a picture of it. */
  poster: string | null
}

export interface AuthorFacts {
  name: string
  link: string | null
}

export const NO_FACTS: PostFacts = {
  images: [],
  videos: [],
  author: null,
  site: null,
  text: null,
  title: null,
  createdAt: null,
  likeCount: null,
  commentCount: null,
}

export function timeOf(text: string | null): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}

/** Parses a count as people and machines write it: `1 234`, `12,5K`, `3.4M`; null for anything else. */
export function countOf(text: string): number | null {
  const match = /^([\d.,\s\u00a0]+)(k|m|тыс\.?|млн)?$/i.exec(text.trim())
  if (!match) return null
  const [, digits = '', unit] = match
  const count = unit
    ? Number(digits.trim().replace(',', '.')) * (/^k|^тыс/i.test(unit) ? 1000 : 1_000_000)
    : Number(digits.replace(/[.,\s\u00a0]/g, ''))
  return Number.isFinite(count) && count >= 0 ? Math.min(Math.round(count), 2 ** 31 - 1) : null
}
