import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { anInteraction } from '../../../test/server/elements'
import { aMedia, anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { shopperAnswers } from '../../../test/server/widgets/shopperAnswers'
import { openShop } from '../../../test/server/shopDesk'
import { BARE_ELEMENTS } from '../elements/mediaElements'

const desk = openShop()

const listed = (vitrinaPostId: number, carouselPosition = 1) =>
  desk.client.call(interactionAnswerEndpoints.listInteractionAnswers, {
    body: { type: 'poll', vitrinaPostId, carouselPosition },
  })

test('lists the answer that was given first before another answer with an equal count', async () => {
  const post = await aPost(desk.world, desk.shop)
  const answers = ['Синяя', 'Белая', 'Белая', 'Синяя'].map((answer) => ({ answer }))
  await shopperAnswers(desk.world, desk.shop, post, answers)
  expect((await listed(post.id)).summary.counts).toEqual([
    { answer: 'Синяя', count: 2 },
    { answer: 'Белая', count: 2 },
  ])
})

test('assigns answers without an interaction id to the question at their slide', async () => {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const media = [await aMedia(world, shop), await aMedia(world, shop)]
  const post = await aPost(world, shop, { media, is_published: 1, albums: [album] })
  // As saved before interactions had ids.
  const elements = JSON.stringify({ ...BARE_ELEMENTS, interactions: [anInteraction()] })
  await world.db.updateTable('post_media').set({ elements }).execute()
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
  const answer = (id: string, slide: { id: number }) =>
    world.app.request(`/widget/v1/${embed_id}/answers`, {
      method: 'POST',
      body: JSON.stringify({
        id,
        postId: post.id,
        mediaId: slide.id,
        type: 'poll',
        answer: 'Белая',
      }),
    })
  expect((await answer('answer-0001', media[1]!)).status).toBe(200)
  expect((await answer('answer-0002', media[1]!)).status).toBe(200)
  expect((await answer('answer-0003', media[0]!)).status).toBe(200)
  expect((await listed(post.id, 1)).paging.total).toBe(1)
  expect((await listed(post.id, 2)).paging.total).toBe(2)
  expect((await listed(post.id, 3)).paging.total).toBe(0)
})
