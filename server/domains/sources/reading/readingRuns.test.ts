import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { jobHandlers } from '../../../jobs/jobHandlers'
import { runJobs } from '../../../jobs/runJobs'
import { claimJob, LEASE_MS } from '../../../queue/jobQueue'
import type { JobRun } from '../../../queue/jobRun'
import { WALL_PAGE } from '../../../networks/vk/wallPost'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'
import { aVkPhoto, aVkPost } from '../../../../test/server/vk/vkPosts'
import { linkId, postAddress } from '../../links/postAddress'
import { CHECK_EVERY_MS, SURE_AFTER_MS } from './checkPosts'
import { READ_EVERY_MS } from './readingPlan'
import { readSource } from './readSource'

const desk = openShop()
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
})
afterEach(() => {
  network.close()
})

const posts = () => network.posts()

describe('an interrupted run', () => {
  test('loses and duplicates nothing, wherever it was interrupted', async () => {
    const all = Array.from({ length: 6 }, (_, index) => network.withPhoto(index + 1))
    network.vk.posts = all
    await network.connect()
    for (let steps = 1; steps <= 6; steps += 1) {
      const stopping = new AbortController()
      let left = steps
      const { web } = desk.world.services
      desk.world.services.web = {
        read: (...asked) => {
          left -= 1
          if (left === 0) stopping.abort()
          return web.read(...asked)
        },
      }
      await runJobs(desk.world, jobHandlers, stopping.signal)
      desk.world.services.web = web
      for (const { media } of await posts()) expect(media).toHaveLength(1)
    }
    await network.run()
    expect(await network.texts()).toEqual(all.map(({ text }) => text))
    const { count } = await desk.world.db
      .selectFrom('media')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(6)
  })

  test('is resumed with the next page when it ended after a page', async () => {
    network.vk.posts = [network.withPhoto(1)]
    await network.connect()
    await network.run()
    for (let id = 2; id <= WALL_PAGE + 20; id += 1) network.vk.posts.push(network.withPhoto(id))
    desk.world.clock.advance(READ_EVERY_MS)
    const job = await claimJob(desk.world.db, desk.world.clock.now(), 'runner')
    if (job?.kind !== 'source') throw new Error('No source is due')
    await new Promise<void>((died, failed) => {
      const progress: JobRun['progress'] = (done) => {
        if (done < WALL_PAGE) return Promise.resolve()
        died()
        return new Promise(() => undefined)
      }
      const { signal } = new AbortController()
      readSource(desk.world, { job, signal, progress }).catch(failed)
    })
    desk.world.clock.advance(LEASE_MS)
    await network.run()
    const { count } = await desk.world.db
      .selectFrom('post')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(WALL_PAGE + 20)
  })

  test('is continued by exactly one runner once its lease has expired', async () => {
    network.vk.posts = [network.withPhoto(1), network.withPhoto(2)]
    await network.connect()
    await desk.world.db
      .updateTable('job')
      .set({ lease_token: 'gone', lease_until: desk.world.clock.now() + LEASE_MS, run_at: null })
      .execute()
    await network.run()
    expect(await network.texts()).toEqual([])
    desk.world.clock.advance(LEASE_MS)
    await Promise.all([network.run(), network.run(), network.run()])
    expect(await network.texts()).toEqual(['Запись 1', 'Запись 2'])
    expect(network.vk.requests.filter(({ method }) => method === 'wall.get')).toHaveLength(1)
  })

  test('keeps the imported posts when the group was disconnected in the meantime', async () => {
    network.vk.posts = [network.withPhoto(1), network.withPhoto(2), network.withPhoto(3)]
    await network.connect()
    const { integrations } = await desk.client.call(sourceEndpoints.listIntegrations)
    const { web } = desk.world.services
    let left = 2
    desk.world.services.web = {
      read: async (...asked) => {
        left -= 1
        if (left === 0) {
          await desk.client.call(sourceEndpoints.deleteIntegration, {
            body: { id: integrations[0]!.id },
          })
        }
        return web.read(...asked)
      },
    }
    await network.run()
    expect(await network.texts()).toEqual(['Запись 3'])
    expect(await desk.world.db.selectFrom('job').selectAll().execute()).toEqual([])
    expect(desk.world.reported).toEqual([])
  })
})

describe('changes at the network', () => {
  test('update a text until it is edited in the library', async () => {
    network.vk.posts = [network.withPhoto(1), network.withPhoto(2)]
    await network.connect()
    await network.run()
    const second = (await posts()).find(({ providerPost }) => providerPost.id === '-5_2')!
    await desk.client.call(postEditingEndpoints.savePost, {
      body: {
        postInfo: { ...second, vitrinaPost: { ...second.vitrinaPost, text: 'Наш текст' } },
        request: { revision: second.vitrinaPost.revision },
      },
    })
    network.vk.posts = network.vk.posts.map((post) => ({
      ...post,
      text: `${post.text}, новый текст`,
      edited: post.date + 60,
    }))
    await network.readAgain()
    expect(await network.texts()).toEqual(['Запись 1, новый текст', 'Наш текст'])
    expect((await network.source()).reading?.result).toMatchObject({ created: 0, changed: 2 })
    expect((await posts()).map(({ providerPost }) => providerPost.text).sort()).toEqual([
      'Запись 1, новый текст',
      'Запись 2, новый текст',
    ])
  })

  test('update likes and comments and nothing else', async () => {
    network.vk.posts = [network.withPhoto(1)]
    await network.connect()
    await network.run()
    const [before] = await posts()
    network.vk.posts = network.vk.posts.map((post) => ({
      ...post,
      likes: { ...post.likes, count: 99 },
      comments: { ...post.comments, count: 7 },
    }))
    desk.world.clock.advance(CHECK_EVERY_MS)
    await network.run()
    const [after] = await posts()
    expect(after?.providerPost).toMatchObject({ likeCount: 99, commentCount: 7 })
    expect(after?.vitrinaPost.revision).toBe(before?.vitrinaPost.revision)
  })

  test('are ignored once another group is chosen; the posts of the earlier group stay', async () => {
    network.vk.posts = [network.withPhoto(1), network.withPhoto(2)]
    await network.connect()
    network.pictures.set('/photo-2.jpg', 503)
    await network.run()
    await desk.world.db
      .updateTable('integration')
      .set({ provider_id: '4', name: 'Другая' })
      .execute()
    await desk.client.call(sourceEndpoints.listVkGroups, { body: { groupId: 5 } })
    expect(await desk.world.db.selectFrom('source_item').selectAll().execute()).toEqual([])
    expect(await network.texts()).toEqual(['Запись 1'])
  })

  test('mark a post deleted when it is missing repeatedly, not once', async () => {
    network.vk.posts = [network.withPhoto(1), network.withPhoto(2)]
    await network.connect()
    await network.run()
    const [second, first] = network.vk.posts.toReversed()
    network.vk.posts = []
    desk.world.clock.advance(CHECK_EVERY_MS)
    await network.run()
    const deleted = async () =>
      (await posts()).filter(({ providerPost }) => providerPost.isDeleted).length
    expect(await deleted()).toBe(0)
    network.vk.posts = [first!]
    desk.world.clock.advance(SURE_AFTER_MS)
    await network.run()
    expect(await deleted()).toBe(1)
    network.vk.posts = [first!, second!]
    desk.world.clock.advance(CHECK_EVERY_MS)
    await network.run()
    expect(await deleted()).toBe(0)
  })
})

test('do not duplicate a post that was added by its link', async () => {
  network.vk.posts = [network.withPhoto(1)]
  await aPost(desk.world, desk.shop, {
    provider: 'link',
    provider_id: linkId(postAddress('https://vk.com/wall-5_1')!),
    post_link: 'https://m.vk.com/wall-5_1',
  })
  await network.connect()
  await network.run()
  expect(await posts()).toHaveLength(1)
})

test('publish new posts automatically when the source has auto-publication', async () => {
  network.vk.posts = [network.withPhoto(1)]
  await network.connect()
  await anAlbum(desk.world, desk.shop, 'Главный')
  await desk.world.db.updateTable('album').set({ is_default: 1 }).execute()
  const { id } = await network.source()
  await desk.client.call(sourceEndpoints.saveSource, {
    params: { id },
    body: { isAutoPublication: true, autoMarkupMode: 'off' },
  })
  await network.run()
  expect((await posts())[0]?.vitrinaPost).toMatchObject({
    isPublished: true,
    albumList: [{ name: 'Главный' }],
  })
})

test('import a hostile post as plain text', async () => {
  const text = `<script>alert(1)</script>\u0000 ${'[id1|'.repeat(2000)}${'x'.repeat(100_000)}`
  const post = aVkPost(1, { text, attachments: [aVkPhoto('javascript:alert(1)')] })
  network.vk.posts = [post, network.withPhoto(2, { text, from_id: 77 })]
  await network.connect()
  await network.run()
  const [stored] = await posts()
  expect(await posts()).toHaveLength(1)
  expect(stored?.vitrinaPost.text.startsWith('<script>alert(1)</script> ')).toBe(true)
  expect(stored?.providerPost.authorUser).toEqual({
    username: 'Анна Ветрова',
    profileLink: 'https://vk.com/id77',
  })
})
