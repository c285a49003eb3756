import { createAction } from '@reduxjs/toolkit'

/** A file of the registry is on its way; progress is 0 to 1. */
export const fileProgressed = createAction<{ id: string; progress: number }>(
  'uploads/fileProgressed',
)
/** The connection is lost: files that are being sent wait for it. */
export const uploadsPaused = createAction('uploads/uploadsPaused')
export const uploadsResumed = createAction('uploads/uploadsResumed')
