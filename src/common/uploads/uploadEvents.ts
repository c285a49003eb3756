import { createAction } from '@reduxjs/toolkit'

/** A file of the registry is on its way; progress is 0 to 1. */
export const fileProgressed = createAction<{ id: string; progress: number }>(
  'uploads/fileProgressed',
)
/** The connection is lost: what is on its way waits for it. */
export const uploadsPaused = createAction('uploads/uploadsPaused')
export const uploadsResumed = createAction('uploads/uploadsResumed')
