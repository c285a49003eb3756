import type { Hono } from 'hono'
import { FACEBOOK_RETURN_PATH, LANDING_PATH, LANDING_REASON } from '@/contract/addresses'
import { signedInPerson } from '../../auth/signedInPerson'
import { finishFacebookLogin } from '../../domains/sources/instagram/facebookLogin'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

/** Where Facebook sends a person back to: a page, not a call, which leads on into the cabinet. */
export function facebookRoutes(app: Hono, world: World): void {
  app.get(FACEBOOK_RETURN_PATH, async (context) => {
    context.header('Cache-Control', 'no-store')
    // The code stays between Facebook and us, whatever the next page loads.
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
