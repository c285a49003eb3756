import { REQUEST_TIMEOUT_MS } from '@/contract/constants'

/** Reserved for writing the post and sending the response. */
const RESERVE_MS = 5_000

/** The timeout for all web reads of one request, a page and all its files: the user waits, and their browser aborts after `REQUEST_TIMEOUT_MS`. */
export const READ_TIMEOUT_MS = REQUEST_TIMEOUT_MS - RESERVE_MS
