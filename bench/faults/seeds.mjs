import { setTimeout as wait } from 'node:timers/promises'

/**
 * Ways to break the cabinet from outside. Each prepares a page and returns whether the fault has happened since.
 */

const api = (path) => new RegExp(`/api/1\\.0\\.0/${path}(?:\\?|$)`)

const headersOf = (response) => {
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    ...headers
  } = response.headers()
  return headers
}

const once = async (page, address, answer) => {
  let count = 0
  await page.route(address, (route) => {
    count += 1
    return answer(route, count)
  })
  return () => count > 0
}

/** Changes the body of each answer in place. */
export const answersAltered = (path, change) => (page) =>
  once(page, api(path), async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    change(json.data.response.body)
    await route.fulfill({ response, headers: headersOf(response), body: JSON.stringify(json) })
  })

/** Each answer comes so much later. */
export const answersLate = (path, ms) => (page) =>
  once(page, api(path), async (route) => {
    await wait(ms)
    await route.continue()
  })

/** Each request is refused and does not arrive. */
export const requestsRefused = (path, status, message) => (page) =>
  once(page, api(path), (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({
        data: {
          response: {},
          request: { success: false, error: { code: 'invalid', message }, statusMessage: message },
        },
      }),
    }),
  )

/** The first request arrives, but its answer is lost; what is sent again is not recognised as the same. */
export const firstAnswerLost = (path) => (page) =>
  once(page, api(path), async (route, count) => {
    const { 'idempotency-key': _key, ...headers } = route.request().headers()
    if (count > 1) return route.continue({ headers })
    await route.fetch({ headers })
    return route.abort('connectionreset')
  })

/** Every later request gets the answer to the first one. */
export const answersStale = (path) => (page) => {
  let first
  return once(page, api(path), async (route) => {
    first ??= route.fetch().then(async (response) => ({
      status: response.status(),
      headers: headersOf(response),
      body: await response.body(),
    }))
    await route.fulfill(await first)
  })
}

/** Requests for these files fail, from the given one on. */
export const filesFail =
  (address, from = 0) =>
  (page) =>
    once(page, address, (route, count) => (count > from ? route.abort() : route.continue()))

/** Another text in the cabinet's scripts. */
export const scriptsAltered = (pattern, text) => async (page) => {
  let isAltered = false
  await page.route(/\/assets\/cabinet\/.+\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const altered = body.replace(pattern, text)
    isAltered ||= altered !== body
    await route.fulfill({ response, headers: headersOf(response), body: altered })
  })
  return () => isAltered
}
