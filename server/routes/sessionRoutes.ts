import type { Hono } from 'hono'
import * as v from 'valibot'
import { ACCOUNTS_PATH, LOGIN_PATH, LOGOUT_PATH } from '@/contract/addresses'
import { isPassword } from '../auth/passwords'
import { knownDevice, rememberDevice, sessionToken, takeSessionCookie } from '../auth/cookies'
import { endSession } from '../auth/sessions'
import { signedInPerson, startSessionHere } from '../auth/signedInPerson'
import { countAttempt, countsOfSignIn } from '../auth/signInLimit'
import { respond } from '../http/respond'
import { ApiError } from '../errors/apiError'
import { callerNetwork } from '../caller/callerNetwork'
import { checkInput } from '../http/checkInput'
import { readJsonBody } from '../http/readBody'
import { listAccounts } from '../domains/accounts/listAccounts'
import type { World } from '../world'

const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(1000)),
})

/** Signing in and out, and the accounts that the landing page lists. */
export function sessionRoutes(app: Hono, world: World): void {
  const { settings, db } = world
  app.post(
    LOGIN_PATH,
    respond(world, async (context) => {
      const { email, password } = checkInput(loginSchema, await readJsonBody(context.req.raw))
      const person = await db
        .selectFrom('person')
        .select(['id', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst()
      const device = knownDevice(context, world, person)
      const counts = countsOfSignIn({ email, device, ...callerNetwork(context, settings) })
      const attempt = await countAttempt(world, counts)
      const isRight = await isPassword(
        password,
        person?.password_hash ?? null,
        settings.passwordCost,
      )
      if (!person || !isRight) throw new ApiError(401, 'wrong-password')
      await attempt.succeed()
      await startSessionHere(context, world, person.id)
      rememberDevice(context, world, person)
      return {}
    }),
  )

  app.post(
    LOGOUT_PATH,
    respond(world, async (context) => {
      const token = sessionToken(context, settings)
      if (token !== null) await endSession(world, token)
      takeSessionCookie(context, settings)
      return {}
    }),
  )

  app.get(
    ACCOUNTS_PATH,
    respond(world, async (context) => {
      const person = await signedInPerson(context, world)
      if (!person) throw new ApiError(401, 'signed-out')
      const isProvider = person.providerRole !== null
      return { accounts: await listAccounts(db, person), isProvider, locale: person.locale }
    }),
  )
}
