import type { UnknownAction } from '@reduxjs/toolkit'
import type { ExportRequest } from '@/app/recorder/export/exportRequest'
import { createFullReducer } from '@/app/state/createFullReducer'
import { LATE_SLICES } from '@/app/state/lateSlices'
import type { RootState } from '@/app/state/rootReducer'
import { HEADER_FONTS } from '@/contract/widgets/settings/headerStyle'
import { sliceLoaded } from '@/common/store/loadedSlicesSlice'
import { editorSlice } from '@/features/editor/editorSlice'
import { widgetEditorSlice } from '@/features/widgets/widgetEditorSlice'
import { seededRandom } from '../../../../test/seededRandom'
import { drawValue, type Draw, type SessionTypes } from './drawValue'
import { EVERY_SLICE } from './everySlice'
import { requestOf } from './requestOf'

type Creator = (...values: unknown[]) => UnknownAction

export interface DrawnSession {
  request: (texts: boolean) => ExportRequest
  /** The types of the actions that were handled. */
  handled: ReadonlySet<string>
}

interface Options {
  seed: number
  length: number
  types: SessionTypes
  secrets: readonly { kind: string; text: string }[]
}

const OWN = { email: 'anna@owner-mail.example', username: 'anna-shop', name: 'Анна Вронская' }

/** How texts of a key are written; any other key may have any text. */
const WRITTEN: [RegExp, (draw: Draw, secret: (kind: string) => string) => string][] = [
  [
    /(At|Since|Till|Time|Until|^date|^since|^till|^day)$/,
    ({ below }) => `2026-03-0${1 + below(8)}T10:00:00.000Z`,
  ],
  [/fontFamily/, ({ one }) => one(HEADER_FONTS)],
  [/color/i, ({ below }) => `#12ab3${below(9)}`],
  [
    /picture|imageUrl|thumbnail|preview|cover|photo/i,
    ({ one, below }, secret) => one([secret('picture'), `/media/${below(9)}.jpg`]),
  ],
  [
    /url|link|site|website/i,
    ({ one }, secret) => one([secret('page'), secret('feed'), secret('host')]),
  ],
  [/email/i, (_draw, secret) => secret('email')],
  [/phone/i, (_draw, secret) => secret('phone')],
  [/^inn$/, (_draw, secret) => secret('inn')],
  [/token|password|secret/i, (_draw, secret) => secret('token')],
  [/article|vendorCode/i, ({ one }, secret) => one([secret('article'), secret('number')])],
  [/^pathname$/, ({ one, below }) => one(['/', '/albums', `/${below(5)}`, '/galleries/gallery'])],
  [
    /^search$/,
    ({ one }, secret) =>
      `?${new URLSearchParams({ query: secret('search'), author: secret('person'), album: '3.5', sort: one(['likeCount-desc', 'new']) })}`,
  ],
]

/**
 * A session of random actions over every slice and endpoint, as the recorder keeps it. Texts are secrets, so that none
 * of them may be in the file; many are strings that the state already has, so that reducers find what they look for.
 */
export function drawSession({ seed, length, types, secrets }: Options): DrawnSession {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const reduce = createFullReducer()
  let state = reduce(undefined, { type: '@@INIT' })
  const actions: UnknownAction[] = []
  const handled = new Set<string>()
  let known = seenIn(undefined)

  const secret = (kind: string) => one(secrets.filter((one) => one.kind === kind)).text
  const draw: Draw = {
    below,
    one,
    text: (key) => {
      if (/^(top|right|bottom|left)$/.test(key)) return `${below(40)}px`
      const write = WRITTEN.find(([pattern]) => pattern.test(key))?.[1]
      if (write && below(5)) return write(draw, secret)
      if (ID.test(key) && known.ids.length > 0 && below(6)) return one(known.ids)
      const { text } = one(secrets)
      switch (below(14)) {
        case 0:
          return one(['', ' ', '12', '0', '12:30', '❤️', 'a:b', '2026-03-01', 'desc'])
        case 1:
          return ` ${text} `
        case 2:
          return text.toUpperCase()
        case 3:
          return `${text}, ${secret('email')}`
        case 4:
          // Not at a field's limit: a stand-in may have letters that take more codes.
          return `?q=${encodeURIComponent(text.slice(0, 12))}`
        case 5:
          return JSON.stringify({ text, at: 5 })
        case 6:
        case 7:
        case 8:
          return known.texts.length > 0 ? one(known.texts) : text
        default:
          return text
      }
    },
    // Few different ones, so that an action often names what another one made.
    number: (key) => {
      if (ID.test(key) && known.numbers.length > 0 && below(3)) return one(known.numbers)
      return below(12) ? below(5) : one(FRACTIONS)
    },
  }
  const value = (type: number) => drawValue(types, type, draw)

  function dispatch(action: UnknownAction): void {
    try {
      state = reduce(state, action)
    } catch {
      // The generator made up what no page sends.
      return
    }
    actions.push(action)
    const { arg } = (action.meta ?? {}) as { arg?: { endpointName: string } }
    handled.add(arg ? `${arg.endpointName} ${action.type.split('/').at(-1)}` : action.type)
  }

  function act({ reducerPath, actions }: (typeof EVERY_SLICE)[number], name: string): void {
    known = seenIn(state[reducerPath as keyof RootState])
    const creator = (actions as unknown as Record<string, Creator>)[name] as Creator
    dispatch(creator(...(types.actions[reducerPath]?.[name] ?? []).map(value)))
  }
  const slices = EVERY_SLICE.filter(({ name }) => name !== 'loadedSlices')
  /** Any action of a slice; what is open mostly stays so. */
  function actOf(slice: (typeof slices)[number]): void {
    const names = Object.keys(slice.actions)
    const staying = names.filter((name) => !LEAVING.test(name))
    act(slice, one(below(10) && staying.length > 0 ? staying : names))
  }
  /** Several actions on one screen, between which answers come. */
  function work(slice = one(slices)): void {
    for (let step = 0; step < WORK; step += 1) {
      actOf(below(6) ? slice : one(slices))
      if (below(4) === 0) one(outside)()
    }
  }
  /** Opens what is edited, as its page does, and works on it. */
  function visit(): void {
    const [slice, opened, key, endpoint] = one(EDITORS)
    const id = key === 'postId' ? below(5) : secret('album')
    dispatch(opened({ [key]: id }))
    ask(endpoint, id)
    settle(true, running.length - 1)
    work(slice)
    work(slice)
  }

  const running: { meta: Record<string, unknown>; answer: number; kind: string }[] = []
  let count = 0
  function ask(name: string, asked?: unknown): void {
    const endpoint = types.endpoints[name]
    if (!endpoint) throw new Error(`No endpoint ${name}`)
    const { type, argument, answer } = endpoint
    const isMutation = type === 'mutation'
    // The recorder takes the arguments of mutations away before the reducers see them.
    const originalArgs = isMutation ? undefined : (asked ?? value(argument))
    const queryCacheKey = `${name}(${JSON.stringify(originalArgs)})`
    const arg = {
      type,
      endpointName: name,
      originalArgs,
      ...(isMutation ? { track: true } : { queryCacheKey, subscribe: true }),
      ...(type === 'infinitequery' ? { direction: 'forward' } : {}),
    }
    const requestId = `request-${(count += 1)}-qX7w`
    const kind = `api/execute${isMutation ? 'Mutation' : 'Query'}/`
    const meta = { requestId, arg, startedTimeStamp: count, requestStatus: 'pending' }
    dispatch({ type: `${kind}pending`, meta })
    running.push({ meta, answer, kind })
  }
  function settle(isDone = below(4) > 0, at = below(running.length)): void {
    const [request] = running.splice(at, 1)
    if (!request) return
    const { meta, answer, kind } = request
    const ended = { ...meta, fulfilledTimeStamp: (count += 1) }
    if (isDone)
      dispatch({
        type: `${kind}fulfilled`,
        meta: { ...ended, requestStatus: 'fulfilled' },
        payload: answered(meta, answer),
      })
    else
      dispatch({
        type: `${kind}rejected`,
        meta: {
          ...ended,
          requestStatus: 'rejected',
          rejectedWithValue: true,
          aborted: false,
          condition: false,
        },
        payload: refusal(),
        error: { message: 'Rejected' },
      })
  }
  const answered = ({ arg }: Record<string, unknown>, answer: number) => {
    const isPaged = (arg as { type: string }).type === 'infinitequery'
    return isPaged ? { pages: [value(answer), value(answer)], pageParams: [1, 2] } : value(answer)
  }
  const refusal = () =>
    one([
      { kind: one(['network', 'timeout', 'aborted', 'redirect']) },
      {
        kind: 'http',
        status: one([403, 404, 409, 500, 503]),
        statusMessage: one(secrets).text,
        code: 'server.revision-conflict',
      },
      {
        kind: 'envelope',
        message: `Сегмент «${one(secrets).text}» уже есть`,
        code: 'taken',
        field: 'name',
      },
    ])

  /** A change that the page makes to a stored answer before the back office confirms it. */
  function patch(): void {
    const { queries } = state.api
    const entries = Object.entries(queries)
    if (entries.length === 0) return
    const [queryCacheKey, query] = one(entries)
    const path = query?.data === undefined ? null : textIn(query.data)
    if (!path || path.length === 0) return
    const patches = [{ op: 'replace', path, value: draw.text(String(path.at(-1))) }]
    dispatch({ type: 'api/queries/queryResultPatched', payload: { queryCacheKey, patches } })
  }
  /** The path of a text, at random. */
  function textIn(root: unknown): (string | number)[] | null {
    const path: (string | number)[] = []
    let node = root
    while (typeof node === 'object' && node !== null) {
      const keys = Array.isArray(node) ? [...node.keys()] : Object.keys(node)
      if (keys.length === 0) return null
      const key = one<string | number>(keys)
      path.push(key)
      node = (node as Record<string | number, unknown>)[key]
    }
    return typeof node === 'string' ? path : null
  }

  ask('getUser')
  const [{ meta } = { meta: {} }] = running.splice(0)
  const user = { ...(value(types.endpoints.getUser?.answer ?? 0) as object), ...OWN, locale: 'ru' }
  dispatch({
    type: 'api/executeQuery/fulfilled',
    meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2 },
    payload: user,
  })
  // The recorder starts when the user data has come.
  const before = state
  actions.length = 0
  for (const { reducerPath } of LATE_SLICES) dispatch(sliceLoaded({ slice: reducerPath }))
  const names = Object.keys(types.endpoints)
  const outside = [
    () => {
      ask(one(names))
    },
    () => {
      settle()
    },
    patch,
  ]
  // Everything once, then at random.
  for (const slice of EVERY_SLICE) {
    if (slice.name !== 'loadedSlices')
      for (const name of Object.keys(slice.actions)) act(slice, name)
  }
  for (const name of names) {
    ask(name)
    settle(true)
  }
  while (actions.length < length) {
    visit()
    work()
    work()
    work()
  }

  return { handled, request: (texts) => requestOf({ own: OWN, before, actions }, texts) }
}

/** Keys whose values name something. */
const ID = /ids?$/i
const FRACTIONS = [0.5, 12.25, 100, 1234.5]
/** Ends what the other actions of a slice are about. */
const LEAVING = /(Opened|Closed|Left|Lost|Cleared|Discarded|Dropped|Removed|Deleted|Restored)$/
const WORK = 25
const EDITORS = [
  [editorSlice, editorSlice.actions.postOpened as Creator, 'postId', 'getPost'],
  [widgetEditorSlice, widgetEditorSlice.actions.editorOpened as Creator, 'embedId', 'getWidget'],
] as const

/** What an action may name: the texts of a state, and its ids, among them those by which it keeps things. */
function seenIn(state: unknown) {
  const seen = { texts: [] as string[], ids: [] as string[], numbers: [] as number[] }
  const queue: [key: string, value: unknown][] = [['', state]]
  for (const [key, value] of queue) {
    if (typeof value === 'string') (ID.test(key) ? seen.ids : seen.texts).push(value)
    else if (typeof value === 'number' && ID.test(key)) seen.numbers.push(value)
    else if (typeof value === 'object' && value !== null && queue.length < 1000)
      queue.push(
        ...Object.entries(value).map(([name, item]): [string, unknown] => [
          Array.isArray(value) ? key : name,
          item,
        ]),
      )
  }
  return seen
}
