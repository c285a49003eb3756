/** What strangers send to a widget. */
export type PublicCall = 'events' | 'answers'

/** Who sends what to which widget; an empty network is unknown and not limited. */
export interface Sender {
  call: PublicCall
  network: string
  embedId: string
}
