import { DAY_MS } from '@/contract/constants'
import type { IntegrationType } from '@/contract/entities/sources/integration'
import type { Locale } from '@/contract/locale'
import type { ReadingProblem } from '@/contract/entities/sources/source'
import { hasMessage, translate } from '../../../language/messages'
import { NetworkFailure, type NetworkFailureKind } from '../../../networks/networkFailure'
import type { JobProblem } from '../../../queue/jobQueue'
import { JobFailure } from '../../../queue/jobRun'

/** Problems that a user must fix are still retried once a day: they may have been fixed elsewhere. */
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
  'reading-account-suspended': 'tariff',
  'reading-licence-ended': 'tariff',
  'reading-storage-full': 'tariff',
  // The key works: a user must make the bot an administrator again.
  'network-rights telegram': 'read',
}

const codeOf = (kind: NetworkFailureKind) => `network-${kind}`

/**
 * Turns a reading's error into a failure with a message for the user; other errors are internal.
 */
export function asJobFailure(error: unknown, network: IntegrationType, now: number): unknown {
  if (!(error instanceof NetworkFailure)) return error
  const { kind, restMs } = error
  const rest = restMs ?? (NEEDS_A_PERSON.includes(kind) ? DAY_MS : null)
  return new JobFailure(
    { code: codeOf(kind), values: { network } },
    rest === null ? null : now + rest,
  )
}

/** Whether a problem lasts until a user acts. */
export const isForAPerson = ({ code }: JobProblem): boolean =>
  ACTIONS[code] === 'tariff' || NEEDS_A_PERSON.some((kind) => code === codeOf(kind))

/** Why a source could not be read, in a language, with the one action to fix it. */
export function presentProblem(locale: Locale, { code, values }: JobProblem): ReadingProblem {
  const id = hasMessage(`server.${code}`) ? code : 'network-unreachable'
  const ofNetwork = ACTIONS[`${id} ${String(values?.network)}`]
  return {
    text: translate(locale, `server.${id}`, values),
    action: ofNetwork ?? ACTIONS[id] ?? 'read',
  }
}
