import * as v from 'valibot'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { modelPayloadSchema } from '@/contract/widgets/widgetPayload'
import { DEFAULT_MODEL_SETTINGS } from '@/contract/widgets/settings/modelSettings'
import { anAlbum, aWidget } from '../../../test/server/factories'
import { jpeg } from '../../../test/server/pictures'
import { openShop } from '../../../test/server/shopDesk'
import { binaryStl, tetrahedron } from '../../../test/stl'

const desk = openShop()
let embedId: string

beforeEach(async () => {
  embedId = await aModelWidget()
})

const aModelWidget = async () =>
  (await aWidget(desk.world, desk.shop, { widget_type: 'stl', role: 'Ваза' })).embed_id

function formOf(content: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name))
  return form
}

const uploadModel = async (id = embedId, width = 10) => {
  const form = formOf(binaryStl(tetrahedron(width)), 'тайное имя.stl')
  return (await desk.client.call(widgetModelEndpoints.uploadModel, { params: { id }, form })).model
}
const uploadPoster = async (id = embedId) => {
  const form = formOf(await jpeg({ width: 900, height: 600 }), 'poster.jpg')
  return (await desk.client.call(widgetModelEndpoints.uploadModelPoster, { params: { id }, form }))
    .poster
}
const save = (gallerySettings: Record<string, unknown>) =>
  desk.client.attempt(widgetEndpoints.saveWidget, {
    params: { id: embedId },
    body: { gallerySettings },
  })
const read = () => desk.client.call(widgetEndpoints.getWidget, { params: { id: embedId } })

async function shown() {
  const response = await desk.world.app.request(`/widget/v1/${embedId}`)
  return v.parse(v.strictObject(modelPayloadSchema.entries), await response.json())
}

test('refuses more models at once than may wait, and tells when to try again', async () => {
  const form = () => formOf(binaryStl(tetrahedron()), 'ваза.stl')
  const sent = await Promise.all(
    Array.from({ length: 8 }, () =>
      desk.client.attempt(widgetModelEndpoints.uploadModel, {
        params: { id: embedId },
        form: form(),
      }),
    ),
  )
  const refused = sent.filter(({ success }) => !success)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(sent.length)
  for (const one of refused) {
    expect(one).toMatchObject({
      status: 429,
      error: { code: 'too-many-models', retryAfterSeconds: expect.any(Number) },
      statusMessage: expect.stringMatching(/прежние модели\. Попробуйте ещё раз через \d+ секунд/),
    })
  }
})

test('returns to shoppers the files of the saved settings, with absolute URLs and without file names', async () => {
  const [model, poster] = [await uploadModel(), await uploadPoster()]
  expect(await shown()).toMatchObject({ model: null, poster: null })
  const saved = await save({ model: model.id, poster: poster.id, color: '#102030' })
  expect(saved).toMatchObject({ success: true })
  const payload = await shown()
  const { widgetUrl } = desk.world.settings
  expect(payload).toEqual({
    embedId,
    widgetType: 'stl',
    revision: 2,
    title: 'Ваза',
    locale: 'ru',
    settings: {
      ...DEFAULT_MODEL_SETTINGS,
      model: model.id,
      poster: poster.id,
      color: '#102030',
    },
    model: {
      url: widgetUrl + model.url,
      bytes: model.bytes,
      triangles: 4,
      size: [10, 20, 30],
    },
    poster: {
      width: 900,
      height: 600,
      sources: poster.sources.map(({ url, width }) => ({ url: widgetUrl + url, width })),
    },
  })
  expect(JSON.stringify(payload)).not.toContain('тайное')
})

test('copies a widget with files of its own, which stay when the original changes', async () => {
  const [model, poster] = [await uploadModel(), await uploadPoster()]
  await save({ model: model.id, poster: poster.id })
  const original = embedId
  const { widget } = await desk.client.call(widgetEndpoints.copyWidget, {
    params: { id: original },
    body: { name: 'Ваза (копия)' },
  })
  await desk.client.call(widgetEndpoints.saveWidget, {
    params: { id: widget.embedId },
    body: { isEnabled: 'full_access', gallerySettings: {} },
  })
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: original } })
  embedId = widget.embedId
  expect(await shown()).toMatchObject({
    model: { url: new URL(model.url, desk.world.settings.widgetUrl).href },
    poster: { width: poster.width },
  })
})

test('previews uploads that are not saved yet', async () => {
  const { id: model } = await uploadModel()
  const preview = await desk.client.call(widgetPreviewEndpoints.previewWidget, {
    params: { id: embedId },
    body: { role: 'Ваза', gallerySettings: { ...DEFAULT_MODEL_SETTINGS, model } },
  })
  expect(preview).toMatchObject({ widgetType: 'stl', model: { triangles: 4 }, poster: null })
  expect(await shown()).toMatchObject({ model: null })
})

test.each([
  ['model', uploadModel, '3D-модели больше нет'],
  ['poster', uploadPoster, 'заставки больше нет'],
] as const)('neither saves nor shows a %s of another widget', async (setting, upload, words) => {
  const theirs = await upload(await aModelWidget())
  for (const id of [theirs.id, 999]) {
    const refusal = await save({ [setting]: id })
    expect(refusal).toMatchObject({
      success: false,
      error: { code: `${setting}-not-found`, field: `gallerySettings.${setting}` },
    })
    expect(refusal.statusMessage).toContain(words)
  }
  expect((await read()).gallerySettings).toEqual(DEFAULT_MODEL_SETTINGS)
  await desk.world.db
    .updateTable('widget')
    .set({ settings: JSON.stringify({ ...DEFAULT_MODEL_SETTINGS, [setting]: theirs.id }) })
    .where('embed_id', '=', embedId)
    .execute()
  expect(await shown()).toMatchObject({ [setting]: null })
})

test('keeps the files of the saved settings after many later uploads', async () => {
  const { id: model } = await uploadModel()
  await save({ model })
  for (let width = 2; width <= 13; width += 1) await uploadModel(embedId, width)
  const { models } = await desk.client.call(widgetModelEndpoints.listModelFiles, {
    params: { id: embedId },
  })
  expect(models).toHaveLength(11)
  expect(models.at(-1)?.id).toBe(model)
  expect(await shown()).toMatchObject({ model: { triangles: 4 } })
})

test('replaces gallery settings that an older version stored by the defaults of a 3D widget', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  await desk.world.db
    .updateTable('widget')
    .set({ settings: JSON.stringify({ mode: 'tile', layout: 1, albums: [album.id], cols: 4 }) })
    .where('embed_id', '=', embedId)
    .execute()
  expect((await read()).gallerySettings).toEqual(DEFAULT_MODEL_SETTINGS)
  expect(await shown()).toMatchObject({ settings: DEFAULT_MODEL_SETTINGS, model: null })
  await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: { id: album.id } })
  expect(await save({ height: 300 })).toMatchObject({ success: true })
  expect((await read()).gallerySettings).toEqual({ ...DEFAULT_MODEL_SETTINGS, height: 300 })
})

test.each([{ albums: [] }, { color: 'red' }, { material: 'glass' }, { height: 100 }])(
  'refuses the setting %j of a 3D widget',
  async (settings) => {
    expect(await save(settings)).toMatchObject({ success: false })
  },
)
