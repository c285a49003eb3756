import type { AppThunk } from '@/common/store/hooks'
import { checkFile } from '@/common/uploads/checkFile'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { errorOfProblem, uploadMessage } from '@/common/uploads/uploadMessage'
import { kindOfPostFile } from '@/contract/files/uploads'
import { draftFilesAdded, type DraftFile } from './createPostSlice'
import { draftState } from './draftState'

type Chosen = Pick<DraftFile, 'id' | 'name' | 'size'>

/**
 * Adds files of the registry to the draft once they are checked by the upload table, so that a refused one takes no
 * place; nothing is sent before the save.
 */
export function addDraftFiles(chosen: readonly Chosen[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const checked = await Promise.all(
      chosen.map(async (one) => {
        const file = fileRegistry.get(one.id)
        const { problem } = file ? await checkFile(file, kindOfPostFile) : { problem: null }
        return { ...one, problem: problem && uploadMessage(errorOfProblem(problem), one.name) }
      }),
    )
    dispatch(draftFilesAdded(checked))
    const taken = new Set(draftState(getState()).files.map(({ id }) => id))
    for (const { id } of chosen) if (!taken.has(id)) fileRegistry.remove(id)
  }
}
