import * as v from 'valibot'
import { modelPayloadSchema } from '@/contract/widgets/widgetPayload'
import { modelPayload } from '../testing/model'
import { isModelPayload } from './isModelPayload'

test('rejects an invalid payload and accepts every payload of the contract', () => {
  expect(isModelPayload({ widgetType: 'stl' })).toBe(false)
  for (const payload of [modelPayload(), modelPayload({}, { model: null, poster: null })]) {
    expect(v.is(modelPayloadSchema, payload)).toBe(true)
    expect(isModelPayload(payload)).toBe(true)
    for (const name of Object.keys(payload.settings)) {
      const { [name]: _left, ...settings } = payload.settings as Record<string, unknown>
      const isRead = name !== 'model' && name !== 'poster'
      expect([name, isModelPayload({ ...payload, settings })]).toEqual([name, !isRead])
    }
  }
})
