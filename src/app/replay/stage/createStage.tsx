import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { ROUTES, type AppRouter } from '@/app/router/router'
import { App } from '@/app/start/App'
import { PreviewStandIn } from '@/common/embed/previewStandIn'
import { loadCatalogue, type Catalogue } from '@/common/i18n/catalogue'
import { holdTime } from '@/common/lib/useNow'
import { selectLocation } from '@/common/routing/locationSlice'
import type { ReplayStore } from './createReplayStore'
import { stoppedCount } from './goOffline'
import { illustrate } from './illustrate'
import { loadRecord } from './loadRecord'
import { readRecord } from './readRecord'
import { createTrackPlayer, NOTHING_SEEN, type TrackPlayer } from './createTrackPlayer'
import { factsOf, type ReplayStep } from './recordFacts'
import type { ReplayStage, StateChange } from './ReplayStage'
import { drawWidget } from './WidgetStandIn'

/** Longest action that is shown, in characters. */
const MAX_ACTION_LENGTH = 20_000

/** A response may contain hundreds of posts; Redux DevTools shows them in full. */
function readable(action: unknown): string {
  const text = JSON.stringify(action, null, 2)
  return text.length > MAX_ACTION_LENGTH ? `${text.slice(0, MAX_ACTION_LENGTH)}…` : text
}

/** Shows records in an element, one after another. */
export function createStage(element: HTMLElement, env?: 'default' | 'test'): ReplayStage {
  let root: Root | null = null
  let shown: { store: ReplayStore; steps: ReplayStep[]; track: TrackPlayer } | null = null

  async function open(text: string): ReturnType<ReplayStage['open']> {
    const file = readRecord(text)
    if ('problem' in file) return file
    illustrate(file)
    const { session } = file
    const store = loadRecord(file)
    const facts = factsOf(file)
    const { steps } = facts
    const { pathname, search } = selectLocation(store.getState())
    const router = createMemoryRouter(ROUTES, { initialEntries: [pathname + search] })
    followState(store, router)
    document.documentElement.lang = session.locale
    const catalogue = await loadCatalogue(session.locale)
    shown = { store, steps, track: createTrackPlayer(file.track ?? [], steps) }
    root?.unmount()
    root = createRoot(element)
    root.render(<ReplayedApp store={store} router={router} catalogue={catalogue} env={env} />)
    return { session, ...facts }
  }

  function jump(index: number): ReturnType<ReplayStage['jump']> {
    if (!shown) throw new Error('No record is open')
    const { store, steps } = shown
    holdTime(steps[index]?.at ?? 0)
    store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index })
    const { computedStates, actionsById, stagedActionIds } = store.liftedStore.getState()
    const { pathname, search } = selectLocation(store.getState())
    return {
      route: pathname + search,
      action: readable(actionsById[stagedActionIds[index] ?? 0]?.action),
      changed:
        index === 0
          ? []
          : changesOf(computedStates[index - 1]?.state, computedStates[index]?.state).slice(
              0,
              MAX_CHANGES,
            ),
      error: computedStates[index]?.error ?? null,
      stopped: stoppedCount(),
    }
  }

  function show(at: number): ReturnType<ReplayStage['show']> {
    const page = element.firstElementChild
    return shown && page ? shown.track.show(at, page) : NOTHING_SEEN
  }

  return { open, jump, show }
}

interface ReplayedAppProps {
  store: ReplayStore
  router: AppRouter
  catalogue: Catalogue
  env?: 'default' | 'test'
}

/** The cabinet as it was seen; it takes neither clicks nor keys. */
export function ReplayedApp(props: ReplayedAppProps) {
  return (
    <div inert>
      <PreviewStandIn value={drawWidget}>
        <App {...props} />
      </PreviewStandIn>
    </div>
  )
}

const DEPTH = 4
/** Most differences that are shown of one action. */
const MAX_CHANGES = 50

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What differs between two states, at most four keys deep: `editor.save.status`. */
function changesOf(before: unknown, after: unknown, depth = DEPTH): StateChange[] {
  if (before === after || !isNode(after)) return []
  const earlier = isNode(before) ? before : {}
  const keys = new Set([...Object.keys(earlier), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    if (earlier[key] === after[key]) return []
    const deeper = depth > 1 ? changesOf(earlier[key], after[key], depth - 1) : []
    if (deeper.length > 0)
      return deeper.map(({ path, ...rest }) => ({ path: `${key}.${path}`, ...rest }))
    return [{ path: key, before: short(earlier[key]), after: short(after[key]) }]
  })
}

/** Longest value that is shown beside a path, in characters. */
const MAX_VALUE_LENGTH = 160

function short(value: unknown): string {
  if (value === undefined) return '—'
  const text = JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/** Keeps a memory router at the replayed location; other navigation is ignored. */
export function followState(store: ReplayStore, router: AppRouter): () => void {
  const { navigate, getBlocker } = router
  router.navigate = () => Promise.resolve()
  // The record shows that the person left the screen, so the replay does not ask about unsaved changes.
  router.getBlocker = (key) => getBlocker(key, () => false)
  const follow = () => {
    const { pathname, search } = selectLocation(store.getState())
    const { location } = router.state
    const { location: next } = router.state.navigation
    const current = next ?? location
    if (current.pathname === pathname && current.search === search) return
    void navigate({ pathname, search }, { replace: true })
  }
  follow()
  return store.subscribe(follow)
}
