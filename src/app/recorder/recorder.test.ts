import { configureStore, createSlice } from '@reduxjs/toolkit'
import { recordActions, SEGMENT_COUNT, SEGMENT_SIZE } from './recorder'

const counterSlice = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    counted: (state) => {
      state.count += 1
    },
  },
})
const { counted } = counterSlice.actions

function makeStore() {
  return configureStore({
    reducer: counterSlice.reducer,
    // The store's development checks warn when the machine is busy.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    enhancers: (defaults) => defaults().concat(recordActions()),
  })
}

test('records nothing before the recording is started', () => {
  const { dispatch, recorder } = makeStore()
  dispatch(counted())
  expect(recorder.log()).toEqual({ segments: [], isTruncated: false })
})

test('begins each segment with the state before its first action', () => {
  const { dispatch, recorder } = makeStore()
  dispatch(counted())
  recorder.start()
  for (let index = 0; index < SEGMENT_SIZE + 1; index += 1) dispatch(counted())
  const { segments, isTruncated } = recorder.log()
  expect(segments.map(({ before, actions }) => [before, actions.length])).toEqual([
    [{ count: 1 }, SEGMENT_SIZE],
    [{ count: 1 + SEGMENT_SIZE }, 1],
  ])
  expect(isTruncated).toBe(false)
})

test('drops the oldest segment at the limit, and marks the record as truncated', () => {
  const { dispatch, recorder } = makeStore()
  recorder.start()
  for (let index = 0; index < SEGMENT_SIZE * SEGMENT_COUNT; index += 1) dispatch(counted())
  expect(recorder.log().isTruncated).toBe(false)
  dispatch(counted())
  const { segments, isTruncated } = recorder.log()
  expect(segments).toHaveLength(SEGMENT_COUNT)
  expect(segments[0]?.before).toEqual({ count: SEGMENT_SIZE })
  expect(segments.at(-1)?.actions).toHaveLength(1)
  expect(isTruncated).toBe(true)
})

test('omits actions of the page’s load and the arguments of mutations', () => {
  const { dispatch, recorder } = makeStore()
  recorder.start()
  dispatch({ type: 'api/config/middlewareRegistered' })
  dispatch({ type: '__rtkq/focused' })
  const arg = { type: 'mutation', endpointName: 'login', originalArgs: { password: 'тайна-1' } }
  const meta = { requestId: '1', baseQueryMeta: { status: 200 }, arg }
  dispatch({ type: 'api/executeMutation/pending', meta })
  dispatch({ type: 'api/executeQuery/pending', meta: { arg: { ...arg, type: 'query' } } })
  const [mutation, query, ...others] = recorder.log().segments[0]?.actions ?? []
  expect(others).toEqual([])
  expect(mutation?.action.meta).toEqual({
    requestId: '1',
    arg: { type: 'mutation', endpointName: 'login' },
  })
  expect(query?.action.meta).toMatchObject({ arg: { originalArgs: arg.originalArgs } })
})
