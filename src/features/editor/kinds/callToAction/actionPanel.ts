import type { ElementPanel } from '../ElementPanel'
import { ActionFields } from './ActionFields'
import { AddAction } from './AddAction'
import type { ActionFacts } from './ActionFacts'

export const actionPanel: ElementPanel<ActionFacts> = { Add: AddAction, Fields: ActionFields }
