/**
 * Runs a PostgreSQL server for the duration of a test run. It has its own folder and socket, listens on no port, and
 * keeps no data.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

const OLDEST = 15
const DEBIAN_FOLDER = '/usr/lib/postgresql'
const USER = 'vitrina'
/** A folder in memory: creating databases there is several times faster than on a disk. */
const MEMORY_FOLDER = '/dev/shm'
const ROOM_BYTES = 1024 ** 3
const START_TIMEOUT_MS = 60_000
const POLL_MS = 50

/** The data are discarded, so syncing them to the disk is unnecessary. */
const OPTIONS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const LIMITS = ['max_connections=200', 'listen_addresses=']

/**
 * The folder of the programs `initdb` and `postgres`: the first one in PATH, or that of the newest Debian package; null
 * if no version is new enough.
 */
export function findPostgres() {
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...debian
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
  ]
  return (
    folders.find(
      (folder) =>
        ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))) &&
        versionIn(folder) >= OLDEST,
    ) ?? null
  )
}

function versionIn(folder) {
  const words = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(words)?.[1] ?? 0)
}

/**
 * Starts an empty server with the programs in `folder`. When the caller ends in any way, even killed, the pipe to it
 * closes, the server ends, and its files are removed.
 */
export async function startPostgres(folder) {
  const home = mkdtempSync(path.join(quickFolder(), 'vitrina-postgres-'))
  const data = path.join(home, 'data')
  const user = serverUser()
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  try {
    const given = ['--username', USER, '--auth', 'trust', '--encoding', 'UTF8', '--no-locale']
    execFileSync(path.join(folder, 'initdb'), ['--pgdata', data, '--no-sync', ...given], {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
  const options = [...OPTIONS, ...LIMITS, `unix_socket_directories=${home}`]
  const supervisor = spawn(
    'sh',
    [
      '-c',
      `"$@" >"$0/log" 2>&1 & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$0"`,
      home,
      path.join(folder, 'postgres'),
      ...['-D', data, ...options.flatMap((option) => ['-c', option])],
    ],
    // The server has its own process group: Ctrl+C would otherwise end it before its clients.
    { ...user, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const ended = new Promise((resolve) => supervisor.once('exit', resolve))
  const stop = async () => {
    supervisor.stdin.end()
    await ended
  }
  const url = `postgres://${USER}@${encodeURIComponent(home)}/postgres`
  try {
    await answering(url, path.join(home, 'log'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function quickFolder() {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= ROOM_BYTES ? MEMORY_FOLDER : tmpdir()
}

/** The user that runs the server, because PostgreSQL refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [line] = ['postgres', 'nobody'].flatMap((name) =>
    lines.filter((one) => one.startsWith(`${name}:`)),
  )
  if (!line) throw new Error('PostgreSQL cannot run as root, and there is no user for it')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

async function answering(url, log) {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) {
        const output = existsSync(log) ? readFileSync(log, 'utf8') : ''
        throw new Error(`PostgreSQL did not start: ${error.message}\n${output}`)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
