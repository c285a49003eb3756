import { publishChunk } from '../core/chunk'
import { openPopup } from './openPopup'
import type { PopupChunk } from './popupChunk'

const chunk: PopupChunk = { openPopup }
publishChunk(chunk)
