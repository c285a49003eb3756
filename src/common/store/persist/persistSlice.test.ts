import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { PATIENT_CHECKS } from '../../../../test/patientChecks'
import { booleanFormat, jsonFormat, rawValue } from './rawValue'
import { persistSlice } from './persistSlice'

interface GuideState {
  seen: Record<string, boolean>
  isShown: boolean
  step: number
}

const initialState: GuideState = { seen: {}, isShown: true, step: 0 }

const guideSlice = createSlice({
  name: 'guide',
  initialState,
  reducers: {
    restored: (state, { payload }: PayloadAction<Partial<GuideState>>) => {
      Object.assign(state, payload)
    },
    seen: (state, { payload }: PayloadAction<string>) => {
      state.seen[payload] = true
    },
    hidden: (state) => {
      state.isShown = false
    },
    stepped: (state) => {
      state.step += 1
    },
  },
})
const { restored, seen, hidden, stepped } = guideSlice.actions

/** A tab of this browser that has just been opened. */
async function tab() {
  const store = configureStore({
    reducer: { guide: guideSlice.reducer },
    middleware: (defaults) => defaults(PATIENT_CHECKS),
  })
  await persistSlice(store, {
    slice: guideSlice,
    fields: {
      seen: rawValue('guideSeen', jsonFormat(v.record(v.string(), v.boolean()))),
      isShown: rawValue('guideIsShown', booleanFormat),
    },
    restored,
  })
  return { ...store, guide: () => store.getState().guide }
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const kept = () => Object.fromEntries(Object.entries(localStorage))

test('stores each field of a slice under its own key and in its own format, and nothing else', async () => {
  const first = await tab()
  first.dispatch(seen('home'))
  first.dispatch(hidden())
  first.dispatch(stepped())
  expect(kept()).toEqual({ guideSeen: '{"home":true}', guideIsShown: 'false' })
  expect(first.guide()).toEqual({ seen: { home: true }, isShown: false, step: 1 })
  expect((await tab()).guide()).toEqual({ seen: { home: true }, isShown: false, step: 0 })
})

test('reads a value stored by another version, and does not overwrite it', async () => {
  localStorage.setItem('guideSeen', ' {"home": true, "albums": false} ')
  expect((await tab()).guide().seen).toEqual({ home: true, albums: false })
  expect(kept()).toEqual({ guideSeen: ' {"home": true, "albums": false} ' })
})

test.each(['', 'null', '[]', '[true]', '"home"', '{"home":1}', '{'])(
  'ignores an unreadable value, and keeps it stored until the field is changed: %s',
  async (text) => {
    localStorage.setItem('guideSeen', text)
    localStorage.setItem('guideIsShown', text)
    const { guide, dispatch } = await tab()
    expect(guide()).toEqual(initialState)
    dispatch(stepped())
    expect(kept()).toEqual({ guideSeen: text, guideIsShown: text })
    dispatch(seen('home'))
    expect(kept()).toEqual({ guideSeen: '{"home":true}', guideIsShown: text })
  },
)

test('writes nothing during a visit without changes', async () => {
  localStorage.setItem('guideIsShown', 'false')
  const written = jest.spyOn(Storage.prototype, 'setItem')
  const { dispatch } = await tab()
  dispatch(stepped())
  await tab()
  expect(written).not.toHaveBeenCalled()
})

test('writes each change once, and so does not overwrite changes of another tab', async () => {
  const [one, other] = await Promise.all([tab(), tab()])
  one.dispatch(hidden())
  other.dispatch(seen('home'))
  expect(kept()).toEqual({ guideSeen: '{"home":true}', guideIsShown: 'false' })

  localStorage.setItem('guideIsShown', 'true')
  one.dispatch(seen('albums'))
  expect(kept()).toEqual({ guideSeen: '{"albums":true}', guideIsShown: 'true' })
})

test.each(['getItem', 'setItem'] as const)(
  'works without a message in the console when the browser refuses %s',
  async (name) => {
    localStorage.setItem('guideIsShown', 'false')
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('full or forbidden', 'QuotaExceededError')
    })
    const { guide, dispatch } = await tab()
    expect(guide().isShown).toBe(name === 'getItem')
    dispatch(seen('home'))
    expect(guide().seen).toEqual({ home: true })
  },
)

test('writes one field even when another is too large', async () => {
  const { setItem } = Storage.prototype
  const isFull = { current: true }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (isFull.current && key === 'guideSeen') throw new DOMException('', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
  const { dispatch } = await tab()
  dispatch(seen('home'))
  dispatch(hidden())
  expect(kept()).toEqual({ guideIsShown: 'false' })
  // Once the storage has space again, the value that could not be written is written too.
  isFull.current = false
  dispatch(seen('albums'))
  expect(kept()).toEqual({ guideSeen: '{"home":true,"albums":true}', guideIsShown: 'false' })
})

test('follows what another tab stores, and writes none of it', async () => {
  const { guide } = await tab()
  const written = jest.spyOn(Storage.prototype, 'setItem')
  const store = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  store('guideSeen', '{"home":true}')
  store('guideIsShown', 'false')
  store('guideIsShown', 'unreadable')
  store('guideSeen', null)
  store('another', 'true')
  expect(guide()).toEqual({ seen: { home: true }, isShown: false, step: 0 })
  expect(written).not.toHaveBeenCalled()
})
