import { publishChunk } from '../core/chunk'
import { createEventQueue } from './createEventQueue'
import type { EventsChunk } from './eventsChunk'
import { reportOrder } from './reportOrder'
import { watchView } from './watchView'

/** Inserted by the build. */
declare const CHUNK_PATH: string

const chunk: EventsChunk = { createEventQueue, reportOrder, watchView }
publishChunk(CHUNK_PATH, chunk)
