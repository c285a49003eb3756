import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@/contract/endpoint'
import { successEnvelope } from '@/contract/envelope'
import { demandAllowance } from '../allowance/allowance'
import { demandOpen, resolveActor, requirePermission, type Actor } from '../auth/actor'
import { creationOf } from '../auth/createOnce'
import { signedInPerson } from '../auth/signedInPerson'
import { callerLocale } from '../caller/callerHeaders'
import { noteActor } from '../caller/requestFacts'
import { ApiError } from '../errors/apiError'
import type { World } from '../world'
import { checkInput } from './checkInput'
import { refuseLink } from './foreignOrigin'
import { readJsonBody } from './readBody'
import { respondWithFailure } from './respond'
import { pathParams, routePath } from './routePath'

/** The validated input of a handler. */
export interface Call<E extends Endpoint> {
  world: World
  actor: Actor
  params: Record<keyof ParamsOf<E>, string>
  query: QueryOf<E>
  body: BodyOf<E>
  /** For uploads, whose body the handler reads itself. */
  request: Request
}

type Handled<E extends Endpoint> = E extends { isFile: true } ? Response : ResponseOf<E>
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Handled<E>>

/** Serves a call of the contract: checks session, membership, permission and input, then calls the handler and adds the envelope, if any. */
export function route<const E extends Endpoint>(
  app: Hono,
  world: World,
  endpoint: E,
  handle: Handler<E>,
): void {
  app.on(endpoint.method, routePath(endpoint), async (context) => {
    let locale = callerLocale(context)
    try {
      if (endpoint.isWrite) refuseLink(context, world.settings)
      const person = await signedInPerson(context, world)
      if (!person) throw new ApiError(401, 'signed-out')
      locale = person.locale
      const sent = endpoint.body ? await readJsonBody(context.req.raw) : undefined
      const actor = await resolveActor(world, person, accountOfCall(context, endpoint, sent))
      noteActor(context, actor)
      if (endpoint.permission) requirePermission(actor, endpoint.permission)
      demandOpen(actor, endpoint)
      const findCreation = async () => {
        const { creates } = endpoint
        if (creates) actor.creation = await creationOf(world, actor, creates, context.req.raw, sent)
        return actor.creation?.stored ?? null
      }
      const isRepeated = (await findCreation()) !== null
      const call = {
        world,
        actor,
        params: pathParams(endpoint, context.req.param()),
        query: endpoint.query && checkInput(endpoint.query, context.req.query()),
        body: endpoint.body && checkInput(endpoint.body, sent),
        request: context.req.raw,
      }
      // What is created already adds nothing more.
      if (endpoint.adds && !isRepeated) {
        await demandAllowance(world.db, actor.account.id, endpoint.adds, actor.requestedAt)
      }
      const result: unknown = await handle(call as Call<E>).catch(async (error: unknown) => {
        // A simultaneous request with the same key may have been first, and have taken what this one needed.
        if (!actor.creation || (await findCreation()) === null) throw error
        return handle(call as Call<E>)
      })
      return result instanceof Response ? result : sendJson(context, successEnvelope(result))
    } catch (error) {
      return respondWithFailure(context, error, locale, world.report)
    }
  })
}

const usernameSchema = v.object({ username: v.string() })

/** Requests without an account in their path name it in their query or body. */
function accountOfCall(context: Context, { base }: Endpoint, sent: unknown): string {
  const named = base === 'root' ? context.req.query('username') : context.req.param('username')
  return named ?? checkInput(usernameSchema, sent).username
}

/** Responds with JSON, encoded once: a string would be measured first and encoded afterwards. */
const sendJson = (context: Context, value: unknown): Response =>
  context.body(Buffer.from(JSON.stringify(value)), 200, { 'Content-Type': 'application/json' })
