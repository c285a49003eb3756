import { copyrightEndpoints } from '@/contract/endpoints/copyright'
import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import { signIn } from '../../../../test/server/client'
import { anAccount, aPerson, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'

const desk = openShop()

const username = 'shop'
const update = (postId: number, status: CopyrightStatus, by = desk.client) =>
  by.attempt(copyrightEndpoints.updateCopyrightRequest, { body: { username, postId, status } })
const comment = (postId: number, text: string, by = desk.client) =>
  by.attempt(copyrightEndpoints.addCopyrightComment, { body: { username, postId, text } })

test('moves a permission request through its statuses and audits each step', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  for (const status of ['sending', 'sent', 'approved'] as const) {
    expect(await update(id, status)).toMatchObject({
      success: true,
      body: { postInfo: { vitrinaPost: { copyrightRequest: { status, comments: [] } } } },
    })
    desk.world.clock.advance(1000)
  }
  const { detail } = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'copyright-request.update')
    .orderBy('id')
    .select('detail')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(detail)).toEqual({ from: null, to: 'sending' })
  const post = await desk.world.db.selectFrom('post').select('revision').executeTakeFirstOrThrow()
  expect(post.revision).toBe(4)
})

const WAYS: [CopyrightStatus[], CopyrightStatus, boolean][] = [
  [[], 'sent', true],
  [[], 'approved', false],
  [[], 'failed', false],
  [['sending'], 'approved', false],
  [['sending'], 'failed', true],
  [['sent'], 'sending', false],
  [['sent'], 'failed', true],
  [['sent', 'approved'], 'sending', false],
  [['sent', 'approved'], 'sent', false],
  [['sent', 'approved'], 'failed', true],
  [['sent', 'failed'], 'approved', false],
  [['sent', 'failed'], 'sending', true],
  [['sent', 'failed'], 'sent', true],
]
test.each(WAYS)('after %j allows the step to %s: %s', async (before, status, isPossible) => {
  const { id } = await aPost(desk.world, desk.shop)
  for (const step of before) await update(id, step)
  const response = await update(id, status)
  if (isPossible) expect(response.success).toBe(true)
  else {
    expect(response).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'wrong-copyright-step', field: 'status' },
    })
    expect(response.statusMessage).toMatch(/^Этот шаг запроса/)
  }
})

test('repeating a step changes nothing', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  await update(id, 'sent')
  desk.world.clock.advance(60_000)
  expect(await update(id, 'sent')).toMatchObject({
    success: true,
    body: {
      postInfo: {
        vitrinaPost: {
          revision: 2,
          copyrightRequest: { updatedAt: new Date(TEST_NOW).toISOString() },
        },
      },
    },
  })
})

test('returns comments in order with their authors', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  await update(id, 'sent')
  await comment(id, '  Можно?  ')
  desk.world.clock.advance(1000)
  const { postInfo } = await desk.client.call(copyrightEndpoints.addCopyrightComment, {
    body: { username, postId: id, text: 'Автор согласен' },
  })
  expect(postInfo.vitrinaPost.copyrightRequest?.comments).toMatchObject([
    { text: 'Можно?', author: 'owner@shop.test', createdAt: new Date(TEST_NOW).toISOString() },
    { text: 'Автор согласен' },
  ])
  expect(postInfo.vitrinaPost.revision).toBe(4)
})

test.each([
  ['   ', 'empty-field'],
  ['x'.repeat(1001), 'too-long'],
])('refuses a comment of %j', async (text, code) => {
  const { id } = await aPost(desk.world, desk.shop)
  await update(id, 'sent')
  expect(await comment(id, text)).toMatchObject({ success: false, error: { code, field: 'text' } })
})

test('refuses a comment before the author was asked, and stores nothing', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  expect(await comment(id, 'Можно?')).toMatchObject({
    success: false,
    error: { code: 'copyright-not-asked' },
  })
  const post = await desk.world.db.selectFrom('post').select('revision').executeTakeFirstOrThrow()
  expect(post.revision).toBe(1)
  expect(await desk.world.db.selectFrom('copyright_comment').selectAll().execute()).toEqual([])
})

test('does not find a permission request of another account’s post', async () => {
  const { id } = await aPost(desk.world, await anAccount(desk.world, 'other'))
  expect(await update(id, 'sent')).toMatchObject({ status: 404 })
  expect(await comment(id, 'Можно?')).toMatchObject({ status: 404 })
})

test('refuses an observer’s permission request and comment, and a request without an account', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  await aPerson(desk.world, desk.shop, 'observer')
  const observer = await signIn(desk.world, 'observer@shop.test')
  expect(await update(id, 'sent', observer)).toMatchObject({ status: 403 })
  expect(await comment(id, 'Можно?', observer)).toMatchObject({ status: 403 })
  const rawBody = { postId: id, status: 'sent' }
  expect(
    await desk.client.attempt(copyrightEndpoints.updateCopyrightRequest, { rawBody }),
  ).toMatchObject({
    status: 400,
  })
})
