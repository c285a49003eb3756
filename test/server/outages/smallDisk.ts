import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A separate disk for a data folder. */
export interface SmallDisk {
  folder: string
  /** Fills the remaining space. */
  fill(): void
  free(): void
  /** Must be called when no process uses the disk any more. */
  remove(): void
}

/** Space for a database and some pictures, and small enough to fill quickly. */
const SIZE = '24m'

/** Mounts a small disk in memory at `folder`; null where this user may not. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    },
    free() {
      rmSync(ballast, { force: true })
    },
    remove() {
      execFileSync('umount', ['-l', folder])
    },
  }
}

/** Whether this user may mount a disk. */
export function mayMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-mount-'))
  const disk = mountSmallDisk(folder)
  disk?.remove()
  rmSync(folder, { recursive: true })
  return disk !== null
}
