/** Console output fails a test. */
import { format } from 'node:util'

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const
let printed: string[] = []

beforeEach(() => {
  printed = []
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      printed.push(`console.${method}: ${format(...args)}`)
    })
  }
})

afterEach(() => {
  const lines = printed
  for (const method of METHODS) {
    const print = console[method]
    if (jest.isMockFunction(print)) print.mockRestore()
  }
  if (lines.length > 0) throw new Error(`The test printed:\n${lines.join('\n')}`)
})
