/**
 * Elements of a page and its shadow roots that run code, embed a frame or link to an address where that is forbidden.
 * Runs in the page. `usual` are elements that the page has even without the hostile text.
 */
export function dangersOf(usual: readonly string[]): string[] {
  const never = 'script iframe frame object embed base meta link animate set foreignobject'.split(
    ' ',
  )
  const roots: ParentNode[] = [document]
  const dangers: string[] = []
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot)
      if (element.closest('head')) continue
      const tag = element.localName.toLowerCase()
      if (never.includes(tag) && !usual.includes(tag)) dangers.push(`<${tag}>`)
      for (const { name, value } of element.attributes) {
        if (isDangerous(name, value)) dangers.push(`${tag} ${name}="${value}"`)
      }
    }
  }
  return dangers

  function isDangerous(name: string, value: string): boolean {
    if (name.startsWith('on') || name === 'srcdoc' || /^(form)?action$/.test(name)) return true
    if (/^(src|poster|data)$/.test(name)) return !leadsToWeb(value, /^(https?|blob):|^data:image/)
    return /^(xlink:)?href$/.test(name) && !leadsToWeb(value, /^(https?|blob|mailto):/)
  }

  function leadsToWeb(value: string, allowed: RegExp): boolean {
    try {
      const { href, username } = new URL(value, location.href)
      return allowed.test(href) && username === ''
    } catch {
      return true
    }
  }
}
