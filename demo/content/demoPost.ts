import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { Picture, Put } from '../drawing/compose'

export const ALBUMS = {
  newIn: 'Новинки',
  kitchen: 'Кухня',
  bedroom: 'Спальня',
  living: 'Гостиная',
  customers: 'Покупатели снимают',
  gifts: 'Подарки',
  workshop: 'Мастерская',
} as const
export type AlbumKey = keyof typeof ALBUMS
export const DEFAULT_ALBUM: AlbumKey = 'newIn'

type Provider = 'upload' | 'instagram' | 'vk'
type Scene = Omit<Picture, 'id' | 'width' | 'height'> & { format: Format }

export interface DemoPost {
  /** The key of the post's pictures; never shown. */
  key: string
  provider: Provider
  author: string
  /** Days before today, and the hour of that day, UTC. */
  daysAgo: number
  hour: number
  text: string
  likes: number
  comments: number
  albums: readonly AlbumKey[]
  /** Unpublished, in the library. */
  isDraft?: boolean
  /** A draft that is published this many days after the demo was created, and unpublished later. */
  shownInDays?: { from: number; till: number }
  /** The status of the author's permission. */
  permission?: CopyrightStatus
  scenes: readonly Scene[]
}

/** The shops' own names in social networks; all others are customers. */
export const SHOP_AUTHOR = 'len_i_glina'
export const OTHER_SHOP_AUTHOR = 'chainaya_na_uglu'
const SHOPS: readonly string[] = [SHOP_AUTHOR, OTHER_SHOP_AUTHOR]
export const isUgc = ({ author }: DemoPost) => !SHOPS.includes(author)

const FORMATS = {
  square: [1200, 1200],
  portrait: [1080, 1350],
  tall: [1080, 1440],
  wide: [1280, 960],
} as const
type Format = keyof typeof FORMATS

/**
 * A thing in a scene: its name, its position in percent of the width, its depth from 0 (back) to 1
 * (front).
 */
export function at(
  what: string,
  x: number,
  depth: number,
  more: Pick<Put, 'on' | 'size' | 'up' | 'holds'> = {},
): Put {
  return { what, x, depth, ...more }
}

/** The pictures of a post, ready to be composed. */
export function picturesOf(post: DemoPost): Picture[] {
  return post.scenes.map(({ format, ...scene }, index) => {
    const [width, height] = FORMATS[format]
    return { ...scene, id: `${post.key}-${index + 1}`, width, height }
  })
}
