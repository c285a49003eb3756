import { WIDGET_SETTINGS, type WidgetSettings } from '@/contract/widgets/settings/widgetSettings'
import { hashPassword } from '../../server/auth/passwords'
import type { Flag } from '../../server/db/tables/columns'
import type { RoleCode } from '../../server/db/tables/people'
import type { PostTable } from '../../server/db/tables/posts'
import type { WidgetTable } from '../../server/db/tables/widgets'
import { mediaPath } from '../../server/blobs/blobStore'
import { receiveBytes } from '../../server/media/storeLocalFile'
import { storePostFile, type StoredFile } from '../../server/media/storePostFile'
import { variantFor } from '../../server/blobs/variants'
import { variantsOf } from '../../server/media/presentMedia'
import { provisionAccount } from '../../server/domains/accounts/createOwner'
import { captionLangOf } from '../../server/language/captionLanguage'
import { BARE_ELEMENTS, type MediaElements } from '../../server/domains/elements/mediaElements'
import { newPostRow } from '../../server/domains/posts/adding/postRow'
import { accountSearchText, postSearchText } from '../../server/language/searchText'
import { TEST_PASSWORD } from './client'
import { jpeg } from './pictures'
import type { TestWorld } from './world'

export { aNewProduct, aProduct } from './productFactories'

type Id = { id: number }

export async function anAccount(world: TestWorld, username = 'shop'): Promise<Id> {
  const account = await world.db
    .insertInto('account')
    .values({
      ...{ username, name: `Магазин ${username}`, locale: 'ru', created_at: world.clock.now() },
      search_text: accountSearchText({ username, name: `Магазин ${username}` }),
      // Past its first steps, which would be shown above the library.
      started_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await provisionAccount(world.db, account.id, world.clock.now())
  return account
}

/** A person's role in an account. `provider` (an administrator) and `moderator` belong to no account and may open all of them. */
export type TestRole = 'owner' | RoleCode | 'provider' | 'moderator' | 'nobody'

/** A person with the password `TEST_PASSWORD`; `email` is `{place}@shop.test` by default. */
export async function aPerson(
  world: TestWorld,
  account: Id,
  place: TestRole,
  email = `${place}@shop.test`,
): Promise<Id> {
  const now = world.clock.now()
  const person = await world.db
    .insertInto('person')
    .values({
      email,
      name: email,
      password_hash: await hashPassword(TEST_PASSWORD, world.settings.passwordCost),
      locale: 'ru',
      is_provider_admin: place === 'provider' ? 1 : 0,
      is_provider_moderator: place === 'moderator' ? 1 : 0,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (place !== 'provider' && place !== 'moderator' && place !== 'nobody') {
    await world.db
      .insertInto('member')
      .values({
        account_id: account.id,
        person_id: person.id,
        role_id: place === 'owner' ? null : await roleId(world, place),
        is_owner: place === 'owner' ? 1 : 0,
        created_at: now,
        joined_at: now,
        // Otherwise the first request would store `seen_at`, with one statement more than the
        // following requests.
        seen_at: now,
      })
      .execute()
  }
  return person
}

async function roleId({ db }: TestWorld, code: RoleCode): Promise<number> {
  const role = await db
    .selectFrom('team_role')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return role.id
}

export function anAlbum(world: TestWorld, account: Id, name = 'Кухня'): Promise<Id> {
  return world.db
    .insertInto('album')
    .values({
      account_id: account.id,
      name,
      sort_type: 'manualSortingPosition',
      sort_direction: 'desc',
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Where a test's pictures are stored, and in whose queue they wait. */
const ownDesk = ({ blobs }: TestWorld) => ({ blobs, work: { owner: 'test' } })

/** A stored picture; by default a real one of 800 × 600 px. */
export async function aMedia(world: TestWorld, account: Id, content?: Buffer): Promise<Id> {
  const stored = content
    ? await storePostFile(ownDesk(world), await receiveBytes(world, 'photo.jpg', content))
    : await storeUsualPicture(world)
  return world.db
    .insertInto('media')
    .values({ ...stored, account_id: account.id, created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

let usual: { row: StoredFile; sizes: Buffer[] } | undefined

/**
 * The sizes of the usual picture are created once in a test file: that takes a hundred times as
 * long as the rest of a post.
 */
async function storeUsualPicture(world: TestWorld): Promise<StoredFile> {
  const { blobs } = world
  const file = await receiveBytes(world, 'photo.jpg', await jpeg())
  if (!usual) {
    const row = await storePostFile(ownDesk(world), file)
    const sizes = variantsOf(row).map(async ({ blob }) => {
      const range = { start: 0, end: ((await blobs.size(blob)) ?? 0) - 1 }
      return Buffer.from(await new Response(blobs.read(blob, range)).arrayBuffer())
    })
    usual = { row, sizes: await Promise.all(sizes) }
    return row
  }
  await blobs.keepOriginal(file.path, file.sha256, usual.row.format)
  for (const [index, { blob }] of variantsOf(usual.row).entries()) {
    if (!(await blobs.touch(blob))) await blobs.put(usual.sizes[index]!, 'webp')
  }
  return usual.row
}

/** A picture for stickers and backgrounds. */
export async function aUserPicture(
  world: TestWorld,
  account: Id,
): Promise<{ pictureUrl: string; blob: string }> {
  const { blob, width, height, variants } = await storeUsualPicture(world)
  await world.db
    .insertInto('user_media')
    .values({
      ...{ blob, width, height, variants },
      account_id: account.id,
      created_at: world.clock.now(),
    })
    .execute()
  const shown = variantFor(variantsOf({ variants }), 'full').blob
  return { pictureUrl: mediaPath(shown), blob: shown }
}

type PostChanges = Partial<
  Pick<
    PostTable,
    | 'text'
    | 'is_published'
    | 'published_at'
    | 'is_ugc'
    | 'provider'
    | 'provider_id'
    | 'post_link'
    | 'post_type'
    | 'author_username'
    | 'provider_created_at'
    | 'like_count'
    | 'ads_marker'
  >
> & {
  /** JSON. */
  hidden_carousel_positions?: string
  albums?: Id[]
  /** Pictures of the post; one is created by default. */
  media?: Id[]
  /** Products marked on the first picture. */
  products?: Id[]
  /** The elements of each picture. */
  elements?: Partial<MediaElements>
}

let madePosts = 0

/** A post with a real picture. */
export async function aPost(
  world: TestWorld,
  account: Id,
  { albums = [], media, products = [], elements, ...changes }: PostChanges = {},
): Promise<Id> {
  const items = media ?? [await aMedia(world, account)]
  const row = {
    ...newPostRow(account.id, `post-${(madePosts += 1)}`, 'shop', 'Утро', world.clock.now()),
    ...changes,
  }
  const post = await world.db
    .insertInto('post')
    .values({ ...row, search_text: postSearchText(row), caption_lang: captionLangOf(row) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, { id }] of items.entries()) {
    await world.db
      .insertInto('post_media')
      .values({
        post_id: post.id,
        media_id: id,
        position,
        elements: JSON.stringify(withIds({ ...BARE_ELEMENTS, ...elements }, id)),
      })
      .execute()
  }
  for (const [position, { id }] of products.entries()) {
    await world.db
      .insertInto('media_link')
      .values({
        post_id: post.id,
        media_id: items[0]?.id ?? 0,
        sku_id: id,
        position,
        marker_x: 50,
        marker_y: 50,
      })
      .execute()
  }
  for (const { id } of albums) await addToAlbum(world, id, post.id)
  return post
}

/** As if every interaction had been saved on the picture. */
function withIds(elements: MediaElements, mediaId: number): MediaElements {
  const interactions = elements.interactions.map((interaction, index) => ({
    id: `interaction-${mediaId}-${index}`,
    ...interaction,
  }))
  return { ...elements, interactions }
}

/** A marketplace review; by default without pictures and with five stars. */
export async function aReview(
  world: TestWorld,
  account: Id,
  {
    rating = 5,
    is_archived = 0,
    is_edited = 0,
    ...changes
  }: PostChanges & { rating?: number; is_archived?: Flag; is_edited?: Flag } = {},
): Promise<Id> {
  const post = await aPost(world, account, {
    media: [],
    provider: 'marketplace',
    post_type: 'review',
    author_username: 'Ольга',
    is_ugc: 1,
    ...changes,
  })
  await world.db
    .insertInto('review')
    .values({ post_id: post.id, rating, is_archived, is_edited })
    .execute()
  return post
}

async function addToAlbum({ db }: TestWorld, albumId: number, postId: number): Promise<void> {
  await db
    .insertInto('album_post')
    .values({ album_id: albumId, post_id: postId, position: postId })
    .execute()
}

export type WidgetChanges = Partial<
  Pick<WidgetTable, 'embed_id' | 'role' | 'mode' | 'widget_type'>
> & {
  settings?: Partial<WidgetSettings>
}

export function aWidget(
  world: TestWorld,
  account: Id,
  { settings, widget_type = 'gallery', ...changes }: WidgetChanges = {},
): Promise<{ id: number; embed_id: string }> {
  return world.db
    .insertInto('widget')
    .values({
      account_id: account.id,
      embed_id: world.ids.publicId(),
      widget_type,
      role: 'Галерея',
      mode: 'full_access',
      created_at: world.clock.now(),
      ...changes,
      settings: JSON.stringify({ ...WIDGET_SETTINGS[widget_type].defaults, ...settings }),
    })
    .returning(['id', 'embed_id'])
    .executeTakeFirstOrThrow()
}
