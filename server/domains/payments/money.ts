/** Kopecks as the provider and invoices write them: `1990.00`. */
export function asRoubles(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The kopecks of an amount as the provider writes it, without arithmetic on fractions; null for any other text. */
export function asKopecks(roubles: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(roubles)
  return match ? Number(`${match[1] ?? ''}${match[2] ?? '00'}`) : null
}
