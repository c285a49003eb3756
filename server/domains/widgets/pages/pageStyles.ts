import { isHarmlessValue } from '@/contract/widgets/headerNodes'
import { harmlessCss } from './html'

/** The style sheet of a page, which also collects the styles of single elements: a strict policy allows no style attributes. */
export interface PageStyles {
  /** The class with these declarations; null when none remain. Unsafe declarations are left out. */
  classOf(declarations: Readonly<Record<string, string>>): string | null
  /** The whole sheet. */
  text(): string
}

const PROPERTY = /^[a-z-]+$/

export function createPageStyles(base: string): PageStyles {
  const classes = new Map<string, string>()
  return {
    classOf(declarations) {
      const kept = Object.entries(declarations).filter(
        ([property, value]) => PROPERTY.test(property) && isHarmlessValue(value),
      )
      if (kept.length === 0) return null
      // Each on a line of its own, because an unclosed string ends at the end of a line.
      const rules = kept.map(([property, value]) => `${property}:${inOneLine(value)};`).join('\n')
      const known = classes.get(rules) ?? `s${classes.size + 1}`
      classes.set(rules, known)
      return known
    },
    text: () =>
      harmlessCss(
        [base, ...[...classes].map(([rules, name]) => `.${name}{\n${rules}\n}`)].join('\n'),
      ),
  }
}

const inOneLine = (value: string) => value.replace(/\s+/g, ' ')

/** The style of the page in plain HTML; an email client that drops it still shows a readable page. */
export const PAGE_SHEET = `
*{box-sizing:border-box}
html{color-scheme:light}
body{margin:0;padding:24px 16px 48px;background:#fff;color:#211f1d;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere}
main,header,nav,footer{max-width:1200px;margin:0 auto}
header{margin-bottom:24px;overflow:hidden}
h1,h2{line-height:1.2}
img,video{max-width:100%;height:auto;vertical-align:top}
a{color:#0b5f59}
.posts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:32px 24px;margin:0;padding:0;list-style:none}
figure{margin:0}
figure>img,figure>video{display:block;width:100%;margin-bottom:8px;border-radius:12px;background:#f6f2ec}
p{margin:0 0 8px}
.text{white-space:pre-line}
.byline,.ad-note,small{color:#5d5851;font-size:14px}
small{display:block}
.ad{display:inline-block;padding:2px 8px;border:1px solid #d8d2ca;border-radius:6px;font-size:13px}
.products{margin:0;padding:0;list-style:none}
.products li{display:flex;gap:12px;align-items:flex-start;padding:8px 0;border-top:1px solid #e3dace}
.products img{flex:none;width:64px;height:64px;border-radius:8px;object-fit:cover}
.prices{margin:0}
s{color:#5d5851}
nav,footer{margin-top:32px}
nav a{display:inline-block;padding:12px 16px 12px 0}
.for-readers{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim()
