/**
 * How a page of a shop is called: host and path, readable. Anybody may send events, so what could turn or hide letters
 * stays encoded.
 */
export function pageName(page: string): string {
  const { host, pathname } = new URL(page)
  const path = pathname === '/' ? '' : pathname
  try {
    const readable = decodeURI(path)
    return host + (/[\p{C}\p{Z}]/u.test(readable) ? path : readable)
  } catch {
    return host + path
  }
}
