import { createAction } from '@reduxjs/toolkit'

/** Dispatched when a reading of a network has started, or has added posts: more posts are expected. */
export const postsExpected = createAction('sources/postsExpected')
