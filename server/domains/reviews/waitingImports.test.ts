import { reviewEndpoints } from '@/contract/endpoints/reviews'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { anAccount } from '../../../test/server/factories'
import { reviewDesk } from '../../../test/server/reviewDesk'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const reviews = reviewDesk(desk)

const csv = (...lines: string[]) => ['id;rating;text;date', ...lines].join('\n')

describe('a running import', () => {
  const importing = async () =>
    (await desk.client.call(reviewEndpoints.searchReviews, { body: {} })).importing

  test('is listed until it is done', async () => {
    const file = await reviews.upload(csv('1;5;Да;05.03.2026', '2;4;Да;'))
    expect(await importing()).toBeNull()
    await reviews.applying(file)
    expect(await importing()).toEqual({ id: file.id, done: 0, total: 2 })
    await reviews.run()
    expect(await importing()).toBeNull()
  })

  test('is listed neither while it waits for a retry nor for another account', async () => {
    const file = await reviews.upload(csv('1;5;Да;05.03.2026'))
    await reviews.applying(file)
    await desk.world.db
      .updateTable('job')
      .set({ problem: JSON.stringify({ code: 'internal' }) })
      .execute()
    expect(await importing()).toBeNull()
    const other = await anAccount(desk.world, 'other')
    await desk.world.db.updateTable('job').set({ problem: null, account_id: other.id }).execute()
    await desk.world.db.updateTable('review_import').set({ account_id: other.id }).execute()
    expect(await importing()).toBeNull()
  })
})

test('deletes the oldest uploaded file with its rows when too many files wait for an import', async () => {
  for (let count = 0; count < REVIEW_FILE_LIMITS.waiting; count += 1) {
    await reviews.upload(csv('1;5;Да;'))
  }
  const running = await reviews.upload(csv('1;5;Да;'))
  await reviews.applying(running)
  const waiting = async () =>
    (
      await desk.world.db
        .selectFrom('review_import')
        .where('status', '=', 'ready')
        .select('id')
        .execute()
    ).length
  expect(await waiting()).toBe(REVIEW_FILE_LIMITS.waiting - 1)
  await reviews.upload(csv('1;5;Да;'))
  await reviews.upload(csv('1;5;Да;'))
  expect(await waiting()).toBe(REVIEW_FILE_LIMITS.waiting)
  // A running import does not count as waiting.
  expect((await reviews.state(running.id)).status).toBe('importing')
  expect(await reviews.rowsLeft()).toBe(REVIEW_FILE_LIMITS.waiting + 1)
})
