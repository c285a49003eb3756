import * as v from 'valibot'
import { widgetEventSchema } from '@/contract/widgets/widgetApi'
import { eventId } from './keptRecord'

test('returns unique event ids that the back office accepts', () => {
  const ids = Array.from({ length: 1000 }, eventId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(v.is(widgetEventSchema, { id, type: 'load' })).toBe(true)
})
