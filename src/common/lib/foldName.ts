/** A name normalised for comparison: ignores letter case, and extra spaces. */
export const foldName = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()
