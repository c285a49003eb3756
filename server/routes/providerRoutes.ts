import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { PROVIDER_PATHS } from '@/contract/addresses'
import { ACCOUNT_STATES } from '@/contract/entities/account/provider'
import { instantSchema, nameSchema } from '@/contract/entities/fields'
import { LIMITS } from '@/contract/limits'
import { localeSchema } from '@/contract/locale'
import type { Person } from '../auth/sessions'
import { signedInPerson } from '../auth/signedInPerson'
import { createAccount, createOwnerLink } from '../domains/accounts/provider/createAccount'
import { listAllAccounts } from '../domains/accounts/provider/listAllAccounts'
import {
  changeTariff,
  restoreAccount,
  saveTips,
  suspendAccount,
  visitAccount,
} from '../domains/accounts/provider/manageAccounts'
import { demandProvider } from '../domains/accounts/provider/providerRole'
import { listUnpaidInvoices, settleUnpaidInvoice } from '../domains/payments/unpaidInvoices'
import { ApiError } from '../errors/apiError'
import { checkInput } from '../http/checkInput'
import { readJsonBody } from '../http/readBody'
import { respond } from '../http/respond'
import { minuteLimit } from '../limits/minuteCounts'
import type { World } from '../world'

const typed = v.pipe(v.string(), v.maxLength(LIMITS.typedText))
const username = v.pipe(typed, v.toLowerCase())
const reason = nameSchema(LIMITS.visitReason)
const reasonedSchema = v.object({ username, reason })
const usernameSchema = v.object({ username })
/** The last paid day; null for no end. */
const daySchema = v.nullable(v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/), v.check(isDay)))
const tariffSchema = v.object({ plan: v.nullable(typed), paidUntil: daySchema })
const changeSchema = v.object({ username, reason, tariff: tariffSchema, before: tariffSchema })
const newAccountSchema = v.object({
  username: typed,
  name: v.pipe(v.string(), v.maxLength(LIMITS.personName)),
  email: typed,
  locale: localeSchema,
})
const tipsSchema = v.object({ hasTips: v.boolean() })
export const pageSchema = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  '1',
)
const questionSchema = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  state: v.optional(v.picklist(ACCOUNT_STATES)),
  plan: v.optional(typed),
  page: pageSchema,
})

const invoicesSchema = v.object({ page: pageSchema })
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const invoiceSchema = v.object({
  action: v.picklist(['confirm', 'cancel']),
  number: whole,
  amount: whole,
})

/** Invitations of one person of the provider per minute: each may be an email to any address. */
const LINKS_PER_MINUTE = 20

function isDay(day: string): boolean {
  return v.is(instantSchema, `${day}T00:00:00.000Z`)
}

/** Calls of the landing page for the provider's people: all accounts, visits, and what administrators manage. */
export function providerRoutes(app: Hono, world: World): void {
  const limit = minuteLimit(world.clock, LINKS_PER_MINUTE)
  /**
   * Checks that the caller works for the provider before the body is read; each service checks what
   * else the caller must be.
   */
  const answered = (handle: (person: Person, context: Context) => Promise<unknown>) =>
    respond(world, async (context) => {
      const person = await signedInPerson(context, world)
      if (!person) throw new ApiError(401, 'signed-out')
      demandProvider(person)
      return (await handle(person, context)) ?? {}
    })
  const sent = async <Schema extends v.GenericSchema>(schema: Schema, context: Context) =>
    checkInput(schema, await readJsonBody(context.req.raw))
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    handle: (person: Person, body: v.InferOutput<Schema>) => Promise<unknown>,
  ) => {
    app.post(
      path,
      answered(async (person, context) => handle(person, await sent(schema, context))),
    )
  }

  app.get(
    PROVIDER_PATHS.accounts,
    answered((person, context) => {
      const {
        search,
        state = null,
        plan = null,
        page,
      } = checkInput(questionSchema, context.req.query())
      const question = { search, state, plan, page }
      return listAllAccounts(world, person, question)
    }),
  )
  post(PROVIDER_PATHS.visit, reasonedSchema, (person, body) => visitAccount(world, person, body))
  post(PROVIDER_PATHS.tariff, changeSchema, (person, body) => changeTariff(world, person, body))
  post(PROVIDER_PATHS.suspend, reasonedSchema, (person, body) =>
    suspendAccount(world, person, body),
  )
  post(PROVIDER_PATHS.restore, reasonedSchema, (person, body) =>
    restoreAccount(world, person, body),
  )
  post(PROVIDER_PATHS.create, newAccountSchema, async (person, body) => {
    limit(String(person.id))
    return { accessLink: await createAccount(world, person, body) }
  })
  post(PROVIDER_PATHS.ownerLink, usernameSchema, async (person, body) => {
    limit(String(person.id))
    return { accessLink: await createOwnerLink(world, person, body.username) }
  })
  post(PROVIDER_PATHS.tips, tipsSchema, (person, body) => saveTips(world, person, body.hasTips))
  app.get(
    PROVIDER_PATHS.invoices,
    answered((person, context) =>
      listUnpaidInvoices(world.db, person, checkInput(invoicesSchema, context.req.query()).page),
    ),
  )
  post(PROVIDER_PATHS.invoice, invoiceSchema, (person, body) =>
    settleUnpaidInvoice(world, person, body),
  )
}
