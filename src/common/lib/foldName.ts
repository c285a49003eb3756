/** A name as it is searched for: ignores letter case, extra spaces, and «ё», which people type as «е». */
export const foldName = (name: string) =>
  name.trim().replace(/\s+/gu, ' ').toLowerCase().replaceAll('ё', 'е')
