import { skipTours } from './skipTours.mjs'

/** A page of 1440 px without tours, signed in as the owner of the seeded account, and the address of its cabinet. */
export async function openSignedIn(browser, origin, { OWNER, PATHS }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await skipTours(context)
  const page = await context.newPage()
  await page.request.post(origin + PATHS.login, {
    data: { email: OWNER.email, password: OWNER.password },
  })
  return { context, page, address: `${origin}/my/admin/${OWNER.username}/` }
}
