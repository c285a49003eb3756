import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { ACCOUNTS_PATH, LOGIN_PATH, LOGOUT_PATH } from '@/contract/addresses'
import { successEnvelope } from '@/contract/envelope'
import { isPassword } from '../auth/passwords'
import { giveSessionCookie, sessionToken, takeSessionCookie } from '../auth/sessionCookie'
import { countAttempt, forgetAttempts } from '../auth/signInLimit'
import { endSession, personOfSession, startSession } from '../auth/sessions'
import { answerFailure } from '../http/answerFailure'
import { ApiError } from '../http/apiError'
import { callerAddress } from '../http/callerAddress'
import { callerLocale } from '../http/callerLocale'
import { checkInput } from '../http/checkInput'
import { readJsonBody } from '../http/readBody'
import { listAccounts } from '../rules/listAccounts'
import type { World } from '../world'

const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(1000)),
})

/** Signing in and out, and the accounts that the landing page lists. */
export function sessionRoutes(app: Hono, world: World): void {
  const { settings, db } = world
  const answered = (handle: (context: Context) => Promise<unknown>) => async (context: Context) => {
    try {
      return context.json(successEnvelope(await handle(context)))
    } catch (error) {
      return answerFailure(context, error, callerLocale(context), world.report)
    }
  }

  app.post(
    LOGIN_PATH,
    answered(async (context) => {
      const { email, password } = checkInput(loginSchema, await readJsonBody(context.req.raw))
      const address = callerAddress(context, settings)
      await countAttempt(world, email, address)
      const person = await db
        .selectFrom('person')
        .select(['id', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst()
      const isRight = await isPassword(
        password,
        person?.password_hash ?? null,
        settings.passwordCost,
      )
      if (!person || !isRight) throw new ApiError(401, 'wrong-password')
      await forgetAttempts(world, email, address)
      const previous = sessionToken(context)
      if (previous !== null) await endSession(world, previous)
      giveSessionCookie(context, settings, await startSession(world, person.id))
      return {}
    }),
  )

  app.post(
    LOGOUT_PATH,
    answered(async (context) => {
      const token = sessionToken(context)
      if (token !== null) await endSession(world, token)
      takeSessionCookie(context, settings)
      return {}
    }),
  )

  app.get(
    ACCOUNTS_PATH,
    answered(async (context) => {
      const token = sessionToken(context)
      const person = token === null ? null : await personOfSession(world, token)
      if (!person) throw new ApiError(401, 'signed-out')
      return { accounts: await listAccounts(db, person) }
    }),
  )
}
