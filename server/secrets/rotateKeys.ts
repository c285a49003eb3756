import type { keyFile } from './keyFile'
import { newKey } from './secretKeys'

/**
 * Puts a new key before the one that has sealed so far; earlier ones go. The last but one stays: a server may be
 * sealing with it at this moment.
 */
export function rotateKeys(file: ReturnType<typeof keyFile>): void {
  file.replace([newKey(), ...file.read().slice(0, 1)])
}
