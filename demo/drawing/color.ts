type Rgb = readonly [number, number, number]

/** `#rrggbb` to its three parts. */
function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hex = (part: number) =>
  Math.round(Math.min(255, Math.max(0, part)))
    .toString(16)
    .padStart(2, '0')

/** `amount` 0 returns `from`, 1 returns `to`. Colours are `#rrggbb`. */
export function mix(from: string, to: string, amount: number): string {
  const a = parse(from)
  const b = parse(to)
  const part = (index: 0 | 1 | 2) => hex(a[index] + (b[index] - a[index]) * amount)
  return `#${part(0)}${part(1)}${part(2)}`
}

export const lighten = (color: string, amount: number) => mix(color, '#ffffff', amount)
