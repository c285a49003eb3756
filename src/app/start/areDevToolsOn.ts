/** Support sets it to `on` in the page's local storage. */
const SWITCH = 'vitrinaDevTools'

/**
 * Redux DevTools: always in development, else only with this switch, because the extension's exports are not redacted.
 */
export function areDevToolsOn(): boolean {
  if (process.env.NODE_ENV !== 'production') return true
  try {
    return localStorage.getItem(SWITCH) === 'on'
  } catch {
    return false
  }
}
