/** Whether a name was lost before it arrived: letters that no encoding has, or question marks for words. */
export function isGarbled(name: string): boolean {
  if (name.includes('\ufffd')) return true
  const marks = name.split('?').length - 1
  return marks > 2 && marks * 2 > name.replaceAll(' ', '').length
}
