import { spawn } from 'node:child_process'

/**
 * Runs a command of the project; rejects when it fails. Its output is shown, or goes to the open file `output` (a file
 * descriptor).
 */
export function run(command, args, { env = {}, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', output, output],
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
