const HOST = /^(consent|login|accounts)\./i
const PATH = /^\/(accounts\/login|login|signin|checkpoint|challenge|consent)(\.php)?(\/|$)/i

/** Whether sites redirect there for a sign-in or a consent. */
export function isSignInAddress(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return HOST.test(hostname) || PATH.test(pathname)
}
