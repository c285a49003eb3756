import type { Kysely } from 'kysely'
import { DAY_MS } from '@/contract/constants'
import { anAccount, aPost, aWidget } from '../../test/server/factories'
import { createTestWorld, TEST_NOW } from '../../test/server/world'
import { summariseEvents } from '../domains/analytics/summaries/summariseEvents'
import { forgetLongSummaries } from './migrations/0063SortedSummaries'

test('Forgets the summaries of several days, which are made again of the days', async () => {
  const world = await createTestWorld()
  const { db } = world
  const account = await anAccount(world)
  const [widget, post] = [await aWidget(world, account), await aPost(world, account)]
  const event = (day: number) => ({
    ...{ account_id: account.id, widget_id: widget.id, post_id: post.id, type: 'open' as const },
    ...{ event_key: `event-${day}`, created_at: TEST_NOW - day * DAY_MS },
  })
  await db
    .insertInto('event')
    .values([event(40), event(30)])
    .execute()
  const parts = () =>
    db
      .selectFrom('event_summary_part')
      .innerJoin('event_summary', 'id', 'summary_id')
      .select(['level', 'start', 'kind', 'body'])
      .orderBy('level')
      .orderBy('start')
      .orderBy('kind')
      .execute()
  const summarise = () => summariseEvents(world, new AbortController().signal)
  await summarise()
  const all = await parts()
  const days = all.filter(({ level }) => level === 1)
  expect(all.length).toBeGreaterThan(days.length)
  await forgetLongSummaries(db as Kysely<unknown>, 'sqlite')
  expect(await parts()).toEqual(days)
  await summarise()
  expect(await parts()).toEqual(all)
  await world.dispose()
})
