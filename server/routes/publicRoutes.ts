import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import { FONT_FOLDER } from '@/contract/elements/fonts'
import { GUIDE_PATH, guidePath } from '@/contract/guide'
import { EMBED_SCRIPT, PREVIEW_PAGE, SHOP_PREVIEW_PAGE } from '@/contract/widgets/embed'
import { callerLocale } from '../caller/callerHeaders'
import { acceptedEncoding, isFresh } from '../http/requestHeaders'
import { fillLoader } from '../static/embedCode'
import { ENCODINGS, listPublicFiles, type PublicFile } from '../static/listPublicFiles'
import { guidePolicy, previewPolicy, shopPreviewPolicy } from '../static/contentPolicy'
import type { World } from '../world'

const SHORT_CACHE = 'public, max-age=300'
/** A font keeps its name, so browsers may notice a newer version late. */
const FONT_CACHE = 'public, max-age=2592000'
const LONG_CACHE = 'public, max-age=31536000, immutable'

/** The built files of `dist/public`: the cabinet's assets, the embed, its preview page, fonts, the guide. */
export function publicRoutes(app: Hono, { settings }: World): void {
  const files = listPublicFiles(path.join(settings.distDir, 'public'))
  const loader = files.get(EMBED_SCRIPT)
  if (loader) files.set(EMBED_SCRIPT, fillLoader(loader, settings.widgetUrl))
  const policies = new Map([
    [PREVIEW_PAGE, previewPolicy(settings)],
    [SHOP_PREVIEW_PAGE, shopPreviewPolicy(settings)],
  ])
  for (const [name, file] of [...files]) {
    if (!name.startsWith(`${GUIDE_PATH}/`)) continue
    // A page has no ending in its address.
    const address = name.replace(/\.html$/, '')
    files.delete(name)
    files.set(address, file)
    policies.set(address, guidePolicy())
  }
  for (const address of [GUIDE_PATH, `${GUIDE_PATH}/`]) {
    app.get(address, (context) => context.redirect(guidePath(callerLocale(context))))
  }
  app.get('*', async (context, next) => {
    const file = files.get(context.req.path)
    if (!file) return next()
    const available = ENCODINGS.filter((one) => file.copies[one])
    const encoding = acceptedEncoding(context.req.header('accept-encoding'), available)
    const policy = policies.get(context.req.path)
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': cacheOf(context.req.path, file),
      ETag: etag,
      Vary: 'Accept-Encoding',
      // The embed, its chunks and the fonts are loaded by shops, and the preview frame has no origin.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    }
    if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    const content =
      file.contents?.[encoding ?? 'identity'] ??
      (await readFile(file.copies[encoding ?? 'identity'] ?? file.copies.identity))
    headers['Content-Length'] = String(content.length)
    return context.body(new Uint8Array(content), 200, headers)
  })
}

function cacheOf(filePath: string, { isHashed }: PublicFile): string {
  if (isHashed) return LONG_CACHE
  return filePath.startsWith(`${FONT_FOLDER}/`) ? FONT_CACHE : SHORT_CACHE
}
