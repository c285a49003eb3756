import type { UnknownAction } from '@reduxjs/toolkit'
import { type ReactNode, useEffect } from 'react'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import type { MarkKind } from '@/app/replay/stage/recordFacts'
import { ActionDetails } from './ActionDetails'
import {
  markSought,
  selectStatus,
  playToggled,
  speedChosen,
  SPEEDS,
  stepChosen,
  stepped,
} from './playerSlice'
import { PlayerToolbar } from './PlayerToolbar'
import { RecordChooser } from './RecordChooser'
import classes from './ReplayPage.module.css'
import { SessionFacts } from './SessionFacts'
import { SidePanel } from './SidePanel'

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
            <SidePanel />
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
interface Key {
  act: (isShifted: boolean) => UnknownAction
  /** The controls that use the key themselves. */
  except: string
}
const toMark = (kind: MarkKind): Key => ({
  act: (isShifted) => markSought({ kind, by: isShifted ? -1 : 1 }),
  except: FIELDS,
})
/** By the place on the keyboard, so that the letters work in every layout. */
const KEYS: Record<string, Key> = {
  Space: { act: () => playToggled(), except: `${FIELDS}, button, a` },
  ArrowLeft: { act: () => stepped(-1), except: FIELDS },
  ArrowRight: { act: () => stepped(1), except: FIELDS },
  Home: { act: () => stepChosen(0), except: FIELDS },
  End: { act: () => stepChosen(Infinity), except: FIELDS },
  KeyE: toMark('failure'),
  KeyL: toMark('slow'),
  KeyS: toMark('save'),
  KeyR: toMark('route'),
  ...Object.fromEntries(
    SPEEDS.map((speed, index) => [
      `Digit${index + 1}`,
      { act: () => speedChosen(speed), except: FIELDS },
    ]),
  ),
}

/** Keys of the player, unless the focus is on a control that uses the key itself. */
function usePlayerKeys() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, target, defaultPrevented, shiftKey } = event
      const key = KEYS[code]
      if (defaultPrevented || !key || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.matches(key.except)) return
      event.preventDefault()
      dispatch(key.act(shiftKey))
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [dispatch])
}
