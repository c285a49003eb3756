/** Social networks recognised by their addresses; `web` is any other site. */
export type Network =
  | 'instagram'
  | 'vk'
  | 'telegram'
  | 'youtube'
  | 'ok'
  | 'tiktok'
  | 'pinterest'
  | 'facebook'
  | 'web'

const HOSTS: readonly (readonly [RegExp, Network])[] = [
  [/^instagram\.com$|^instagr\.am$/, 'instagram'],
  [/^vk\.(com|ru)$|^vkvideo\.ru$/, 'vk'],
  [/^t\.me$|^telegram\.me$/, 'telegram'],
  [/^youtube\.com$|^youtu\.be$/, 'youtube'],
  [/^ok\.ru$/, 'ok'],
  [/^tiktok\.com$/, 'tiktok'],
  [/^pinterest\.(com?\.)?[a-z]{2,3}$|^pin\.it$/, 'pinterest'],
  [/^facebook\.com$|^fb\.(com|watch)$/, 'facebook'],
]

/** The network of a host, with or without `www.`, `m.` or another subdomain. */
export function networkOfHost(host: string): Network {
  const parts = host.toLowerCase().replace(/\.$/, '').split('.')
  for (let first = 0; first < parts.length - 1; first += 1) {
    const domain = parts.slice(first).join('.')
    const known = HOSTS.find(([pattern]) => pattern.test(domain))
    if (known) return known[1]
  }
  return 'web'
}

/** The network of an address. */
export function networkOf(link: string): Network {
  return URL.canParse(link) ? networkOfHost(new URL(link).hostname) : 'web'
}
