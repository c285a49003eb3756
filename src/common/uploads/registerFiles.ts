import { nanoid } from '@reduxjs/toolkit'
import { fileRegistry } from './fileRegistry'
import type { ChosenFile } from './queuedFile'

/** Puts files into the registry and returns what the store may know of them. */
export function registerFiles(files: readonly File[]): ChosenFile[] {
  return files.map((file) => {
    const id = nanoid()
    fileRegistry.add(id, file)
    return { id, name: file.name, size: file.size }
  })
}
