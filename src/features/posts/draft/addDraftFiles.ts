import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { checkFile } from '@/common/uploads/checkFile'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { errorOfProblem, uploadMessage } from '@/common/uploads/uploadMessage'
import { placeOfPostFile } from '@/contract/uploads'
import { draftFileChanged, draftFilesAdded, type DraftFile } from './createPostSlice'
import { draftState } from './draftState'

type Chosen = Pick<DraftFile, 'id' | 'name' | 'size'>

/** Takes files of the registry into the draft and checks them by the upload table; nothing is sent before the save. */
export function addDraftFiles(
  chosen: readonly Chosen[],
): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    dispatch(draftFilesAdded([...chosen]))
    const taken = new Set(draftState(getState()).files.map(({ id }) => id))
    await Promise.all(
      chosen.map(async ({ id, name }) => {
        const file = fileRegistry.get(id)
        if (!file) return
        if (!taken.has(id)) return void fileRegistry.remove(id)
        const { problem } = await checkFile(file, placeOfPostFile)
        if (!problem) return
        const message = uploadMessage(errorOfProblem(problem), name)
        dispatch(draftFileChanged({ id, change: { status: 'failed', problem: message } }))
      }),
    )
  }
}
