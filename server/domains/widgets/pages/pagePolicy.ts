import { createHash } from 'node:crypto'

/** `X-Robots-Tag`: who lists the page may show its pictures, or must not list it. */
export const ROBOTS = { listed: 'max-image-preview:large', notListed: 'noindex' } as const

/** Where AMP demands its runtime to come from. */
export const AMP_ORIGIN = 'https://cdn.ampproject.org'

const policy = (...directives: string[]) =>
  ["default-src 'none'", ...directives, "form-action 'none'", "base-uri 'none'"].join('; ')

/** Pictures and videos, and the style sheet of the page; nothing runs, nothing can be sent. */
export function pagePolicy(widgetUrl: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64')
  return policy(
    `style-src 'sha256-${hash}'`,
    // Photos of products lie where the shop keeps them.
    `img-src ${widgetUrl} https:`,
    `media-src ${widgetUrl}`,
  )
}

/** The same, and what a Web Story cannot do without: AMP's runtime, which writes styles and asks for its own parts. */
export function storyPolicy(widgetUrl: string): string {
  return policy(
    `script-src ${AMP_ORIGIN}`,
    `style-src 'unsafe-inline' ${AMP_ORIGIN}`,
    `connect-src ${AMP_ORIGIN}`,
    'worker-src blob:',
    `img-src ${widgetUrl} ${AMP_ORIGIN} data:`,
    `media-src ${widgetUrl}`,
  )
}
