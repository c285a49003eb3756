import { createAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/post'

/** The schedule has changed a post. Told also where no editor has come, so it is no part of the slice. */
export const scheduleActed = createAction<PostInfo>('editor/scheduleActed')
