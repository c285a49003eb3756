const HOST = /^(consent|login|accounts)\./i
const PATH = /^\/(accounts\/login|login|signin|checkpoint|challenge|consent)(\.php)?(\/|$)/i

/** Whether an address is a sign-in or consent page to which sites redirect. */
export function isSignInAddress(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return HOST.test(hostname) || PATH.test(pathname)
}
