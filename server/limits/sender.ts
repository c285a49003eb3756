import type { CallerNetwork } from '../caller/callerNetwork'

/** Public calls to a widget. */
export type PublicCall = 'events' | 'answers'

/** The sender and target of a public call. */
export interface Sender extends CallerNetwork {
  call: PublicCall
  embedId: string
}
