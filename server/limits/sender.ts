import type { CallerNetwork } from '../caller/callerNetwork'

/** What strangers send to a widget. */
export type PublicCall = 'events' | 'answers'

/** Who sends what to which widget. */
export interface Sender extends CallerNetwork {
  call: PublicCall
  embedId: string
}
