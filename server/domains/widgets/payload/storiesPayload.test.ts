import * as v from 'valibot'
import { defaultHeaderStyle, headerHtml } from '@/contract/widgets/settings/headerStyle'
import {
  storiesFormOf,
  storiesSettingsOf,
  type StoriesForm,
} from '@/contract/widgets/settings/storiesForm'
import { DEFAULT_STORIES_SETTINGS } from '@/contract/widgets/settings/storiesSettings'
import { storiesPayloadSchema } from '@/contract/widgets/widgetPayload'
import { aMedia, anAccount, anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { storiesPayload } from './storiesPayload'

const desk = openShop()

async function shown(form: Partial<StoriesForm>) {
  const settings = storiesSettingsOf({ ...storiesFormOf(DEFAULT_STORIES_SETTINGS), ...form })
  const view = { embedId: 'demo', revision: 1, title: 'Истории', locale: 'ru', settings } as const
  const seen = { accountId: desk.shop.id, productIds: null, segments: null, publishedBefore: null }
  const payload = await storiesPayload(desk.world, { ...view, ...seen })
  return v.parse(storiesPayloadSchema, JSON.parse(JSON.stringify(payload)))
}

const namesOf = ({ highlights }: Awaited<ReturnType<typeof shown>>) =>
  highlights.map(({ title, posts }) => [title, posts.map(({ text }) => text)])

/** Two albums of the shop with published posts, one without, and one of another account. */
async function fourAlbums() {
  const { world, shop } = desk
  const media = [await aMedia(world, shop)]
  const one = await anAlbum(world, shop, 'Один')
  const two = await anAlbum(world, shop, 'Два')
  const empty = await anAlbum(world, shop, 'Пустой')
  const foreign = await anAlbum(world, await anAccount(world, 'other'), 'Чужой')
  await aPost(world, shop, { media, text: 'а', is_published: 1, albums: [one, two] })
  await aPost(world, shop, { media, text: 'б', is_published: 1, albums: [two] })
  await aPost(world, shop, { media, text: 'черновик', albums: [one, empty] })
  return { one, two, empty, foreign }
}

test('contains a highlight for each chosen album with published posts, ordered and named by the settings', async () => {
  const { one, two, empty, foreign } = await fourAlbums()
  const payload = await shown({
    isHighlights: true,
    highlights: [
      { albumId: two.id, name: 'Новинки' },
      { albumId: empty.id, name: '' },
      { albumId: foreign.id, name: '' },
      { albumId: one.id, name: '' },
    ],
  })
  expect(namesOf(payload).map(([title]) => title)).toEqual(['Новинки', 'Один'])
  expect(payload.highlights.map(({ posts }) => posts.length)).toEqual([2, 1])
})

test('contains a circle for each post when highlights are off, up to the limit of the settings', async () => {
  const { one, two } = await fourAlbums()
  const albums = [one.id, two.id]
  const all = await shown({ albums })
  expect(namesOf(all).map(([title]) => title)).toEqual(['', ''])
  expect((await shown({ albums, perPage: 1 })).highlights).toHaveLength(1)
  expect((await shown({})).highlights).toEqual([])
})

test('keeps the style of a header from the editor and cleans other HTML', async () => {
  const style = { ...defaultHeaderStyle(12), text: 'A & B', isBold: true }
  expect((await shown({ headerHtml: headerHtml(style) })).header).toMatchObject([
    { tag: 'div', style: { 'font-weight': 'bold', 'margin-bottom': '12px' }, children: ['A & B'] },
  ])
  const evil = '<h2 onclick="alert(1)">Наши <b>истории</b></h2><script>alert(1)</script>'
  expect((await shown({ headerHtml: evil })).header).toEqual([
    { tag: 'h2', children: ['Наши ', { tag: 'b', children: ['истории'] }] },
  ])
  expect((await shown({ headerHtml: '' })).header).toEqual([])
})

/** A shop with a covered album of two posts and one of one post. */
async function coveredAlbums() {
  const { world, shop } = desk
  const first = await anAlbum(world, shop, 'Первый')
  const cover_variants = JSON.stringify([{ blob: 'cover', width: 320, height: 320 }])
  await world.db.updateTable('album').set({ cover_variants }).execute()
  const second = await anAlbum(world, shop, 'Второй')
  for (const albums of [[first, second], [first]]) {
    const media = [await aMedia(world, shop)]
    await aPost(world, shop, { media, is_published: 1, albums })
  }
  return [first.id, second.id] as const
}

type Ids = readonly [first: number, second: number]
const named = (...highlights: [albumId: number, name?: string][]) =>
  highlights.map(([albumId, name = '']) => ({ albumId, name }))

/** The circles' settings in the back office: before the change, and after it. */
test.each<[string, (ids: Ids) => [Partial<StoriesForm>, Partial<StoriesForm>]]>([
  ['albums', ([one, two]) => [{ albums: [one] }, { albums: [two] }]],
  ['per_page', ([one]) => [{ albums: [one] }, { albums: [one], perPage: 1 }]],
  [
    'stories_highlights',
    ([one]) => {
      const both = { albums: [one], highlights: named([one]) }
      return [both, { ...both, isHighlights: true }]
    },
  ],
  [
    'stories_highlights_albums',
    ([one, two]) => [
      { isHighlights: true, highlights: named([one]) },
      { isHighlights: true, highlights: named([one], [two]) },
    ],
  ],
  [
    'stories_highlights_order',
    ([one, two]) => [
      { isHighlights: true, highlights: named([one], [two]) },
      { isHighlights: true, highlights: named([two], [one]) },
    ],
  ],
  [
    'stories_highlights_names',
    ([one]) => [
      { isHighlights: true, highlights: named([one]) },
      { isHighlights: true, highlights: named([one, 'Новинки']) },
    ],
  ],
  [
    'preview',
    ([one]) => [
      { isHighlights: true, highlights: named([one]) },
      { isHighlights: true, highlights: named([one]), isPreview: true },
    ],
  ],
  [
    'per_page of a highlight',
    ([one]) => [
      { isHighlights: true, highlights: named([one]) },
      { isHighlights: true, highlights: named([one]), perPage: 1 },
    ],
  ],
])('returns a new payload of stories when %s changes', async (_setting, changeOf) => {
  const [before, change] = changeOf(await coveredAlbums())
  const [{ highlights }, changed] = [await shown(before), await shown(change)]
  expect(highlights).not.toEqual([])
  expect(changed.highlights).not.toEqual(highlights)
})
