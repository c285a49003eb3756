export interface NumberBounds {
  min: number
  max: number
}

/**
 * The integer at the start of a text, within bounds (product-rules/widgets.md#number-settings); null without a
 * number.
 */
export function parseNumber(text: string, { min, max }: NumberBounds): number | null {
  const number = Number.parseInt(text, 10)
  if (Number.isNaN(number)) return null
  return Math.min(max, Math.max(min, number))
}

/** Whether a text is a number that the bounds change. */
export function isOutOfBounds(text: string, bounds: NumberBounds): boolean {
  const number = parseNumber(text, bounds)
  return number !== null && number !== Number.parseInt(text, 10)
}
