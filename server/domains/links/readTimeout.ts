import { REQUEST_TIMEOUT_MS } from '@/contract/constants'

/** Left for writing the post and for the way of the response. */
const RESERVE_MS = 5_000

/**
 * For everything that one request reads of the web, a page and all its files: a person is waiting, and their browser
 * gives up after `REQUEST_TIMEOUT_MS`.
 */
export const READ_TIMEOUT_MS = REQUEST_TIMEOUT_MS - RESERVE_MS
