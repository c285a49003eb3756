import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { BodyInputOf } from '@/contract/endpoint'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { anAccount, anAlbum, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const list = async () => (await desk.client.call(widgetEndpoints.listWidgets)).galleryList
const save = (id: string, body: BodyInputOf<typeof widgetEndpoints.saveWidget>) =>
  desk.client.attempt(widgetEndpoints.saveWidget, { params: { id }, body })
const audited = () =>
  desk.world.db
    .selectFrom('audit')
    .select(['action', 'entity', 'entity_id', 'at', 'detail'])
    .orderBy('id')
    .execute()

test('creates a widget as requested, visible to its team only, with default settings', async () => {
  desk.world.clock.advance(60_000)
  const { widget } = await desk.client.call(widgetEndpoints.createWidget, {
    body: { type: 'gallery', name: '  Главная \n страница ' },
  })
  expect(widget).toEqual({
    embedId: expect.stringMatching(/\w/) as string,
    widgetType: 'gallery',
    role: 'Главная страница',
    isEnabled: 'admin_mode',
    gallerySettings: DEFAULT_GALLERY_SETTINGS,
    revision: 1,
  })
  expect(await list()).toEqual([widget])
  expect(await audited()).toMatchObject([
    {
      action: 'widget.create',
      entity: 'widget',
      entity_id: widget.embedId,
      at: desk.world.clock.now(),
    },
  ])
})

test('copies a widget with its settings and albums, visible to its team only', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  const { embed_id } = await aWidget(desk.world, desk.shop, {
    widget_type: 'sku',
    mode: 'full_access',
    settings: { albums: [album.id], cols: 7 },
  })
  const [original] = await list()
  const { widget } = await desk.client.call(widgetEndpoints.copyWidget, {
    params: { id: embed_id },
    body: { name: ' Главная  (копия) ' },
  })
  expect(widget).toEqual({
    ...original,
    embedId: widget.embedId,
    role: 'Главная (копия)',
    isEnabled: 'admin_mode',
    revision: 1,
  })
  expect(widget.embedId).not.toBe(embed_id)
  expect(await audited()).toMatchObject([{ action: 'widget.create', entity_id: widget.embedId }])
})

test('copies no widget of another account', async () => {
  const { embed_id } = await aWidget(desk.world, await anAccount(desk.world, 'other'))
  const { status } = await desk.client.attempt(widgetEndpoints.copyWidget, {
    params: { id: embed_id },
    body: { name: 'Чужой' },
  })
  expect(status).toBe(404)
  expect(await list()).toEqual([])
})

test.each([
  ['gallery', 1, 1],
  ['sku', 1, 1],
  ['story', 1, 1],
  ['gallery', 2, 0],
  ['stl', 1, 0],
] as const)('a new %s of an account with %s albums shows %s', async (type, count, shown) => {
  await anAlbum(desk.world, await anAccount(desk.world, 'other'))
  const albums = []
  for (let index = 0; index < count; index += 1) albums.push(await anAlbum(desk.world, desk.shop))
  const { widget } = await desk.client.call(widgetEndpoints.createWidget, {
    body: { type, name: 'Новый' },
  })
  expect(widgetAlbums(widget)).toEqual(albums.slice(0, shown).map(({ id }) => id))
})

test('changes title and visibility without the settings, and audits both', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { cols: 7 } })
  const renamed = await save(embed_id, { role: 'Карточки', gallerySettings: {} })
  expect(renamed.body).toMatchObject({ role: 'Карточки', isEnabled: 'full_access' })
  const hidden = await save(embed_id, { isEnabled: 'disabled', gallerySettings: { spacing: 0 } })
  expect(hidden.body).toMatchObject({
    role: 'Карточки',
    isEnabled: 'disabled',
    gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, cols: 7, spacing: 0 },
  })
  const entries = await audited()
  expect(entries.map(({ action, entity, entity_id }) => [action, entity, entity_id])).toEqual(
    Array.from({ length: 2 }, () => ['widget.save', 'widget', embed_id]),
  )
  expect(entries.map(({ detail }) => JSON.parse(detail) as unknown)).toEqual([
    { changed: [], mode: 'full_access' },
    { changed: ['spacing'], mode: 'disabled' },
  ])
})

test('refuses to save a stale copy and writes nothing', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const [{ revision } = { revision: 0 }] = await list()
  const first = await save(embed_id, { revision, gallerySettings: { cols: 5 } })
  expect(first.body).toMatchObject({ revision: revision + 1 })
  const second = await save(embed_id, { revision, gallerySettings: { cols: 6, spacing: 1 } })
  expect(second).toMatchObject({ status: 409, error: { code: 'widget-changed' } })
  expect(second.error?.message).toMatch(/сохранили в другом месте/)
  expect(await list()).toMatchObject([{ revision: revision + 1, gallerySettings: { cols: 5 } }])
  const again = await save(embed_id, {
    revision: revision + 1,
    gallerySettings: { cols: 6, spacing: 1 },
  })
  expect(again.body).toMatchObject({ gallerySettings: { cols: 6, spacing: 1 } })
})

test('stores only one of two concurrent saves of the same copy', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const [{ revision } = { revision: 0 }] = await list()
  const statuses = await Promise.all(
    [5, 6].map(
      async (cols) => (await save(embed_id, { revision, gallerySettings: { cols } })).status,
    ),
  )
  expect(statuses.sort()).toEqual([200, 409])
})

test.each(['toString', 'colour'])(
  'refuses the setting %s, which this type of widget does not have, and names it',
  async (name) => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    const gallerySettings = JSON.parse(`{"cols":5,"${name}":1}`) as Record<string, unknown>
    const refused = await save(embed_id, { gallerySettings })
    expect(refused).toMatchObject({
      error: { code: 'unknown-setting', field: `gallerySettings.${name}` },
    })
    expect(refused.error?.message).toContain(name)
    expect(await list()).toMatchObject([{ gallerySettings: { cols: 4 } }])
  },
)

test('completes settings that an older version stored and replaces invalid ones by defaults', async () => {
  const { id } = await aWidget(desk.world, desk.shop)
  const settings = JSON.stringify({ cols: 6, spacing: 'wide', gone: true })
  await desk.world.db.updateTable('widget').set({ settings }).where('id', '=', id).execute()
  const [widget] = await list()
  expect(widget?.gallerySettings).toEqual({ ...DEFAULT_GALLERY_SETTINGS, cols: 6 })
})

test('accepts albums of the account only', async () => {
  const own = await anAlbum(desk.world, desk.shop)
  const foreign = await anAlbum(desk.world, await anAccount(desk.world, 'other'))
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { cols: 3 } })
  const refused = await save(embed_id, {
    gallerySettings: { albums: [own.id, foreign.id], cols: 5 },
  })
  expect(refused).toMatchObject({
    error: { code: 'album-not-found', field: 'gallerySettings.albums' },
  })
  expect(await list()).toMatchObject([{ gallerySettings: { albums: [], cols: 3 } }])
  expect(await audited()).toEqual([])
  const saved = await save(embed_id, { gallerySettings: { albums: [own.id] } })
  expect(saved.body).toMatchObject({ gallerySettings: { albums: [own.id], cols: 3 } })
})

test('removes a deleted album from the widgets that showed it and keeps their other albums', async () => {
  const [gone, kept] = [await anAlbum(desk.world, desk.shop), await anAlbum(desk.world, desk.shop)]
  const settings = { cols: 3 }
  await aWidget(desk.world, desk.shop, {
    role: 'А',
    settings: { ...settings, albums: [gone.id, kept.id] },
  })
  await aWidget(desk.world, desk.shop, { role: 'Б', settings: { ...settings, albums: [kept.id] } })
  await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: gone })
  expect((await list()).map(({ gallerySettings }) => gallerySettings)).toMatchObject([
    { albums: [kept.id], cols: 3 },
    { albums: [kept.id], cols: 3 },
  ])
})

test('removes a deleted widget from the shop’s pages and keeps the others', async () => {
  const [gone, kept] = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: gone.embed_id } })
  expect((await list()).map(({ embedId }) => embedId)).toEqual([kept.embed_id])
  const statusOf = async (id: string) => (await desk.world.app.request(`/widget/v1/${id}`)).status
  expect([await statusOf(gone.embed_id), await statusOf(kept.embed_id)]).toEqual([404, 200])
  expect(await audited()).toMatchObject([
    { action: 'widget.delete', entity: 'widget', entity_id: gone.embed_id },
  ])
})
