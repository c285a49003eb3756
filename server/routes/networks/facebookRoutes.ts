import type { Hono } from 'hono'
import { FACEBOOK_RETURN_PATH, LANDING_PATH, LANDING_REASON } from '@/contract/addresses'
import { signedInPerson } from '../../auth/signedInPerson'
import { finishFacebookLogin } from '../../domains/sources/instagram/facebookLogin'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

/** The target of Facebook's redirect: a page, not an API endpoint, which redirects into the cabinet. */
export function facebookRoutes(app: Hono, world: World): void {
  app.get(FACEBOOK_RETURN_PATH, async (context) => {
    context.header('Cache-Control', 'no-store')
    // The code must not leak to resources of the next page.
    context.header('Referrer-Policy', 'no-referrer')
    const person = await signedInPerson(context, world)
    if (!person) return context.redirect(LANDING_PATH)
    try {
      const { state = '', code, error } = context.req.query()
      const page = await finishFacebookLogin(world, person, { state, code, error })
      return context.redirect(page ?? LANDING_PATH)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error
      return context.redirect(`${LANDING_PATH}?${LANDING_REASON}=forbidden`)
    }
  })
}
