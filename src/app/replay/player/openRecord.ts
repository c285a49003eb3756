import type { ReplayStage } from '../stage/ReplayStage'
import type { PlayerStore } from './createPlayerStore'
import { recordChosen, recordOpened, recordRefused } from './playerSlice'

/** Reads a file and shows it on the stage. */
export async function openRecord(
  { dispatch }: Pick<PlayerStore, 'dispatch'>,
  stage: ReplayStage,
  file: Blob,
): Promise<void> {
  dispatch(recordChosen())
  const opened = await file
    .text()
    .then((text) => stage.open(text))
    .catch(() => ({ problem: 'broken' as const }))
  dispatch('problem' in opened ? recordRefused(opened.problem) : recordOpened(opened))
}
