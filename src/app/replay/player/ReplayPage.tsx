import { type ReactNode, useEffect } from 'react'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import { ActionDetails, ActionList } from './ActionList'
import { selectStatus, playToggled, stepped } from './playerSlice'
import { PlayerToolbar } from './PlayerToolbar'
import { RecordChooser } from './RecordChooser'
import classes from './ReplayPage.module.css'
import { SessionFacts } from './SessionFacts'

interface ReplayPageProps {
  /** Mounted from the beginning, because it takes time to load. */
  stage: ReactNode
  onChoose: (file: Blob) => void
}

/** The stage with the player's controls around it. */
export function ReplayPage({ stage, onChoose }: ReplayPageProps) {
  const isReady = useAppSelector(selectStatus) === 'ready'
  usePlayerKeys()
  return (
    <main className={classes.page}>
      <div className={classes.stage}>{stage}</div>
      {isReady ? (
        <>
          <SessionFacts />
          <aside className={classes.side}>
            <ActionList />
            <ActionDetails />
          </aside>
          <PlayerToolbar />
        </>
      ) : (
        <RecordChooser onChoose={onChoose} />
      )}
    </main>
  )
}

const FIELDS = 'input, [role=slider]'
/** The actions of keys, and the controls that use a key themselves. */
const KEYS = {
  ' ': { act: () => playToggled(), except: `${FIELDS}, button, a` },
  ArrowLeft: { act: () => stepped(-1), except: FIELDS },
  ArrowRight: { act: () => stepped(1), except: FIELDS },
}
const isKnown = (key: string): key is keyof typeof KEYS => key in KEYS

/** Space plays and pauses, arrows step, unless the focus is on a control that uses the key itself. */
function usePlayerKeys() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (defaultPrevented || !isKnown(key)) return
      const { act, except } = KEYS[key]
      if (target instanceof Element && target.matches(except)) return
      event.preventDefault()
      dispatch(act())
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [dispatch])
}
