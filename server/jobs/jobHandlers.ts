import { readCatalogueFeed } from '../domains/feeds/readCatalogueFeed'
import type { JobHandlers } from './runJobs'

/** What is done for each kind of job. */
export const jobHandlers: JobHandlers = { feed: readCatalogueFeed }
