import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import {
  DEFAULT_GALLERY_SETTINGS,
  type GallerySettings,
} from '@/contract/widgets/settings/gallerySettings'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import * as v from 'valibot'
import { openResponse } from '../../../test/server/client'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPost,
  aProduct,
  aWidget,
} from '../../../test/server/factories'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const desk = openShop()

const ask = (embedId: string, init?: RequestInit, page = 1) =>
  desk.world.app.request(`/widget/v1/${embedId}?page=${page}`, init)

async function shown(embedId: string, page = 1) {
  const response = await ask(embedId, {}, page)
  return v.parse(galleryPayloadSchema, await response.json())
}

describe('the payload for shoppers', () => {
  test('includes the background of a picture', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const post = await aPost(desk.world, desk.shop, { is_published: 1, albums: [album] })
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
    const postInfo = await postInfoOf(desk.world, desk.shop, post.id)
    const background = { type: 'color' as const, colors: ['#102030'] }
    await desk.client.call(postEditingEndpoints.savePost, {
      body: {
        postInfo: { ...postInfo, media: postInfo.media.map((item) => ({ ...item, background })) },
        request: { revision: postInfo.vitrinaPost.revision },
      },
    })
    expect((await shown(embed_id)).posts[0]?.media[0]?.background).toBe('#102030')
  })

  test.each([
    ['hidden slides are left out', [1], 1],
    ['a post whose slides are all hidden shows all of them', [1, 2], 2],
  ])('%s', async (_name, hidden, count) => {
    const album = await anAlbum(desk.world, desk.shop)
    const media = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
    await aPost(desk.world, desk.shop, {
      media,
      is_published: 1,
      albums: [album],
      hidden_carousel_positions: JSON.stringify(hidden),
    })
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
    const [post] = (await shown(embed_id)).posts
    expect(post?.media.map(({ id }) => id)).toEqual(media.slice(-count).map(({ id }) => id))
  })

  test('shows each post of several albums once, newest first', async () => {
    const albums = [
      await anAlbum(desk.world, desk.shop),
      await anAlbum(desk.world, desk.shop, 'Другой'),
    ]
    const media = [await aMedia(desk.world, desk.shop)]
    for (const [text, age] of [
      ['старый', 2],
      ['новый', 1],
    ] as const) {
      const provider_created_at = TEST_NOW - age
      await aPost(desk.world, desk.shop, {
        media,
        text,
        is_published: 1,
        albums,
        provider_created_at,
      })
    }
    const { embed_id } = await aWidget(desk.world, desk.shop, {
      settings: { albums: albums.map(({ id }) => id) },
    })
    expect((await shown(embed_id)).posts.map(({ text }) => text)).toEqual(['новый', 'старый'])
  })

  test("contains nothing of another account's album, even when the settings name it", async () => {
    const other = await anAccount(desk.world, 'other')
    const theirs = await anAlbum(desk.world, other)
    await aPost(desk.world, other, { is_published: 1, albums: [theirs] })
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [theirs.id] } })
    expect((await shown(embed_id)).posts).toEqual([])
  })

  test('never sends a hidden text', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const post = await aPost(desk.world, desk.shop, {
      text: 'Тайна',
      is_published: 1,
      albums: [album],
    })
    await desk.world.db
      .updateTable('post')
      .set({ show_text: 0 })
      .where('id', '=', post.id)
      .execute()
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
    expect(await (await ask(embed_id)).text()).not.toContain('Тайна')
  })

  test('lists a product on the slide that marks it, or on all slides but hidden ones, and states whether it is only similar', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const products = [await aProduct(desk.world, desk.shop)]
    const media = []
    for (let slide = 0; slide < 3; slide += 1) media.push(await aMedia(desk.world, desk.shop))
    await aPost(desk.world, desk.shop, { is_published: 1, albums: [album], media, products })
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
    const onSlides = async () =>
      (await shown(embed_id)).posts[0]?.media.map((slide) =>
        slide.products.map(({ isSimilar, marker }) => ({ isSimilar, x: marker.x })),
      )
    expect(await onSlides()).toEqual([[{ isSimilar: false, x: 50 }], [], []])
    await desk.world.db
      .updateTable('media_link')
      .set({ is_similar: 1, show_on_all_slides: 1, hidden_carousel_positions: '[1]' })
      .execute()
    await raiseContentVersion(desk.world.db, desk.shop.id)
    const similar = { isSimilar: true, x: 50 }
    expect(await onSlides()).toEqual([[], [similar], [similar]])
  })

  test.each(['disabled', 'admin_mode'] as const)(
    'responds with 404 for a widget in the mode %s',
    async (mode) => {
      const { embed_id } = await aWidget(desk.world, desk.shop, { mode })
      const response = await ask(embed_id)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(await openResponse(response)).toMatchObject({
        status: 404,
        error: { code: 'widget-not-found' },
      })
    },
  )

  test.each(['0', '-1', 'x', '1e9', '9999999'])('rejects page %s as malformed', async (page) => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    const response = await desk.world.app.request(`/widget/v1/${embed_id}?page=${page}`)
    expect(response.status).toBe(400)
  })
})

describe('the ETag', () => {
  test('lets clients skip an unchanged response and changes with every change', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const post = await aPost(desk.world, desk.shop, { is_published: 1, albums: [album] })
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
    const etags: (string | null)[] = []
    const note = async () => {
      const etag = (await ask(embed_id)).headers.get('etag')
      etags.push(etag)
      const again = await ask(embed_id, { headers: { 'If-None-Match': etag ?? '' } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('cache-control')).toBe('public, max-age=60')
    }
    await note()
    const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
      body: { filter: { postId: post.id } },
    })
    const postInfo = postInfoList[0]!
    await desk.client.call(postEditingEndpoints.savePost, {
      body: {
        postInfo: { ...postInfo, vitrinaPost: { ...postInfo.vitrinaPost, text: 'Новый' } },
        request: { revision: 1 },
      },
    })
    await note()
    await desk.client.call(widgetEndpoints.saveWidget, {
      params: { id: embed_id },
      body: { gallerySettings: { cols: 3 } },
    })
    await note()
    await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: { id: album.id } })
    await note()
    expect(new Set(etags).size).toBe(4)
    expect((await shown(embed_id)).settings.albums).toEqual([])
  })
})

describe('the widgets list', () => {
  test('is sorted by title, ignoring case', async () => {
    for (const role of ['яблоко', 'Арбуз', 'арка', 'Галерея #10', 'Галерея #2']) {
      await aWidget(desk.world, desk.shop, { role })
    }
    const { galleryList } = await desk.client.call(widgetEndpoints.listWidgets)
    expect(galleryList.map(({ role }) => role)).toEqual([
      'Арбуз',
      'арка',
      'Галерея #2',
      'Галерея #10',
      'яблоко',
    ])
  })

  test("neither contains nor changes another account's widgets", async () => {
    const theirs = await aWidget(desk.world, await anAccount(desk.world, 'other'))
    expect((await desk.client.call(widgetEndpoints.listWidgets)).galleryList).toEqual([])
    const params = { id: theirs.embed_id }
    const body = { gallerySettings: {} }
    const statuses = [
      (await desk.client.attempt(widgetEndpoints.getWidget, { params })).status,
      (await desk.client.attempt(widgetEndpoints.saveWidget, { params, body })).status,
      (await desk.client.attempt(widgetEndpoints.deleteWidget, { params })).status,
    ]
    expect(statuses).toEqual([404, 404, 404])
  })
})

describe('saving a widget', () => {
  const save = async (gallerySettings: Partial<GallerySettings>) => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    const params = { id: embed_id }
    return desk.client.call(widgetEndpoints.saveWidget, { params, body: { gallerySettings } })
  }

  test('changes only the fields sent', async () => {
    const saved = await save({ cols: 5 })
    expect(saved.gallerySettings).toEqual({ ...DEFAULT_GALLERY_SETTINGS, cols: 5 })
    expect(saved).toMatchObject({ role: 'Галерея', isEnabled: 'full_access' })
  })

  const blank: Partial<GallerySettings> = {
    load_more: '',
    auto_load_more: '',
    load_more_text: 'Ещё',
    load_more_spacing: null,
  }
  test.each<[string, Partial<GallerySettings>, Partial<GallerySettings>]>([
    ['settings without loading more', { load_more: '', load_more_text: 'Дальше' }, blank],
    ['settings of a slider', { mode: 'line', auto_load_more: '1' }, blank],
    [
      'settings with automatic loading',
      { load_more: '', auto_load_more: '1' },
      { load_more: '1', auto_load_more: '1' },
    ],
    ['settings with a blank button label', { load_more_text: '  ' }, { load_more_text: 'Ещё' }],
  ])('normalizes %s', async (_, sent, expected) => {
    expect((await save(sent)).gallerySettings).toMatchObject(expected)
  })

  test.each([
    [{ role: ' \n ' }, 'empty-gallery-title'],
    [{ role: 'x'.repeat(101) }, 'too-long'],
    [{ gallerySettings: { albums: [999] } }, 'album-not-found'],
  ])('refuses %j with %s', async (changes, code) => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    const result = await desk.client.attempt(widgetEndpoints.saveWidget, {
      params: { id: embed_id },
      rawBody: { gallerySettings: {}, ...changes },
    })
    expect(result).toMatchObject({ status: 200, success: false, error: { code } })
    expect(result.error?.message).toBeTruthy()
  })

  test('a preview shows unsaved settings, even of a disabled widget', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    await aPost(desk.world, desk.shop, { is_published: 1, albums: [album] })
    const { embed_id } = await aWidget(desk.world, desk.shop, { mode: 'disabled' })
    const preview = await desk.client.call(widgetPreviewEndpoints.previewWidget, {
      params: { id: embed_id },
      body: {
        role: 'Проба',
        gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, albums: [album.id], cols: 2 },
      },
    })
    expect(preview).toMatchObject({ title: 'Проба', settings: { cols: 2 }, posts: [{}] })
    expect((await ask(embed_id)).status).toBe(404)
  })
})
