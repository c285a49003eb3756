import type { ReactNode } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { ActionDetails } from './ActionDetails'
import { ActionList } from './ActionList'
import { PlayerToolbar } from './PlayerToolbar'
import { selectStatus } from './playerSlice'
import { RecordChooser } from './RecordChooser'
import classes from './ReplayPage.module.css'
import { SessionFacts } from './SessionFacts'
import { usePlayerKeys } from './usePlayerKeys'

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
