import type { keyFile } from './keyFile'
import { newKey } from './secretKeys'

/** Adds a new key before the current one and removes older ones. The previous one stays: a server may be sealing with it at this moment. */
export function rotateKeys(file: ReturnType<typeof keyFile>): void {
  file.replace([newKey(), ...file.read().slice(0, 1)])
}
