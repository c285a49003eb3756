import { createAction } from '@reduxjs/toolkit'

/** Posts of a network have come, or are about to: a reading has begun, or has brought some. */
export const postsExpected = createAction('sources/postsExpected')
