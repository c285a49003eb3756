/** Files that are being added. They stay outside the store, which keeps only their ids. */
const registered = new Map<string, File>()

export const fileRegistry = {
  add: (id: string, file: File) => registered.set(id, file),
  get: (id: string) => registered.get(id),
  remove: (id: string) => registered.delete(id),
}
