import { nanoid } from '@reduxjs/toolkit'
import { fileRegistry } from './fileRegistry'
import type { ChosenFile } from './queuedFile'

/** Adds files to the registry and returns their facts for the store. */
export function registerFiles(files: readonly File[]): ChosenFile[] {
  return files.map((file) => {
    const id = nanoid()
    fileRegistry.add(id, file)
    return { id, name: file.name, size: file.size }
  })
}
