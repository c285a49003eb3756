import { createAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'

/** The schedule has changed a post. Also dispatched before the editor has loaded, so it is not part of the slice. */
export const scheduleActed = createAction<PostInfo>('editor/scheduleActed')
