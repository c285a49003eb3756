import {
  POLICY_DIRECTIVES,
  type PolicyDirective,
} from '@/contract/widgets/installation/installationCode'
import type { ScriptTag } from './scanShopPage'

type Policy = ReadonlyMap<string, readonly string[]>

interface Page {
  url: URL
  /** The origin of the widgets. */
  widgets: URL
  script: ScriptTag | undefined
}

/**
 * The directives of a page's Content Security Policies that forbid something to its widgets. Each policy applies on its own: a single one is enough
 * to forbid.
 */
export function blockedDirectives(policies: readonly string[], page: Page): PolicyDirective[] {
  const parsed = policies.flatMap((policy) => policy.split(',')).map(parsePolicy)
  return POLICY_DIRECTIVES.filter((directive) =>
    parsed.some((policy) => {
      const sources = sourcesOf(policy, directive)
      return sources !== undefined && !allows(sources, directive, page)
    }),
  )
}

function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    // Browsers use the first of repeated directives.
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

function sourcesOf(policy: Policy, directive: PolicyDirective): readonly string[] | undefined {
  const ofElement = directive === 'script-src' ? policy.get('script-src-elem') : undefined
  return ofElement ?? policy.get(directive) ?? policy.get('default-src')
}

function allows(sources: readonly string[], directive: PolicyDirective, page: Page): boolean {
  const isScript = directive === 'script-src'
  // With `'strict-dynamic'`, only trusted scripts are allowed, with everything that they load.
  if (isScript && sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) {
    return sources.some((source) => isTrusted(source, page.script))
  }
  return sources.some((source) => isAllowedBy(source, page))
}

function isTrusted(source: string, script: ScriptTag | undefined): boolean {
  if (!script) return false
  const { nonce, integrity } = script
  const named = [nonce ? `nonce-${nonce}` : '', ...(integrity ?? '').split(/\s+/)]
  return named.filter(Boolean).some((name) => source === `'${name}'`)
}

/**
 * Whether a source allows every address at the origin of the widgets. A source with a path allows
 * only one of them.
 */
function isAllowedBy(source: string, { url, widgets }: Page): boolean {
  const text = source.toLowerCase()
  if (text === '*') return true
  if (text === "'self'") return url.origin === widgets.origin
  if (/^[a-z][a-z\d+.-]*:$/.test(text)) return isScheme(text, widgets)
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(text) ?? []
  return (
    isScheme(scheme ?? url.protocol, widgets) &&
    isHost(host, widgets) &&
    (port === '*' || portOf(widgets) === (port ?? defaultPort(widgets))) &&
    (path === '' || path === '/')
  )
}

const isScheme = (scheme: string, { protocol }: URL) =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:')
const isHost = (host: string, { hostname }: URL) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname
const defaultPort = ({ protocol }: URL) => (protocol === 'https:' ? '443' : '80')
const portOf = (url: URL) => (url.port === '' ? defaultPort(url) : url.port)
