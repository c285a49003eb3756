import type { ElementPanel } from '../ElementPanel'
import { AddText } from './AddText'
import { TextFields } from './TextFields'
import type { TextFacts } from './TextFacts'

export const textPanel: ElementPanel<TextFacts> = { Add: AddText, Fields: TextFields }
