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
import { illustrate } from './record/illustrate'
import { compareRecords } from './record/compareRecords'
import { loadRecord } from './record/loadRecord'
import { readRecord, withNotes } from './record/readRecord'
import { recordIdOf } from './record/recordId'
import { writeTest } from './record/writeTest'
import { createTrackPlayer, NOTHING_SEEN, type TrackPlayer } from './createTrackPlayer'
import { factsOf, type ReplayStep } from './record/recordFacts'
import type { ReplayStage } from './ReplayStage'
import { changesOf } from './stateChanges'
import { drawWidget } from './WidgetStandIn'

/** Shows records in an element, one after another. */
export function createStage(element: HTMLElement, env?: 'default' | 'test'): ReplayStage {
  let root: Root | null = null
  let otherText = ''
  let shown: {
    text: string
    store: ReplayStore
    steps: ReplayStep[]
    track: TrackPlayer
  } | null = null

  async function open(text: string): ReturnType<ReplayStage['open']> {
    const read = readRecord(text)
    if ('problem' in read) return read
    const { notes = [], ...file } = read
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
    shown = { text, store, steps, track: createTrackPlayer(file.track ?? [], steps) }
    root?.unmount()
    root = createRoot(element)
    root.render(<ReplayedApp store={store} router={router} catalogue={catalogue} env={env} />)
    return { id: recordIdOf(file), session, notes, ...facts }
  }

  function current() {
    if (!shown) throw new Error('No record is open')
    return shown
  }

  /** The file as it was read: what is shown has plain pictures in place of addresses. */
  function shownFile() {
    const file = readRecord(current().text)
    if ('problem' in file) throw new Error(file.problem)
    return file
  }

  function jump(index: number): ReturnType<ReplayStage['jump']> {
    const { store, steps } = current()
    holdTime(steps[index]?.at ?? 0)
    store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index })
    const { computedStates, actionsById, stagedActionIds } = store.liftedStore.getState()
    const { pathname, search } = selectLocation(store.getState())
    return {
      route: pathname + search,
      action: JSON.stringify(actionsById[stagedActionIds[index] ?? 0]?.action, null, 2),
      changed:
        index === 0
          ? []
          : changesOf(computedStates[index - 1]?.state, computedStates[index]?.state),
      error: computedStates[index]?.error ?? null,
      stopped: stoppedCount(),
    }
  }

  function show(at: number): ReturnType<ReplayStage['show']> {
    const page = element.firstElementChild
    holdTime(at)
    return shown && page ? shown.track.show(at, page) : NOTHING_SEEN
  }

  return {
    open,
    jump,
    show,
    fileWith: (notes) => withNotes(current().text, notes),
    testOf: (step) => writeTest(shownFile(), step),
    compare(text) {
      const other = readRecord(text)
      if ('problem' in other) return other
      otherText = text
      return compareRecords(shownFile(), other)
    },
    openOther: () => open(otherText),
  }
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
