import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { Interaction } from '@/contract/entities/posts/media'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { anEmojiSlider, anInteraction } from '../../../test/server/elements'
import { elementSaves } from '../../../test/server/elementSaves'
import { anAlbum, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import { carryOutSchedule } from '../../jobs/startSchedule'

const desk = openShop()
const { stored, saved } = elementSaves(desk)

const ASKED: Partial<Interaction> = {
  type: 'question',
  caption: '',
  placeholder: 'Да?',
  polls: [],
  emojis: ['🔥'],
}
const MOVED: Partial<Interaction> = { x: 33, scale: 70, backgroundColor: '#112233', view: 'story' }

const draft = async () =>
  aPost(desk.world, desk.shop, { albums: [await anAlbum(desk.world, desk.shop)] })

async function setStatus(post: { id: number }, isPublished: boolean) {
  const { vitrinaPost, ...postInfo } = await stored(post)
  await desk.client.call(postEditingEndpoints.savePost, {
    body: {
      postInfo: { ...postInfo, vitrinaPost: { ...vitrinaPost, isPublished } },
      request: { revision: vitrinaPost.revision },
    },
  })
}

const change = (post: { id: number }, wanted: PostChange) =>
  desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: [post.id], change: wanted },
  })

async function carriedOut({ id }: { id: number }) {
  await desk.world.db
    .updateTable('post')
    .set({ is_enabled_scheduler: 1, publish_time: TEST_NOW })
    .where('id', '=', id)
    .execute()
  await carryOutSchedule(desk.world)
}

describe('an interaction', () => {
  const nameless = { isAlreadySaved: true, id: undefined }

  test('gets an id at its first save and keeps it; its question may change until a publication', async () => {
    const post = await aPost(desk.world, desk.shop)
    const [first] = (await saved(post, { interactions: [anInteraction(nameless)] })).interactions
    expect(first).toMatchObject({ id: expect.stringMatching(/^\w{8,}/), isAlreadySaved: false })
    const changed: Interaction = { ...first!, ...ASKED, ...MOVED, isAlreadySaved: true }
    const [again] = (await saved(post, { interactions: [changed] })).interactions
    expect(again).toEqual({ ...changed, isAlreadySaved: false })
  })

  test.each<[string, (post: { id: number }) => Promise<unknown>]>([
    ['a save', (post) => setStatus(post, true)],
    ['a bulk change', (post) => change(post, { type: 'publish', albumList: [] })],
    ['its schedule', carriedOut],
  ])(
    'has a fixed question once %s has published it, even after unpublishing',
    async (_by, publish) => {
      const post = await draft()
      const poll = anInteraction({ ...nameless, polls: ['Да', ' ', 'Нет', ''] })
      await saved(post, { interactions: [poll] })
      await publish(post)
      const [open] = (await stored(post)).media[0]!.interactions
      expect(open).toMatchObject({ polls: ['Да', 'Нет'], isAlreadySaved: true })
      await change(post, { type: 'unpublish' })
      const sent = { ...open!, ...ASKED, ...MOVED, isAlreadySaved: false }
      const [after] = (await saved(post, { interactions: [sent] })).interactions
      expect(after).toEqual({ ...open, ...MOVED })
    },
  )

  test('is published without its empty options', async () => {
    const post = await draft()
    const slider = anEmojiSlider({ ...nameless, emojis: ['😮', ' ', '😍', ''] })
    await saved(post, { interactions: [slider] })
    await setStatus(post, true)
    expect((await stored(post)).media[0]!.interactions).toMatchObject([{ emojis: ['😮', '😍'] }])
  })

  test('may have its question changed in a copy of a published post', async () => {
    const post = await draft()
    await saved(post, { interactions: [anInteraction(nameless)] })
    await setStatus(post, true)
    await setStatus(post, false)
    const [open] = (await stored(post)).media[0]!.interactions
    const copy = { ...open!, view: 'story' as const, caption: 'Другая' }
    const [, other] = (await saved(post, { interactions: [open!, copy] })).interactions
    expect(other).toMatchObject({ caption: 'Другая', isAlreadySaved: false })
  })

  test('gets a new id when it replaces another interaction', async () => {
    const post = await aPost(desk.world, desk.shop)
    const poll = anInteraction(nameless)
    const [first] = (await saved(post, { interactions: [poll] })).interactions
    const [second] = (await saved(post, { interactions: [poll] })).interactions
    expect(second?.id).not.toBe(first?.id)
  })

  test('gets a new id when its id is not known on its slide or is used twice there', async () => {
    const { world, shop } = desk
    const elements = { interactions: [anInteraction({ id: 'there' })] }
    const post = await aPost(world, shop)
    await aPost(world, shop, { elements })
    const [taken] = (await saved(post, elements)).interactions
    expect(taken).toMatchObject({ caption: 'Какая кружка?' })
    expect(taken?.id).not.toBe('there')
    // A copy of a stored interaction is a new one.
    const twice = [taken!, { ...taken!, view: 'story' as const, caption: 'Другая' }]
    const [same, copy] = (await saved(post, { interactions: twice })).interactions
    expect(same).toEqual(taken)
    expect(copy).toMatchObject({ caption: 'Другая' })
    expect(copy?.id).not.toBe(taken?.id)
  })
})
