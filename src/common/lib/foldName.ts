/** A name as it is compared with others: without regard to letter case and to how many spaces stand where. */
export const foldName = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()
