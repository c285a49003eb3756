import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { LANDING_PATH, PROVIDER_PATHS, reportReplayPath } from '@/contract/addresses'
import { REPORT_STATES } from '@/contract/entities/account/supportReport'
import { idSchema } from '@/contract/entities/fields'
import { LIMITS } from '@/contract/limits'
import type { Person } from '../auth/sessions'
import { signedInPerson } from '../auth/signedInPerson'
import { demandProvider } from '../domains/accounts/provider/providerRole'
import { changeReport, listReports, recordOf } from '../domains/accounts/support/reports'
import { ApiError } from '../errors/apiError'
import { checkInput } from '../http/checkInput'
import { readJsonBody } from '../http/readBody'
import { respond } from '../http/respond'
import { idParam } from '../http/routePath'
import type { World } from '../world'
import { replayPage } from './pages/pageRoutes'
import { pageSchema } from './providerRoutes'

const questionSchema = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  state: v.optional(v.picklist(REPORT_STATES)),
  page: pageSchema,
})
const changeSchema = v.object({
  id: idSchema,
  action: v.picklist([...REPORT_STATES, 'delete']),
})

/** Reports to support, for the provider's people. Without `SUPPORT_INBOX` these addresses do not exist. */
export function reportRoutes(app: Hono, world: World): void {
  if (!world.settings.supportInbox) return
  const providerOf = async (context: Context): Promise<Person> => {
    const person = await signedInPerson(context, world)
    if (!person) throw new ApiError(401, 'signed-out')
    demandProvider(person)
    return person
  }
  app.get(
    PROVIDER_PATHS.reports,
    respond(world, async (context) => {
      const person = await providerOf(context)
      const { state = null, ...rest } = checkInput(questionSchema, context.req.query())
      return listReports(world.db, person, { ...rest, state })
    }),
  )
  app.post(
    PROVIDER_PATHS.report,
    respond(world, async (context) => {
      const person = await providerOf(context)
      const change = checkInput(changeSchema, await readJsonBody(context.req.raw))
      await changeReport(world.db, person, change)
      return {}
    }),
  )
  app.get(reportReplayPath(':id'), async (context) => {
    const person = await signedInPerson(context, world)
    if (!person) return context.redirect(LANDING_PATH)
    const record = await recordOf(world.db, person, idParam(context.req.param('id') ?? ''))
    return replayPage(context, world.settings, 'player', record)
  })
}
