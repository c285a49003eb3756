/** Files that are being added. They stay outside the store, which keeps only their ids. */
const files = new Map<string, File>()

export const fileRegistry = {
  add: (id: string, file: File) => files.set(id, file),
  get: (id: string) => files.get(id),
  remove: (id: string) => files.delete(id),
}
