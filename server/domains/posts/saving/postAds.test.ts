import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { ADS_COLORS, type AdsMarker, type PostInfo } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import * as v from 'valibot'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

const INFO = { erid: '2VtzqwErid', advertiser: 'ООО «Ромашка»', inn: '7700000000', note: '' }
const COLORS = { color: '#ffffff', backgroundColor: '#0A1b2c' }
const marker = (info: Partial<AdsMarker['info']> = {}, isEnabled = true): AdsMarker => ({
  id: 0,
  isEnabled,
  info: { ...INFO, ...info },
  customization: COLORS,
})

async function stored({ id }: { id: number }): Promise<PostInfo> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  return postInfoList[0]!
}

async function saving(post: { id: number }, adsMarker: AdsMarker) {
  const postInfo = await stored(post)
  const { revision } = postInfo.vitrinaPost
  return desk.client.attempt(postEditingEndpoints.savePost, {
    body: { postInfo: { ...postInfo, adsMarker }, request: { revision } },
  })
}

test('requires erid, advertiser and INN of an enabled label, and refuses blank values', async () => {
  const post = await aPost(desk.world, desk.shop)
  for (const field of ['erid', 'advertiser', 'inn'] as const) {
    expect(await saving(post, marker({ [field]: '' }))).toMatchObject({
      status: 200,
      success: false,
      error: {
        code: 'fill-advertising-fields',
        field: `adsMarker.info.${field}`,
        message: 'Заполните рекламную маркировку: erid, рекламодателя и ИНН',
      },
    })
  }
  for (const field of ['erid', 'inn', 'note'] as const) {
    expect(await saving(post, marker({ [field]: '  ' }))).toMatchObject({
      error: {
        code: 'only-spaces-error',
        field: `adsMarker.info.${field}`,
        message: 'Здесь только пробелы',
      },
    })
  }
  expect((await stored(post)).adsMarker).toBeNull()
  expect(await saving(post, marker({ inn: '' }, false))).toMatchObject({ success: true })
})

test('refuses with a message in the user’s language', async () => {
  const post = await aPost(desk.world, desk.shop)
  await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
  expect(await saving(post, marker({ inn: '' }))).toMatchObject({
    error: { message: 'Fill in the advertising label: erid, advertiser and INN' },
  })
})

test('returns a saved label as it was sent', async () => {
  const post = await aPost(desk.world, desk.shop)
  await saving(post, marker({ note: '18+' }))
  expect((await stored(post)).adsMarker).toEqual(marker({ note: '18+' }))
})

test.each<[string, AdsMarker]>([
  ['a colour in words', { ...marker(), customization: { ...COLORS, color: 'red;}' } }],
  ['a short colour', { ...marker(), customization: { ...COLORS, backgroundColor: '#fff' } }],
])('rejects %s as malformed', async (_what, wanted) => {
  const post = await aPost(desk.world, desk.shop)
  expect(await saving(post, wanted)).toMatchObject({ status: 400, success: false })
})

test.each([
  ['erid', LIMITS.adsLine],
  ['note', LIMITS.adsNote],
] as const)('limits %s to %s characters', async (field, most) => {
  const post = await aPost(desk.world, desk.shop)
  expect(await saving(post, marker({ [field]: 'a'.repeat(most + 1) }))).toMatchObject({
    error: { code: 'too-long', field: `postInfo.adsMarker.info.${field}` },
  })
  expect(await saving(post, marker({ [field]: 'a'.repeat(most) }))).toMatchObject({ success: true })
})

test('shows shoppers an enabled label, and nothing of a disabled label', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  const post = await aPost(desk.world, desk.shop, { is_published: 1, albums: [album] })
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
  const shown = async () => {
    const response = await desk.world.app.request(`/widget/v1/${embed_id}?page=1`)
    return v.parse(galleryPayloadSchema, await response.json()).posts[0]
  }
  expect(await shown()).not.toHaveProperty('ad')
  await saving(post, marker())
  expect((await shown())?.ad).toEqual({ ...INFO, ...COLORS })
  await saving(post, marker({}, false))
  expect(await shown()).not.toHaveProperty('ad')
})

test('truncates an older label to the limits, so that its post can be saved', async () => {
  const old = {
    ...marker({ note: 'я'.repeat(LIMITS.adsNote + 1), inn: '7'.repeat(LIMITS.adsLine + 1) }),
    customization: { color: '#fff', backgroundColor: 'red' },
    issuedBy: 'ОРД',
  }
  const post = await aPost(desk.world, desk.shop, { ads_marker: JSON.stringify(old) })
  const { adsMarker } = await stored(post)
  expect(adsMarker).toMatchObject({
    info: { erid: INFO.erid, inn: '7'.repeat(LIMITS.adsLine), note: 'я'.repeat(LIMITS.adsNote) },
    customization: ADS_COLORS,
    issuedBy: 'ОРД',
  })
  expect(await saving(post, adsMarker!)).toMatchObject({ success: true })
})
