import { fontFaces, fontFamily } from '@/contract/elements/fonts'
import { notifyAssetLoaded, RETRY_AFTER_MS } from './loadedAssets'
import { forgetMeasures } from './measureText'

interface AskedFont {
  /** Files that failed to load or are still loading. */
  missing: ReturnType<typeof fontFaces>
  /** When the last request failed; null while one is running, and once all files are loaded. */
  failedAt: number | null
}

const fonts = new Map<string, AskedFont>()

/** Loads a font of stickers once per page. Until the font has loaded, the browser draws with a fallback. */
export function needFont(name: string): void {
  if (typeof FontFace === 'undefined') return
  const family = fontFamily(name)
  const font = fonts.get(family)
  if (!font) void ask(family, { missing: fontFaces(name), failedAt: null })
  else if (isTimely(font)) void ask(family, font)
}

const isTimely = ({ failedAt }: AskedFont) =>
  failedAt !== null && performance.now() - failedAt >= RETRY_AFTER_MS

/** Retries failed files; called when the connection is restored. */
function askAgain(): void {
  for (const [family, font] of fonts) if (font.failedAt !== null) void ask(family, font)
}

async function ask(family: string, font: AskedFont): Promise<void> {
  fonts.set(family, font)
  font.failedAt = null
  const came = await Promise.all(font.missing.map(load))
  font.missing = font.missing.filter((_file, place) => !came[place])
  if (font.missing.length > 0) {
    font.failedAt = performance.now()
    window.addEventListener('online', askAgain, { once: true })
  }
  if (!came.includes(true)) return
  forgetMeasures(family)
  notifyAssetLoaded()
}

/** Loads a file of a font; returns whether it loaded. Without it, its letters stay in the browser's fallback. */
async function load({
  family,
  source,
  descriptors,
}: AskedFont['missing'][number]): Promise<boolean> {
  const face = new FontFace(family, source, descriptors)
  document.fonts.add(face)
  try {
    await face.load()
    return true
  } catch {
    document.fonts.delete(face)
    return false
  }
}
