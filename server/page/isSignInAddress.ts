const HOST = /^(consent|login|accounts)\./i
const PATH = /^\/(accounts\/login|login|signin|checkpoint|challenge|consent)(\.php)?(\/|$)/i

/** Where sites send those who are to sign in or to agree to something first. */
export function isSignInAddress(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return HOST.test(hostname) || PATH.test(pathname)
}
