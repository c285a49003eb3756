import { publishChunk, type ChunkReference } from '../core/chunk'
import { drawWidget } from './drawWidget'
import type { GalleryChunk } from './galleryChunk'

/** Put in by the build. */
declare const POPUP_CHUNK: ChunkReference

const chunk: GalleryChunk = { drawWidget: (place) => drawWidget(place, POPUP_CHUNK) }
publishChunk(chunk)
