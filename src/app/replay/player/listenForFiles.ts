import type { ReplayStage } from '@/app/replay/stage/ReplayStage'
import { testNameOf } from '@/app/replay/stage/record/writeTest'
import type { BrowserPort } from '@/common/lib/browserPort'
import { copyText } from '@/common/lib/copyText'
import type { StartListening } from '@/common/store/listening'
import {
  fileRequested,
  notesSaved,
  playerSlice,
  testHandedOut,
  testRequested,
  type WithPlayer,
} from './playerSlice'

/** Hands out files and tests of the open record. */
export function listenForFiles(
  startListening: StartListening<WithPlayer>,
  stage: ReplayStage,
  { saveFile }: Pick<BrowserPort, 'saveFile'>,
) {
  startListening({
    actionCreator: fileRequested,
    effect: (_action, api) => {
      const { status, id, notes } = playerSlice.selectSlice(api.getState())
      if (status !== 'ready' || id === null) return
      saveFile(`session-${id}.json`, stage.fileWith(notes))
      api.dispatch(notesSaved())
    },
  })

  startListening({
    actionCreator: testRequested,
    effect: async (_action, api) => {
      const { status, id, index } = playerSlice.selectSlice(api.getState())
      if (status !== 'ready' || id === null) return
      const text = stage.testOf(index)
      const isCopied = await copyText(text)
      if (!isCopied) saveFile(testNameOf(id), text, 'text/plain')
      api.dispatch(testHandedOut(isCopied ? 'copied' : 'downloaded'))
    },
  })
}
