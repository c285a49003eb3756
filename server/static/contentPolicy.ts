import type { Settings } from '../settings'

const policy = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The allowed sources of the cabinet's page. */
export function cabinetPolicy({ backOfficeUrl, widgetUrl, sentryDsn }: Settings): string {
  const files = ["'self'", 'data:', 'blob:', widgetUrl]
  const backOffice = backOfficeUrl === '' ? [] : [backOfficeUrl]
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // The component library writes style attributes and tags.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures on other hosts are served as copies by the back office.
    'img-src': [...files, ...backOffice],
    'media-src': files,
    'font-src': files,
    'connect-src': [
      "'self'",
      ...backOffice,
      ...(sentryDsn === null ? [] : [new URL(sentryDsn).origin]),
    ],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [widgetUrl],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  })
}

/** The replay of a session: its own files, and no requests. The stage shows no frames and is a frame itself. */
export function replayPolicy(part: 'player' | 'stage'): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ['data:'],
    'font-src': ["'self'"],
    'connect-src': ["'none'"],
    'frame-src': [part === 'player' ? "'self'" : "'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [part === 'stage' ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
  })
}

/** The sign-in page: nothing but its own files. */
export function landingPolicy(): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  })
}

/** The guide: its own style sheet, font and mark. */
export function guidePolicy(): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  })
}

/** The embed's preview page; its frame has an opaque origin, so the policy names ours. */
export function previewPolicy(settings: Settings): string {
  return policy(previewDirectives(settings))
}

/**
 * The policy of the preview on a page of the shop: style sheets, fonts and pictures of any host, but only scripts of the
 * embed. It is sandboxed wherever it is opened. A page over https loads only files over https.
 */
export function shopPreviewPolicy(settings: Settings): string {
  const { protocol } = new URL(settings.widgetUrl)
  const directives = previewDirectives(settings)
  return policy({
    ...directives,
    'script-src': [`${settings.widgetUrl}/embed/`],
    'style-src': [protocol, "'unsafe-inline'"],
    'font-src': [...directives['font-src'], protocol, 'data:'],
    'form-action': ["'none'"],
    // The base is that of the shop's page, so that its styles find their pictures.
    'base-uri': [protocol],
    sandbox: ['allow-scripts'],
    ...(protocol === 'https:' ? { 'upgrade-insecure-requests': [] } : {}),
  })
}

function previewDirectives({ publicUrl, widgetUrl }: Settings) {
  return {
    'default-src': ["'none'"],
    'script-src': [widgetUrl],
    'style-src': [widgetUrl, "'unsafe-inline'"],
    'img-src': ['*', 'data:', 'blob:'],
    'media-src': ['*', 'blob:'],
    'font-src': [widgetUrl, publicUrl],
    // Files of 3D models.
    'connect-src': [`${widgetUrl}/media/`],
    // The preview shows only data of its parent and can do nothing else, so the cabinet may frame
    // it under any host name.
    'frame-ancestors': ['*'],
    'base-uri': ["'none'"],
  }
}
