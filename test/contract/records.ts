import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IntegrationType } from '@/contract/entities/sources/integration'
import { storeToken } from '../../server/domains/sources/tokens'
import type { RoleCode } from '../../server/db/tables/people'
import { aMedia, aPerson, aPost } from '../server/factories'
import { jpeg } from '../server/pictures'
import { video } from '../server/video'
import { VK_TOKEN } from '../server/web/vk'
import { NO_COUNTS } from '../../server/domains/reviews/readImport'
import { sessionHash, startSession } from '../../server/auth/sessions'
import type { TestWorld } from '../server/world'
import { binaryStl, tetrahedron } from '../stl'

export type Id = { id: number }

let made = 0

export async function roleIdOf({ db }: TestWorld, code: RoleCode): Promise<number> {
  const { id } = await db
    .selectFrom('team_role')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

/** The membership of a new observer. */
export async function aMembership(world: TestWorld, account: Id): Promise<Id> {
  const person = await aPerson(world, account, 'observer', `member${(made += 1)}@shop.test`)
  return world.db
    .selectFrom('member')
    .select('id')
    .where('person_id', '=', person.id)
    .executeTakeFirstOrThrow()
}

export function aSegment({ db, clock }: TestWorld, account: Id): Promise<Id> {
  return db
    .insertInto('segment')
    .values({
      account_id: account.id,
      name: 'Постоянные',
      code: `segment-${(made += 1)}`,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A saved filter of the person with this e-mail; without an owner when no such person exists. */
export async function aSavedView(
  { db, clock }: TestWorld,
  account: Id,
  email: string,
): Promise<Id> {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person) return { id: 1 }
  const name = `Вид ${(made += 1)}`
  return db
    .insertInto('saved_view')
    .values({
      account_id: account.id,
      person_id: person.id,
      name,
      name_key: name,
      search: '',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const pictures = new WeakMap<TestWorld, Promise<Id>>()

/** A post; all posts of a world share one picture, because drawing each takes longer than the call. */
export async function aStoredPost(
  world: TestWorld,
  account: Id,
  { albums = [] }: { albums?: Id[] } = {},
): Promise<Id> {
  const picture = pictures.get(world) ?? aMedia(world, account)
  pictures.set(world, picture)
  return aPost(world, account, { albums, media: [await picture] })
}

/** A connection whose token VK accepts; the account has no other of its type. */
export async function anIntegration(
  world: TestWorld,
  account: Id,
  type: IntegrationType,
): Promise<Id> {
  const { db, clock } = world
  await db
    .deleteFrom('integration')
    .where('account_id', '=', account.id)
    .where('type', '=', type)
    .execute()
  const integration = await db
    .insertInto('integration')
    .values({ account_id: account.id, type, name: '', status: 'waiting', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeToken(world, db, integration.id, VK_TOKEN)
  return integration
}

export async function sourceIdOf({ db }: TestWorld, account: Id): Promise<number> {
  const { id } = await db
    .selectFrom('source')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  return id
}

let picture: Promise<Buffer> | null = null

/** A form with a real photo that every endpoint accepts. */
export async function imageForm(): Promise<FormData> {
  picture ??= jpeg()
  return formWith('photo.jpg', await picture)
}

export const videoForm = () => formWith('clip.mp4', video())

export const modelForm = () => formWith('vase.stl', Buffer.from(binaryStl(tetrahedron())))

export const reviewForm = () => formWith('reviews.csv', Buffer.from('rating,text\n5,Good\n'))

/** A file of reviews that waits for a user. */
export function aReviewFile({ db, clock }: TestWorld, account: Id): Promise<Id> {
  return db
    .insertInto('review_import')
    .values({
      account_id: account.id,
      file_name: 'reviews.csv',
      status: 'ready',
      source: 'marketplace',
      format: null,
      columns: JSON.stringify([{ name: 'rating', samples: [], role: null }]),
      counts: JSON.stringify(NO_COUNTS),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

function formWith(name: string, content: Buffer): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name))
  return form
}

/** Another session of the person with this e-mail; without an owner when no such person exists. */
export async function aSession(world: TestWorld, email: string): Promise<{ id: string }> {
  const person = await world.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person) return { id: 'none' }
  const token = await startSession(world, person.id, { network: '', userAgent: '' })
  return { id: sessionHash(token) }
}

/** A photo of a product that the team uploaded. */
export async function aProductPhoto(world: TestWorld, account: Id, product: Id): Promise<Id> {
  const { db, clock } = world
  const { id } = await aMedia(world, account)
  const { blob, variants } = await db
    .selectFrom('media')
    .select(['blob', 'variants'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('sku_media')
    .values({ sku_id: product.id, blob, variants, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** An archive of the account that can be loaded. */
export async function aReadyExport({ db, clock, settings }: TestWorld, account: Id): Promise<void> {
  await db
    .deleteFrom('job')
    .where('account_id', '=', account.id)
    .where('kind', '=', 'export')
    .execute()
  const job = await db
    .insertInto('job')
    .values({
      account_id: account.id,
      kind: 'export',
      subject: 'account',
      result: JSON.stringify({ madeAt: clock.now(), bytes: 22, files: 0, missing: 0 }),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const folder = path.join(settings.dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${String(account.id)}-${String(job.id)}.zip`), 'PK')
}
