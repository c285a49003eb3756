import { DAY_MS } from '@/contract/constants'
import type { IntegrationType } from '@/contract/entities/integration'
import type { Locale } from '@/contract/locale'
import type { ReadingProblem } from '@/contract/entities/sourceReading'
import { hasMessage, translate } from '../../../language/messages'
import { NetworkFailure, type NetworkFailureKind } from '../../../networks/networkFailure'
import type { JobProblem } from '../../../queue/jobQueue'
import { JobFailure } from '../../../queue/jobRun'

/** What only a person can put right is looked at once a day all the same: it may have been put right elsewhere. */
const NEEDS_A_PERSON: readonly NetworkFailureKind[] = [
  'key',
  'rights',
  'person',
  'closed',
  'refused',
]

const ACTIONS: Readonly<Record<string, ReadingProblem['action']>> = {
  'network-key': 'connect',
  'network-rights': 'connect',
  // Its key is right: a person makes the bot an administrator again.
  'network-rights telegram': 'read',
}

const codeOf = (kind: NetworkFailureKind) => `network-${kind}`

/** What a reading failed with, as a failure that a person can be told of; anything else is our own error. */
export function asJobFailure(error: unknown, network: IntegrationType, now: number): unknown {
  if (!(error instanceof NetworkFailure)) return error
  const { kind, restMs } = error
  const rest = restMs ?? (NEEDS_A_PERSON.includes(kind) ? DAY_MS : null)
  return new JobFailure(
    { code: codeOf(kind), values: { network } },
    rest === null ? null : now + rest,
  )
}

/** Whether it lasts until a person does something. */
export const isForAPerson = ({ code }: JobProblem): boolean =>
  NEEDS_A_PERSON.some((kind) => code === codeOf(kind))

/** Why a source could not be read, in a language, and the one thing to do about it. */
export function presentProblem(locale: Locale, { code, values }: JobProblem): ReadingProblem {
  const id = hasMessage(`server.${code}`) ? code : 'network-unreachable'
  const ofNetwork = ACTIONS[`${id} ${String(values?.network)}`]
  return {
    text: translate(locale, `server.${id}`, values),
    action: ofNetwork ?? ACTIONS[id] ?? 'read',
  }
}
