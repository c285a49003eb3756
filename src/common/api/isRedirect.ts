/** Browsers hide a manual redirect behind an opaque response; Node shows its status. */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}
