import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { CaptionLanguage } from '@/contract/entities/posts/postList'
import { aSegment } from '../accountFactories'
import { aMedia, anAlbum, aPost, aProduct, aWidget } from '../factories'
import { TEST_NOW, type TestWorld } from '../world'

type Id = { id: number }

/** The facts of a post of the data set. */
export interface PostFacts {
  id: number
  text: string
  author: string
  provider: string
  captionLang: CaptionLanguage | null
  /** Ids, with the position in the manual order of each album. */
  positions: ReadonlyMap<number, number>
  segments: readonly number[]
  /** Ids of its products. */
  products: readonly number[]
  /** The second product is out of stock. */
  hasUnavailable: boolean
  hasSuggestion: boolean
  /** Its slides. */
  media: readonly ('image' | 'video')[]
  /** An album of a public widget shows it: any post of the first album, Instagram's of the second. */
  isInWidget: boolean
  /** The group of its pictures that are alike, and the ids of the other posts of the group. */
  nearGroup: number | null
  nearDuplicates: readonly number[]
  isPublished: boolean
  isUgc: boolean
  copyright: CopyrightStatus | null
  isAwarded: boolean
  likeCount: number
  /** ms */
  providerCreatedAt: number
  createdAt: number
  publishedAt: number | null
}

export interface DataSet {
  facts: readonly PostFacts[]
  albums: readonly Id[]
  segments: readonly Id[]
  products: readonly Id[]
}

export const DAY_MS = 24 * 60 * 60 * 1000
const CAPTIONS: readonly [string, CaptionLanguage | null][] = [
  ['Ёлка и 100% лён на кухне', 'ru'],
  ['Our new mugs are here for you', 'en'],
  ['Новая калекцыя ўжо ў краме', 'be'],
  ['Кружка', null],
  ['Schöne Grüße aus München', 'de'],
]
const AUTHORS = ['anna', 'Anna_Kitchen', 'Ольга', 'shop']
const PROVIDERS = ['upload', 'instagram', 'vk']
const COPYRIGHT = [null, 'sending', 'sent', 'approved', 'failed'] as const
/** No post with a product, which every fourth one has, is without a slide. */
const MEDIA = [
  ['image'],
  ['image'],
  ['video'],
  ['image', 'video'],
  ['image'],
  ['video', 'image'],
  [],
  ['image'],
] as const
/** Two pages and a half. */
const POSTS = 75

/** Posts whose facts have different periods, so that every combination occurs. */
export async function aDataSet(world: TestWorld, account: Id): Promise<DataSet> {
  const albums = [await anAlbum(world, account, 'Кухня'), await anAlbum(world, account, 'Дар')]
  const segments = [await aSegment(world, account), await aSegment(world, account, 'new', 'Новые')]
  const media = { image: await aMedia(world, account), video: await aVideo(world, account) }
  const groups = [await aGroup(world, account), await aGroup(world, account)]
  await showAlbums(world, account, albums)
  const products = [
    await aProduct(world, account),
    await aProduct(world, account, { article: 'LG-200', in_stock: 0 }),
  ]
  const facts: PostFacts[] = []
  for (let number = 0; number < POSTS; number += 1) {
    const known = factsOf(number, albums, segments, products)
    const group = known.media.some((kind) => kind === 'image')
      ? groups[GROUPS.indexOf(number % 10)]
      : undefined
    const image = group?.[Math.floor(number / 10) % 2] ?? media.image
    const { id } = await aPost(world, account, {
      media: known.media.map((kind) => (kind === 'image' ? image : media.video)),
      text: known.text,
      author_username: known.author,
      provider: known.provider,
      products: known.products.map((sku) => ({ id: sku })),
      is_published: known.isPublished ? 1 : 0,
      is_ugc: known.isUgc ? 1 : 0,
      like_count: known.likeCount,
      provider_created_at: known.providerCreatedAt,
    })
    if (known.hasSuggestion) {
      await world.db
        .insertInto('post_suggestion')
        .values(
          products.map((product, position) => ({ post_id: id, sku_id: product.id, position })),
        )
        .execute()
    }
    const all = { ...known, id, nearGroup: group?.[0].id ?? null, nearDuplicates: [] }
    facts.push(all)
    await writeRest(world, all)
  }
  return { facts: facts.map((one) => withDuplicates(one, facts)), albums, segments, products }
}

/** The last digits of the posts of the two groups. */
const GROUPS = [0, 4]

/** Two pictures that are alike. */
async function aGroup(world: TestWorld, account: Id): Promise<[Id, Id]> {
  const media: [Id, Id] = [await aMedia(world, account), await aMedia(world, account)]
  await world.db
    .insertInto('media_look')
    .values(
      media.map(({ id }) => ({
        media_id: id,
        account_id: account.id,
        look: '',
        group_id: media[0].id,
      })),
    )
    .execute()
  return media
}

const withDuplicates = (facts: PostFacts, all: readonly PostFacts[]): PostFacts => ({
  ...facts,
  nearDuplicates: all
    .filter(
      ({ id, nearGroup }) => id !== facts.id && nearGroup !== null && nearGroup === facts.nearGroup,
    )
    .map(({ id }) => id),
})

async function aVideo(world: TestWorld, account: Id): Promise<Id> {
  const media = await aMedia(world, account)
  await world.db.updateTable('media').set({ kind: 'video' }).where('id', '=', media.id).execute()
  return media
}

/** A public widget of both albums, of which the second one shows posts of one source. */
async function showAlbums(world: TestWorld, account: Id, albums: readonly Id[]): Promise<void> {
  await aWidget(world, account, { settings: { albums: albums.map(({ id }) => id) } })
  await world.db
    .updateTable('album')
    .set({ use_all_data_sources: 0, sources: JSON.stringify(['instagram']) })
    .where('id', '=', albums[1]?.id ?? 0)
    .execute()
}

function factsOf(
  number: number,
  albums: readonly Id[],
  segments: readonly Id[],
  products: readonly Id[],
) {
  const [text, captionLang] = CAPTIONS[number % CAPTIONS.length] ?? ['', null]
  const isPublished = number % 7 < 3
  const provider = PROVIDERS[number % PROVIDERS.length] ?? ''
  const isIn = albums.map((_, index) => (number >> index) % (3 + index) === 0)
  return {
    text,
    captionLang,
    author: AUTHORS[number % AUTHORS.length] ?? '',
    provider,
    positions: new Map(
      albums
        .filter((_, index) => isIn[index])
        // Not in the order of the ids.
        .map(({ id }) => [id, (number * 31) % POSTS] as const),
    ),
    segments: segments.filter((_, index) => (number >> (index + 1)) % 4 === 1).map(({ id }) => id),
    // The first product, or both, on every fourth post.
    products: number % 4 === 1 ? products.slice(0, (number % 3) + 1).map(({ id }) => id) : [],
    hasUnavailable: number % 4 === 1 && number % 3 > 0,
    hasSuggestion: number % 9 === 2,
    media: MEDIA[number % MEDIA.length] ?? [],
    isInWidget: isIn[0] === true || (isIn[1] === true && provider === 'instagram'),
    isPublished,
    isUgc: number % 5 < 2,
    copyright: COPYRIGHT[Math.floor(number / 2) % COPYRIGHT.length] ?? null,
    isAwarded: number % 6 === 5,
    // Some are equal, so that their ids decide.
    likeCount: (number * 7) % 10,
    providerCreatedAt: TEST_NOW - ((number * 13) % 40) * DAY_MS,
    createdAt: TEST_NOW - ((number * 17) % 40) * DAY_MS,
    publishedAt: isPublished || number % 11 === 0 ? TEST_NOW - ((number * 19) % 40) * DAY_MS : null,
  }
}

/** Writes the facts that the factory does not support. */
async function writeRest({ db }: TestWorld, facts: PostFacts): Promise<void> {
  const { id, positions: positions, segments, copyright, createdAt, publishedAt, isAwarded } = facts
  await db
    .updateTable('post')
    .set({
      created_at: createdAt,
      published_at: publishedAt,
      promo_code_status: isAwarded ? 'sent' : null,
      provider_text: '',
    })
    .where('id', '=', id)
    .execute()
  for (const [album_id, position] of positions) {
    await db.insertInto('album_post').values({ album_id, post_id: id, position }).execute()
  }
  for (const segment_id of segments) {
    await db.insertInto('post_segment').values({ post_id: id, segment_id }).execute()
  }
  if (copyright !== null) {
    await db
      .insertInto('copyright_request')
      .values({ post_id: id, status: copyright, updated_at: TEST_NOW })
      .execute()
  }
}
