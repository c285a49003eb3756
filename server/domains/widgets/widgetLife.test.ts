import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { BodyInputOf } from '@/contract/endpoint'
import { widgetEndpoints } from '@/contract/endpoints/widgets'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/entities/widget'
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

test('a new widget is what was asked for, seen by everyone, with the usual settings', async () => {
  desk.world.clock.advance(60_000)
  const { widget } = await desk.client.call(widgetEndpoints.createWidget, {
    body: { type: 'gallery', name: '  Главная \n страница ' },
  })
  expect(widget).toEqual({
    embedId: expect.stringMatching(/\w/) as string,
    widgetType: 'gallery',
    role: 'Главная страница',
    isEnabled: 'full_access',
    gallerySettings: DEFAULT_GALLERY_SETTINGS,
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

test('its title and who sees it are changed without its settings, and are written down', async () => {
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

test('a widget shows albums of the account alone', async () => {
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

test('an album that is deleted goes out of the widgets that showed it, and the others stay', async () => {
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

test('a widget that is deleted is gone for the shop’s pages too, and the others stay', async () => {
  const [gone, kept] = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: gone.embed_id } })
  expect((await list()).map(({ embedId }) => embedId)).toEqual([kept.embed_id])
  const statusOf = async (id: string) => (await desk.world.app.request(`/widget/v1/${id}`)).status
  expect([await statusOf(gone.embed_id), await statusOf(kept.embed_id)]).toEqual([404, 200])
  expect(await audited()).toMatchObject([
    { action: 'widget.delete', entity: 'widget', entity_id: gone.embed_id },
  ])
})
