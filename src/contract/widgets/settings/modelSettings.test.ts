import * as v from 'valibot'
import { DEFAULT_MODEL_SETTINGS, modelSettingsSchema } from './modelSettings'

const takes = (changes: object) =>
  v.is(modelSettingsSchema, { ...DEFAULT_MODEL_SETTINGS, ...changes })

test('has valid default settings', () => {
  expect(takes({})).toBe(true)
})

test.each([
  { model: 7, poster: 8 },
  { color: '#ABCDEF', background: 'transparent' },
  { startTurn: -180, startTilt: 90, rotationSpeed: 90, height: 900 },
  { alt: 'я'.repeat(200) },
])('accepts the settings %j', (changes) => {
  expect(takes(changes)).toBe(true)
})

test.each([
  { unknown: 1 },
  { model: 0 },
  { model: '7' },
  { color: 'transparent' },
  { color: '#fff' },
  { color: 'red;background:url(//evil.test)' },
  { background: '' },
  { material: 'glass' },
  { upAxis: 'x' },
  { startTurn: 181 },
  { startTilt: -90.5 },
  { rotationSpeed: 0 },
  { autoRotate: 1 },
  { height: 199 },
  { height: NaN },
  { alt: 'я'.repeat(201) },
])('refuses the settings %j', (changes) => {
  expect(takes(changes)).toBe(false)
})
