/** Whether a name was corrupted before it arrived: replacement characters, or question marks in place of words. */
export function isGarbled(name: string): boolean {
  if (name.includes('\ufffd')) return true
  const marks = name.split('?').length - 1
  return marks > 2 && marks * 2 > name.replaceAll(' ', '').length
}
