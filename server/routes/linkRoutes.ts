import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  FORGOTTEN_PATH,
  LANDING_PATH,
  LANDING_UNSUBSCRIBE,
  LINK_EMAIL_PATH,
  LINK_JOIN_PATH,
  LINK_PASSWORD_PATH,
  LINK_PATH,
  UNSUBSCRIBE_PATH,
} from '@/contract/addresses'
import { LIMITS } from '@/contract/limits'
import { emailProblem } from '@/contract/personRules'
import { rememberDevice, sessionToken } from '../auth/cookies'
import { callerNetwork } from '../caller/callerNetwork'
import { signedInPerson, startSessionHere } from '../auth/signedInPerson'
import { ApiError, refused } from '../errors/apiError'
import { respond } from '../http/respond'
import { checkInput } from '../http/checkInput'
import { minuteLimit } from '../limits/minuteCounts'
import { readJsonBody } from '../http/readBody'
import { refuseField } from '../domains/accounts/checkPerson'
import { choosePassword, joinByLink, lookAtLink } from '../domains/accounts/access/followLink'
import { answerChange } from '../domains/accounts/mail/emailChange'
import { unsubscribe } from '../domains/accounts/mail/letters'
import { sendForgottenPassword } from '../domains/accounts/access/passwordLinks'
import type { World } from '../world'

const typed = v.pipe(v.string(), v.maxLength(LIMITS.typedText))
const tokenSchema = v.object({ token: typed })
const passwordSchema = v.object({ token: typed, password: typed, confirmedPassword: typed })
const answerSchema = v.object({ token: typed, isMine: v.boolean() })
const emailSchema = v.object({ email: v.pipe(typed, v.trim(), v.toLowerCase()) })

/** Requests per minute, from one network and for one e-mail. */
const FORGOTTEN_PER_NETWORK = 10
const FORGOTTEN_PER_EMAIL = 3

/** Endpoints for a person with an invitation or password link, without a session. */
export function linkRoutes(app: Hono, world: World): void {
  const limitNetwork = minuteLimit(world.clock, FORGOTTEN_PER_NETWORK)
  const limitEmail = minuteLimit(world.clock, FORGOTTEN_PER_EMAIL)
  const sent = (context: Context) => readJsonBody(context.req.raw)

  app.post(
    LINK_PATH,
    respond(world, async (context) => {
      const { token } = checkInput(tokenSchema, await sent(context))
      const [link, person] = [await lookAtLink(world, token), await signedInPerson(context, world)]
      return { link: { ...link, isSignedIn: person?.email === link.email } }
    }),
  )

  app.post(
    LINK_PASSWORD_PATH,
    respond(world, async (context) => {
      const { token, ...chosen } = checkInput(passwordSchema, await sent(context))
      const person = await choosePassword(world, token, chosen)
      await startSessionHere(context, world, person.id)
      rememberDevice(context, world, person)
      return {}
    }),
  )

  app.post(
    LINK_JOIN_PATH,
    respond(world, async (context) => {
      const { token } = checkInput(tokenSchema, await sent(context))
      const person = await signedInPerson(context, world)
      if (!person) throw new ApiError(401, 'signed-out')
      await joinByLink(world, person, token)
      return {}
    }),
  )

  app.post(
    LINK_EMAIL_PATH,
    respond(world, async (context) => {
      const { token, isMine } = checkInput(answerSchema, await sent(context))
      const session = sessionToken(context, world.settings)
      return { outcome: await answerChange(world, token, isMine, session) }
    }),
  )

  // Only a person opens this address: a mail program posts to it (RFC 8058).
  app.get(UNSUBSCRIBE_PATH, (context) => {
    const token = encodeURIComponent(context.req.query('token') ?? '')
    return context.redirect(`${LANDING_PATH}#${LANDING_UNSUBSCRIBE}=${token}`)
  })
  app.post(
    UNSUBSCRIBE_PATH,
    respond(world, async (context) => {
      await unsubscribe(world, checkInput(tokenSchema, context.req.query()).token)
      return {}
    }),
  )

  app.post(
    FORGOTTEN_PATH,
    respond(world, async (context) => {
      const { email } = checkInput(emailSchema, await sent(context))
      refuseField('email', emailProblem(email))
      if (world.sendLetter === null) throw refused('no-mail')
      limitNetwork(callerNetwork(context, world.settings).network)
      limitEmail(email)
      // Not awaited: its duration would reveal whether the person exists.
      void sendForgottenPassword(world, email).catch(world.report)
      return {}
    }),
  )
}
