import { setPlan } from '../../../../test/server/accountFactories'
import { openShop } from '../../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'
import { TEST_NOW } from '../../../../test/server/world'
import { READ_EVERY_MS } from './readingPlan'

const desk = openShop()
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
})
afterEach(() => {
  network.close()
})

async function fillStorage(): Promise<void> {
  await setPlan(desk.world, desk.shop, 'start')
  await desk.world.db
    .updateTable('account')
    .set({ storage_bytes: 500 * 1024 ** 2 })
    .execute()
}

test.each([
  [
    'the paid period has ended',
    () => setPlan(desk.world, desk.shop, 'shop', TEST_NOW),
    'Оплаченный срок закончился: новые посты не загружаются. Загрузка продолжится, когда тариф будет продлён.',
  ],
  [
    'the storage is full',
    fillStorage,
    'Место по тарифу занято (500 МБ): новые посты не загружаются. Удалите ненужные посты и очистите корзину или смените тариф.',
  ],
])(
  'loads no posts when %s, shows the reason, and loads them afterwards',
  async (_case, limit, text) => {
    network.vk.posts = [network.withPhoto(1)]
    await limit()
    await network.connect()
    await network.run()
    expect(await network.texts()).toEqual([])
    expect(await network.reading()).toMatchObject({
      state: 'stopped',
      problem: { text, action: 'tariff' },
    })
    await setPlan(desk.world, desk.shop, 'large')
    desk.world.clock.advance(READ_EVERY_MS)
    await network.run()
    expect(await network.texts()).toHaveLength(1)
    expect(await network.reading()).toMatchObject({ state: 'working', problem: null })
  },
)
