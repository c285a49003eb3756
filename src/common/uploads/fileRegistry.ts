import { nanoid } from '@reduxjs/toolkit'
import type { ChosenFile } from './queuedFile'

/** Files that are being added. They stay outside the store, which keeps only their ids. */
const registered = new Map<string, File>()

export const fileRegistry = {
  add: (id: string, file: File) => registered.set(id, file),
  get: (id: string) => registered.get(id),
  remove: (id: string) => registered.delete(id),
}

/** Adds files to the registry and returns their facts for the store. */
export function registerFiles(files: readonly File[]): ChosenFile[] {
  return files.map((file) => {
    const id = nanoid()
    fileRegistry.add(id, file)
    return { id, name: file.name, size: file.size }
  })
}
