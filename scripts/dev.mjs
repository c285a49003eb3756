/** Development: the back office is rebuilt on a change, the cabinet runs on the dev server with hot reload. */
import './setup.mjs'
import { rmSync, watch } from 'node:fs'
import { spawn } from 'node:child_process'
import { bin } from './lib/run.mjs'

const { buildPublic, buildServer } = await import('./build.mjs')
const DEV_PORT = process.env.DEV_PORT ?? '4310'
const env = {
  ...process.env,
  DEMO: process.env.DEMO ?? '1',
  PUBLIC_URL: `http://127.0.0.1:${DEV_PORT}`,
}

// The page of the dev server replaces the built one, so the next start builds again.
rmSync('dist/.stamp', { force: true })

let server
async function restart() {
  await Promise.all([buildServer(), buildPublic({ minify: false })])
  server?.kill()
  server = spawn(process.execPath, ['dist/server/main.mjs'], { stdio: 'inherit', env })
}

await restart()
const cabinet = spawn(bin('webpack'), ['serve', '--mode', 'development'], { stdio: 'inherit', env })

let waiting
for (const folder of ['server', 'demo', 'widget', 'src/contract', 'translations']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      restart().catch((error) => process.stderr.write(`${error.message}\n`))
    }, 200)
  })
}

process.on('SIGINT', () => {
  server?.kill()
  cabinet.kill()
  process.exit()
})
