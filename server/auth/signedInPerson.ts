import type { Context } from 'hono'
import { callerAddress } from '../caller/callerAddress'
import type { World } from '../world'
import { networkOf } from '../caller/callerNetwork'
import { giveSessionCookie, sessionToken } from './cookies'
import {
  endSession,
  personOfSession,
  startSession,
  type Person,
  type SessionOrigin,
} from './sessions'

/** The person signed in with the cookie of this request; null without one. */
export async function signedInPerson(context: Context, world: World): Promise<Person | null> {
  const token = sessionToken(context, world.settings)
  return token === null ? null : personOfSession(world, token, originOf(context, world))
}

/** Starts a session in this browser and replaces an earlier one. */
export async function startSessionHere(
  context: Context,
  world: World,
  personId: number,
): Promise<void> {
  const previous = sessionToken(context, world.settings)
  if (previous !== null) await endSession(world, previous)
  const token = await startSession(world, personId, originOf(context, world))
  giveSessionCookie(context, world.settings, token)
}

function originOf(context: Context, { settings }: World): SessionOrigin {
  return {
    network: networkOf(callerAddress(context, settings)),
    userAgent: context.req.header('user-agent') ?? '',
  }
}
