declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
/** In the embed the import is the text of the style sheet; the cabinet imports a style sheet only for its effect. */
declare module '*.css' {
  const css: string
  export default css
}
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react'

  const Icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number }
  >
  export default Icon
}
/** A part of a catalogue; see `scripts/loaders/intlAstLoader.cjs`. */
declare module '*.json?first' {
  const texts: Record<string, string>
  export default texts
}
declare module '*.json?start' {
  const texts: Record<string, string>
  export default texts
}
declare module '*.json?rest' {
  const texts: Record<string, string>
  export default texts
}
