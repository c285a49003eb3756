import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/posts/post'
import { anAccount, anAlbum, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import {
  graphPage,
  withPostAt,
  withRedirectTo,
  withWeb,
  type WebPage,
} from '../../../test/server/web/webPages'
import { resolveActor } from '../../auth/actor'
import { refreshPost } from './refreshPost'

const LINK = 'https://www.instagram.com/p/Cx1_Ab/'
const IMAGE = 'https://cdn.test/a.jpg'

const desk = openShop()

const refresh = (id: number) =>
  desk.client.attempt(postEditingEndpoints.refreshPost, { query: { post_id: String(id) } })
const refreshed = async (id: number) =>
  (await desk.client.call(postEditingEndpoints.refreshPost, { query: { post_id: String(id) } }))
    .postInfo

async function addedPost(): Promise<PostInfo> {
  await withPostAt(desk.world, LINK)
  const { postInfo } = await desk.client.call(postEditingEndpoints.getPostByUrl, {
    query: { link: LINK },
  })
  return postInfo
}

const idOf = ({ vitrinaPost }: PostInfo) => vitrinaPost.id ?? 0

async function lastAction() {
  return desk.world.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

test('updates the source’s data and keeps the data that the shop entered', async () => {
  const before = await addedPost()
  const album = await anAlbum(desk.world, desk.shop)
  const saved = {
    ...before,
    vitrinaPost: {
      ...before.vitrinaPost,
      text: 'Своими словами',
      albumList: [{ id: album.id, name: 'Кухня' }],
    },
  }
  const { postInfo: stored } = await desk.client.call(postEditingEndpoints.savePost, {
    body: { postInfo: saved, request: { revision: before.vitrinaPost.revision } },
  })
  withWeb(desk.world, {
    [LINK]: graphPage(
      ['image', IMAGE],
      ['description', '1,250 likes, 31 comments - anna.k on March 1, 2026: "Утро, дополнено"'],
    ),
  })
  const after = await refreshed(idOf(before))
  expect(after.providerPost).toMatchObject({
    likeCount: 1250,
    commentCount: 31,
    text: 'Утро, дополнено',
    authorUser: { username: 'anna.k', profileLink: 'https://www.instagram.com/anna.k/' },
    isDeleted: false,
  })
  expect(after.vitrinaPost).toEqual({
    ...stored.vitrinaPost,
    revision: stored.vitrinaPost.revision + 1,
  })
  expect(after.media).toEqual(stored.media)
  expect(await lastAction()).toEqual({ action: 'post.refresh', detail: '{"isDeleted":false}' })
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { query: 'anna.k дополнено своими' },
  })
  expect(postInfoList).toHaveLength(1)
})

test.each([404, 410])('marks a post deleted when its source responds with %i', async (page) => {
  const id = idOf(await addedPost())
  withWeb(desk.world, { [LINK]: page })
  expect((await refreshed(id)).providerPost).toMatchObject({
    isDeleted: true,
    text: 'Утро на кухне',
  })
  expect(await lastAction()).toEqual({ action: 'post.refresh', detail: '{"isDeleted":true}' })
  await withPostAt(desk.world, LINK)
  expect((await refreshed(id)).providerPost.isDeleted).toBe(false)
})

test('keeps data that the source no longer returns', async () => {
  const id = idOf(await addedPost())
  const newPage = graphPage(
    ['image', IMAGE],
    ['description', '7 likes, 2 comments - anna.k on March 1, 2026: "Утро"'],
  )
  withWeb(desk.world, { [LINK]: newPage })
  const before = await refreshed(id)
  expect(before.providerPost).toMatchObject({ likeCount: 7, authorUser: { username: 'anna.k' } })
  withWeb(desk.world, { [LINK]: graphPage(['image', IMAGE], ['site_name', 'Instagram']) })
  expect((await refreshed(id)).providerPost).toEqual(before.providerPost)
})

test('checks that a linked file still exists, and leaves its post unchanged', async () => {
  const link = 'https://cdn.test/photo.jpg'
  await withPostAt(desk.world, link)
  const { postInfo } = await desk.client.call(postEditingEndpoints.getPostByUrl, {
    query: { link },
  })
  const after = await refreshed(idOf(postInfo))
  expect(after.providerPost).toEqual(postInfo.providerPost)
})

const UNSEEN = [
  'post-not-refreshed',
  'У источника этот пост сейчас не виден, поэтому обновить его не получилось. Всё осталось как было',
  'The post cannot be seen at its source now, so it was not updated. Everything stays as it was',
] as const
const NO_RESPONSE = [
  'link-unreachable',
  'Сайт по этой ссылке не отвечает. Проверьте, открывается ли она в браузере, и попробуйте ещё раз',
  'The site behind this link does not answer. Check that the link opens in a browser, and try again',
] as const

test.each<[string, WebPage, typeof UNSEEN | typeof NO_RESPONSE]>([
  ['requires a sign-in', graphPage(['title', 'Вход']), UNSEEN],
  ['responds 403', 403, UNSEEN],
  ['does not respond', { failure: 'unreachable' }, NO_RESPONSE],
  ['responds 500', 500, NO_RESPONSE],
])('changes nothing when the source %s', async (_what, page, [code, ru, en]) => {
  const before = await addedPost()
  const { action } = (await lastAction()) ?? {}
  withWeb(desk.world, { [LINK]: page })
  for (const [locale, message] of [
    ['en', en],
    ['ru', ru],
  ] as const) {
    await desk.world.db.updateTable('person').set({ locale }).execute()
    expect(await refresh(idOf(before))).toMatchObject({
      status: 200,
      success: false,
      error: { code, message },
    })
  }
  expect((await lastAction())?.action).toBe(action)
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
  expect(postInfoList).toEqual([before])
})

const SHOWN = graphPage(['image', IMAGE], ['description', 'Другие слова'])

test.each([
  ['https://www.instagram.com/accounts/login/', false],
  ['https://www.instagram.com/', false],
  ['https://www.instagram.com/p/Other/', false],
  ['https://blog.test/p/Cx1_Ab/', false],
  ['https://www.instagram.com/anna.k/reel/Cx1_Ab/?igsh=1', true],
])('recognises the same post after a redirect to %s: %s', async (url, isSame) => {
  const id = idOf(await addedPost())
  withWeb(desk.world, { [LINK]: SHOWN })
  withRedirectTo(desk.world, url)
  const { success, error } = await refresh(id)
  expect([success, error?.code]).toEqual(isSame ? [true, undefined] : [false, 'post-not-refreshed'])
})

test('ignores the title of a page and an author link that is too long', async () => {
  const before = await addedPost()
  const author = `<meta name="article:author" content="https://a.test/${'x'.repeat(2000)}">`
  const name = '<meta name="author" content="anna">'
  const picture = graphPage(['image', IMAGE])
  withWeb(desk.world, { [LINK]: `<title>Вход</title>${author}${name}${picture}` })
  const { providerPost } = await refreshed(idOf(before))
  expect(providerPost.text).toBe(before.providerPost.text)
  expect(providerPost.authorUser).toEqual({ username: 'anna', profileLink: null })
})

test('reads a post once for all concurrent refreshes', async () => {
  const id = idOf(await addedPost())
  const {
    id: personId,
    email,
    name,
    locale,
  } = await desk.world.db.selectFrom('person').selectAll().executeTakeFirstOrThrow()
  const person = {
    id: personId,
    email,
    name,
    locale,
    providerRole: null,
    hasTips: false,
    session: null,
  }
  const actor = await resolveActor(desk.world, person, 'shop')
  const [one, other] = await Promise.all([
    refreshPost(desk.world, actor, id),
    refreshPost(desk.world, actor, id),
  ])
  expect(other).toEqual(one)
  expect(one.vitrinaPost.revision).toBe(2)
})

test('refuses to refresh an upload without a source, and a post whose connection was removed', async () => {
  const upload = await aPost(desk.world, desk.shop)
  expect(await refresh(upload.id)).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'post-without-source' },
  })
  const post = await aPost(desk.world, desk.shop, { provider: 'instagram' })
  expect(await refresh(post.id)).toMatchObject({ error: { code: 'source-not-connected' } })
  // A post without the refresh button is not read, even when it has a link.
  await desk.world.db
    .updateTable('post')
    .set({ post_link: LINK, enable_refresh_button: 0 })
    .where('id', '=', post.id)
    .execute()
  expect(await refresh(post.id)).toMatchObject({ error: { code: 'source-not-connected' } })
  const revisions = await desk.world.db.selectFrom('post').select('revision').execute()
  expect(revisions.map(({ revision }) => revision)).toEqual([1, 1])
})

test('does not find posts of another account', async () => {
  const foreign = await aPost(desk.world, await anAccount(desk.world, 'other'))
  expect(await refresh(foreign.id)).toMatchObject({ status: 404 })
})
