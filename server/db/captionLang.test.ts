import type { Kysely } from 'kysely'
import { anAccount } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { newPostRow } from '../domains/posts/adding/postRow'
import { addCaptionLang } from './migrations/0009CaptionLang/addCaptionLang'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

test('detects the language of existing posts', async () => {
  const shop = await anAccount(world)
  const captions = ['Новые кружки уже здесь', 'Our new mugs are here', 'Утро']
  await world.db
    .insertInto('post')
    .values(
      Array.from({ length: 1001 }, (_, index) =>
        newPostRow(shop.id, `post-${index}`, 'shop', captions[index % 3] ?? '', 0),
      ),
    )
    .execute()
  await world.db.schema.alterTable('post').dropColumn('caption_lang').execute()
  await addCaptionLang(world.db as Kysely<unknown>)
  const rows = await world.db
    .selectFrom('post')
    .groupBy('caption_lang')
    .select(({ fn }) => ['caption_lang', fn.countAll<number>().as('count')])
    .execute()
  expect(new Map(rows.map(({ caption_lang, count }) => [caption_lang, count]))).toEqual(
    new Map([
      ['ru', 334],
      ['en', 334],
      [null, 333],
    ]),
  )
})
