import type { ReactNode } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { ActionDetails } from './lists/ActionDetails'
import { ComparisonDialog } from './comparison/ComparisonDialog'
import { UnsavedNotesGuard } from './lists/NoteEditor'
import { PlayerKeysSheet } from './PlayerKeysSheet'
import { selectStatus } from './playerSlice'
import { PlayerToolbar } from './PlayerToolbar'
import { RecordChooser } from './RecordChooser'
import classes from './ReplayPage.module.css'
import { SessionFacts, StrayLinkNotice } from './SessionFacts'
import { SidePanel } from './lists/SidePanel'
import { usePlayerKeys } from './usePlayerKeys'

interface ReplayPageProps {
  /** Mounted from the beginning, because it takes time to load. */
  stage: ReactNode
  onChoose: (file: Blob) => void
  onCompare: (file: Blob) => void
}

/** The stage with the player's controls around it. */
export function ReplayPage({ stage, onChoose, onCompare }: ReplayPageProps) {
  const isReady = useAppSelector(selectStatus) === 'ready'
  usePlayerKeys()
  return (
    <main className={classes.page}>
      <div className={classes.stage}>{stage}</div>
      {isReady ? (
        <>
          <StrayLinkNotice />
          <PlayerToolbar onCompare={onCompare} />
          <aside className={classes.side}>
            <SidePanel />
            <ActionDetails />
          </aside>
          <SessionFacts />
          <PlayerKeysSheet />
          <ComparisonDialog onCompare={onCompare} />
          <UnsavedNotesGuard />
        </>
      ) : (
        <RecordChooser onChoose={onChoose} />
      )}
    </main>
  )
}
