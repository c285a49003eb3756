/** A shopper has scrolled on by then. */
const LONGEST_MS = 8000

export interface PlainResponse {
  status: number
  text: string
}

/** Makes a request to the API, without cookies; throws when there was no response in time. */
export async function request(
  url: string,
  init?: RequestInit & { body?: string },
  longest = LONGEST_MS,
): Promise<PlainResponse> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), longest)
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', signal: control.signal })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (control.signal.aborted) throw error
    // Shops wrap fetch, and some wrappers break requests of other scripts.
    return await new Promise<PlainResponse>((resolve, reject) => {
      const old = new XMLHttpRequest()
      old.open(init?.method ?? 'GET', url)
      old.timeout = longest
      old.onload = () => resolve({ status: old.status, text: old.responseText })
      old.onerror = old.ontimeout = reject
      old.send(init?.body)
    })
  } finally {
    clearTimeout(timer)
  }
}
