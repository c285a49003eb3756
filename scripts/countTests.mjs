/** Last line of a CI run: how many tests passed and failed, from the reports of all suites. */
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const jests = ['jest', 'jest-postgres'].map((name) => read(`reports/${name}.json`))
const browser = read('reports/e2e.json')
const gateFailed = process.argv[2] !== '0'

const sum = (key) => jests.reduce((total, jest) => total + (jest?.[key] ?? 0), 0)

const passed = sum('numPassedTests') + (browser?.stats.expected ?? 0)
const testsFailed = sum('numFailedTests') + (browser?.stats.unexpected ?? 0)
// A failed gate (lint, types, build, a suite that did not run) counts as one failure.
const failed = testsFailed > 0 ? testsFailed : gateFailed ? 1 : 0
process.stdout.write(`${passed} passed, ${failed} failed\n`)
if (passed === 0 || failed > 0) process.exit(1)
