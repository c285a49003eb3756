import { createHash } from 'node:crypto'

/** `X-Robots-Tag`: search engines may show the page's pictures, or must not list it. */
export const ROBOTS = { listed: 'max-image-preview:large', notListed: 'noindex' } as const

/** The origin from which AMP requires its runtime to be loaded. */
export const AMP_ORIGIN = 'https://cdn.ampproject.org'

const policy = (...directives: string[]) =>
  ["default-src 'none'", ...directives, "form-action 'none'", "base-uri 'none'"].join('; ')

/** Allows pictures, videos and the style sheet of the page; no scripts, no requests. */
export function pagePolicy(widgetUrl: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64')
  return policy(
    `style-src 'sha256-${hash}'`,
    // Product photos are stored on the shop's servers.
    `img-src ${widgetUrl} https:`,
    `media-src ${widgetUrl}`,
  )
}

/**
 * The policy of a Web Story: its own pictures and videos, and AMP's runtime, which writes styles
 * and loads its own parts.
 */
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
