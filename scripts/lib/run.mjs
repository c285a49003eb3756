import { spawn } from 'node:child_process'

/** Runs a command of the project with its output shown; rejects when it fails. */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`))
    })
  })
}

/** A program from the project's packages. */
export const bin = (name) => `node_modules/.bin/${name}`
