declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react'

  const Icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number }
  >
  export default Icon
}
