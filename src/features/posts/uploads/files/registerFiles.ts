import { nanoid } from '@reduxjs/toolkit'
import { fileRegistry } from '@/common/uploads/fileRegistry'

export interface ChosenFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** Puts files into the registry and answers what the store may know of them. */
export function registerFiles(files: readonly File[]): ChosenFile[] {
  return files.map((file) => {
    const id = nanoid()
    fileRegistry.add(id, file)
    return { id, name: file.name, size: file.size }
  })
}
