import { execFile, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const PUT = "import('./scripts/build.mjs').then(({ putServer }) => putServer(outDir))"

/** Puts the bundled back office into `folder`, as the product's build makes it. */
export async function putServerInto(folder: string): Promise<void> {
  // Modules that are not bundled are beside the bundle.
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const script = `const outDir = ${JSON.stringify(folder)}; ${PUT}`
  await promisify(execFile)(process.execPath, ['-e', script])
}

export interface ServerProcess {
  /** Kills it like a power failure: none of its code runs any more. */
  kill(): Promise<void>
  /** Requests its end; resolves to its exit code. */
  stop(): Promise<number | null>
  /** Sends a signal that the loaded module handles. */
  signal(name: NodeJS.Signals): void
  isKilled(): boolean
  /** The number of its open files and connections; null where the system does not report it. */
  handles(): number | null
  /** Resolves when it has logged an error. */
  complained(of: string): Promise<void>
  /** The errors that it has logged. */
  complaints(): string
}

interface StartOptions {
  /** Maximum number of files and connections that it may have open. */
  handles?: number
}

/** Starts the bundled back office; resolves when it accepts calls. */
export function startServer(
  folder: string,
  environment: Record<string, string>,
  { handles }: StartOptions = {},
): Promise<ServerProcess> {
  const program = [process.execPath, path.join(folder, 'main.mjs')]
  const limited = ['sh', '-c', `ulimit -n ${handles ?? 0} && exec "$@"`, 'sh', ...program]
  const [command = '', ...given] = handles === undefined ? program : limited
  const child = spawn(command, given, {
    env: { ...process.env, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  let isKilled = false
  const server: ServerProcess = {
    async kill() {
      isKilled = true
      child.kill('SIGKILL')
      await ended
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    signal: (name) => child.kill(name),
    isKilled: () => isKilled,
    handles() {
      if (process.platform !== 'linux') return null
      return readdirSync(`/proc/${child.pid}/fd`).length
    },
    complained: (of) =>
      new Promise((resolve) => {
        const look = () => {
          if (complaints.includes(of)) resolve()
        }
        child.stderr.on('data', look)
        look()
      }),
    complaints: () => complaints,
  }
  return new Promise((resolve, reject) => {
    // The first line of its output is its address.
    child.stdout.once('data', () => {
      resolve(server)
    })
    void ended.then(() => {
      reject(new Error(`The server ended: ${complaints}`))
    })
  })
}
