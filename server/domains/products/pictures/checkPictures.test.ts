import { productEndpoints } from '@/contract/endpoints/products'
import { LINK, feedDesk } from '../../../../test/server/feeds/feedDesk'
import { runDueJobs, withFeeds, type FeedSite } from '../../../../test/server/feeds/feedSite'
import { aNewProduct, anAccount } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { ymlOf } from '../../../../test/server/feeds/ymlFeed'
import {
  FAILED_AGAIN_MS,
  PICTURES_PER_HOST,
  PICTURES_EVERY_MS,
  planPictures,
} from './checkPictures'

const desk = openShop()
const feeds = feedDesk(desk)

/** Products with these pictures, as if a feed had imported them. */
const withPictures = (...urls: string[]) => withPicturesOf(desk.shop, ...urls)

async function withPicturesOf(account: { id: number }, ...urls: string[]) {
  for (const [index, url] of urls.entries()) {
    const product = await aNewProduct(desk.world, account, { article: `P-${index + 1}` })
    await desk.world.db
      .updateTable('sku')
      .set({ image_url: url })
      .where('id', '=', product.id)
      .execute()
  }
  await planPictures(desk.world.db, account.id, desk.world.clock.now())
}

async function pass(ms: number) {
  desk.world.clock.advance(ms)
  await runDueJobs(desk.world)
}

/** The check result of each picture in the list: `+`, `-`, and `?` while unknown. */
async function told(isPictureReadable?: boolean) {
  const { skuList } = await desk.client.call(productEndpoints.listProducts, {
    body: { filter: isPictureReadable === undefined ? {} : { isPictureReadable } },
  })
  return skuList
    .toSorted((one, other) => one.id - other.id)
    .map(({ pictureCheck: check }) => (check ? (check.isReadable ? '+' : '-') : '?'))
    .join('')
}

/** A web of pictures, and the requested addresses. */
function withWeb(files: FeedSite['files']) {
  const site = withFeeds(desk.world, files)
  const asked: string[] = []
  const { read } = desk.world.services.web
  desk.world.services.web = {
    read: (url, request, use) => {
      asked.push(url)
      return read(url, request, (response) =>
        use({ ...response, type: url.endsWith('.html') ? 'text/html' : 'image/jpeg' }),
      )
    },
  }
  return { site, asked }
}

test('distinguishes readable from broken pictures, and filters the catalogue by this state', async () => {
  withWeb({
    'https://a.test/1.jpg': { content: 'picture' },
    'https://a.test/2.jpg': { status: 404 },
    'https://a.test/3.html': { content: 'a page that says 200' },
    'https://a.test/4.jpg': { failure: 'private' },
    'https://a.test/5.jpg': { content: '' },
  })
  await withPictures(
    'https://a.test/1.jpg',
    'https://a.test/2.jpg',
    'https://a.test/3.html',
    'https://a.test/4.jpg',
    'https://a.test/5.jpg',
    '/media/ours.jpg',
  )
  expect(await told()).toBe('??????')
  await pass(PICTURES_EVERY_MS)
  expect(await told()).toBe('+----?')
  expect(await told(true)).toBe('+')
  expect(await told(false)).toBe('----')
})

test('requests each picture once, a failed picture again after a day, and a changed picture immediately', async () => {
  const { site, asked } = withWeb({ 'https://a.test/1.jpg': { content: 'picture' } })
  await withPictures('https://a.test/1.jpg', 'https://a.test/2.jpg')
  await pass(PICTURES_EVERY_MS)
  expect(await told()).toBe('+-')
  await pass(PICTURES_EVERY_MS)
  expect(asked).toHaveLength(2)

  site.files['https://a.test/2.jpg'] = { content: 'picture' }
  await pass(FAILED_AGAIN_MS)
  expect(asked.slice(2)).toEqual(['https://a.test/2.jpg'])
  expect(await told()).toBe('++')

  await desk.world.db
    .updateTable('sku')
    .set({ image_url: 'https://a.test/new.jpg' })
    .where('article', '=', 'P-1')
    .execute()
  expect(await told()).toBe('?+')
  await planPictures(desk.world.db, desk.shop.id, desk.world.clock.now())
  await pass(PICTURES_EVERY_MS)
  expect(asked.slice(3)).toEqual(['https://a.test/new.jpg'])
  expect(await told()).toBe('-+')
})

test('limits the requests to a host per minute without delaying other hosts', async () => {
  const { asked } = withWeb({})
  const many = Array.from(
    { length: PICTURES_PER_HOST + 5 },
    (_, index) => `https://a.test/${index}`,
  )
  await withPictures(...many, 'https://b.test/1.jpg')
  await pass(PICTURES_EVERY_MS)
  expect(asked.filter((url) => url.startsWith('https://a.test/'))).toHaveLength(PICTURES_PER_HOST)
  expect(asked).toContain('https://b.test/1.jpg')
  await pass(PICTURES_EVERY_MS - 1)
  expect(asked).toHaveLength(PICTURES_PER_HOST + 1)
  await pass(1)
  expect(asked).toHaveLength(many.length + 1)
  expect(new Set(asked).size).toBe(asked.length)
})

test('divides the requests to one host fairly between the accounts that need them', async () => {
  const { asked } = withWeb({})
  const other = await anAccount(desk.world, 'other')
  const pictures = (name: string) =>
    Array.from({ length: 3 * PICTURES_PER_HOST }, (_, index) => `https://a.test/${name}/${index}`)
  await withPicturesOf(desk.shop, ...pictures('one'))
  await withPicturesOf(other, ...pictures('two'))
  const ofMinute = async (ms = PICTURES_EVERY_MS) => {
    const before = asked.length
    await pass(ms)
    const now = asked.slice(before)
    return [now.length, now.filter((url) => url.includes('/two/')).length]
  }
  expect((await ofMinute())[0]).toBe(PICTURES_PER_HOST)
  const half = PICTURES_PER_HOST / 2
  expect(await ofMinute()).toEqual([PICTURES_PER_HOST, half])
  expect(await ofMinute(PICTURES_EVERY_MS / 2)).toEqual([0, 0])
  expect(await ofMinute(PICTURES_EVERY_MS / 2)).toEqual([PICTURES_PER_HOST, half])
})

test('an interrupted run is resumed', async () => {
  const { asked } = withWeb({})
  await withPictures('https://a.test/1', 'https://a.test/2')
  const { read } = desk.world.services.web
  desk.world.services.web = {
    read: (url, request, use) => {
      if (url.endsWith('2')) throw new Error('the process ends')
      return read(url, request, use)
    },
  }
  await pass(PICTURES_EVERY_MS)
  desk.world.reported.length = 0
  expect(await told()).toBe('-?')
  desk.world.services.web = { read }
  await pass(10 * PICTURES_EVERY_MS)
  expect(await told()).toBe('--')
  expect(asked).toEqual(['https://a.test/1', 'https://a.test/2'])
})

test('checks the pictures of a feed one minute after it is read', async () => {
  const { site } = withWeb({})
  site.files[LINK] = {
    content: ymlOf({ id: 'VZ-1', name: 'Ваза', pictures: ['https://a.test/vase.jpg'] }),
  }
  site.files['https://a.test/vase.jpg'] = { content: 'picture' }
  const { id } = await feeds.submit()
  await feeds.run()
  await feeds.act('acceptFeed', id)
  await feeds.run()
  expect(await told()).toBe('?')
  await pass(PICTURES_EVERY_MS)
  expect(await told()).toBe('+')
})
