import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { aMedia, aPost, aProduct } from '../../../../test/server/factories'
import { postInfoOf } from '../../../../test/server/postInfoOf'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

test('returns the products of each slide in the order in which they were saved', async () => {
  const media = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
  const [mug, vase, lamp] = [
    await aProduct(desk.world, desk.shop, { article: 'M' }),
    await aProduct(desk.world, desk.shop, { article: 'V' }),
    await aProduct(desk.world, desk.shop, { article: 'L' }),
  ]
  const { id } = await aPost(desk.world, desk.shop, { media, products: [mug] })
  const post = await postInfoOf(desk.world, desk.shop, id)
  const [first, second] = post.media
  const link = first!.linkList[0]!
  const linkTo = (sku: { id: number }) => ({
    ...link,
    id: null,
    sku: { id: sku.id, sourceImageUrls: [] },
  })
  const postInfo = {
    ...post,
    media: [
      { ...first!, linkList: [linkTo(vase), link] },
      { ...second!, linkList: [linkTo(lamp)] },
    ],
  }
  await desk.client.call(postEditingEndpoints.savePost, {
    body: { postInfo, request: { revision: 1 } },
  })
  const saved = await postInfoOf(desk.world, desk.shop, id)
  expect(saved.media.map(({ linkList }) => linkList.map(({ sku }) => sku.id))).toEqual([
    [vase.id, mug.id],
    [lamp.id],
  ])
  // An existing mark keeps its id.
  expect(saved.media[0]?.linkList[1]?.id).toBe(link.id)
})
