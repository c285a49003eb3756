import { openShop } from '../../../../test/server/shopDesk'
import { openTelegramDesk, type TelegramDesk } from '../../../../test/server/telegram/telegramDesk'

const desk = openShop()
let network: TelegramDesk
beforeEach(async () => {
  network = await openTelegramDesk(desk)
  await network.connect()
})
afterEach(() => {
  network.close()
})

const GROUP = { media_group_id: '77' }
const pictures = async () => (await network.posts()).map(({ media }) => media.length)
const part = async (id: number, fields = {}) => {
  network.post(id, { ...GROUP, ...(await network.photo(`p${String(id)}`)), ...fields })
}
/** Runs a step during the getUpdates call of that number, counted from now. */
const atCall = (number: number, act: () => Promise<void>) => {
  let calls = 0
  network.telegram.meanwhile = async ({ method }) => {
    if (method === 'getUpdates' && (calls += 1) === number) await act()
  }
}

test('makes one post of an album, with the caption of any of its parts', async () => {
  await part(1)
  await part(2, { caption: 'Подпись' })
  await part(3)
  await network.later()
  expect(await network.texts()).toEqual(['Подпись'])
  expect(await pictures()).toEqual([3])
})

test('waits for parts of an album that arrive one after another', async () => {
  await part(1, { caption: 'Подпись' })
  atCall(3, () => part(2))
  await network.later()
  expect(await pictures()).toEqual([2])
  expect((await network.source()).reading?.result).toMatchObject({ created: 1, changed: 0 })
})

test('appends a late part to its post once', async () => {
  await part(1, { caption: 'Подпись' })
  await network.later()
  await part(2)
  await network.later()
  expect(await pictures()).toEqual([2])
  expect((await network.source()).reading?.result).toMatchObject({ created: 0, changed: 1 })
  await network.later()
  expect(await pictures()).toEqual([2])
  expect(await network.texts()).toEqual(['Подпись'])
})

test('appends a late part once even when the run is killed before it records the part', async () => {
  await part(1)
  await network.later()
  await part(2)
  await network.later()
  await desk.world.db.updateTable('telegram_part').set({ state: 'new' }).execute()
  await desk.world.db.updateTable('source_item').set({ revision: 'before' }).execute()
  await network.later()
  expect(await pictures()).toEqual([2])
})

test('retries a late part whose picture is unavailable', async () => {
  await part(1)
  await network.later()
  const photo = await network.photo('late')
  const { content } = network.telegram.files.get('late')!
  network.telegram.files.set('late', { content: 503 })
  network.post(2, { ...GROUP, ...photo })
  await network.later()
  expect(await pictures()).toEqual([1])
  expect((await network.source()).reading?.result).toMatchObject({ waiting: 1 })
  network.telegram.files.set('late', { content })
  await network.later()
  expect(await pictures()).toEqual([2])
})

test('updates an edited caption of an album and keeps the pictures', async () => {
  await part(1, { caption: 'Раньше' })
  await part(2)
  await network.later()
  const photo = await network.photo('p1')
  network.edit(1, { ...GROUP, ...photo, caption: 'Теперь' })
  await network.later()
  expect(await network.texts()).toEqual(['Теперь'])
  expect(await pictures()).toEqual([2])
})

test('ignores an edited part of an album that was posted before the connection', async () => {
  network.edit(1, { ...GROUP, ...(await network.photo('old')), caption: 'Старое' })
  await network.later()
  expect(await network.texts()).toEqual([])
})

test('imports at most ten parts of an album', async () => {
  for (let id = 1; id <= 10; id += 1) await part(id)
  await network.later()
  await part(11)
  await network.later()
  expect(await pictures()).toEqual([10])
})
