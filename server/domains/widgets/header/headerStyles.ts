import { isHeaderStyle } from '@/contract/widgets/headerNodes'

/** The declarations of a style attribute that a header may have, by property. */
export function headerStyles(style: string): Record<string, string> {
  const declarations = style.split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':')
    return [property.trim().toLowerCase(), value.join(':').trim()] as const
  })
  return Object.fromEntries(declarations.filter(([name, value]) => isHeaderStyle(name, value)))
}
