import { createAction } from '@reduxjs/toolkit'

/** A person opens a list for sorting out, from its beginning. In a file of its own, for the library does not load the slice. */
export const triageAsked = createAction('triage/asked')
/** The person has left, and everything is saved: the lists of the library catch up. */
export const triageSettled = createAction('triage/settled')
