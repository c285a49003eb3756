/**
 * `node bench/faults/record.mjs <origin> <folder> [number …]`: uses the cabinet of a running demo as a merchant while
 * faults happen, and saves the record of each as the merchant sends it: `N.json`, the complaint in `N.txt`, and what
 * really happened in `truth/N.txt`. The people who look for the faults read neither this folder nor `truth`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exportRecord } from '../tools/demoSession.mjs'
import { launchChromium } from '../tools/launchChromium.mjs'
import { skipTours } from '../tools/skipTours.mjs'
import { FAULTS } from './faults.mjs'
import { createMerchant } from './merchant.mjs'

const STEP_TIMEOUT_MS = 60_000

const [origin, folder, ...numbers] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node bench/faults/record.mjs <origin> <folder> [number …]')
mkdirSync(path.join(folder, 'truth'), { recursive: true })

const browser = await launchChromium()
try {
  for (const [index, fault] of FAULTS.entries()) {
    const number = index + 1
    if (numbers.length > 0 && !numbers.includes(String(number))) continue
    writeFileSync(path.join(folder, `${number}.json`), await record(fault))
    writeFileSync(path.join(folder, `${number}.txt`), `${fault.complaint}\n`)
    writeFileSync(path.join(folder, 'truth', `${number}.txt`), `${fault.truth}\n`)
    process.stdout.write(`${number}\n`)
  }
} finally {
  await browser.close()
}

async function record({ seed, use }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    acceptDownloads: true,
  })
  await skipTours(context)
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  try {
    const isSeeded = await seed?.(page)
    await page.request.post(`${origin}/my/admin/login`, {
      data: { email: 'owner@demo.test', password: 'vitrina' },
    })
    await use(createMerchant(page, origin))
    if (isSeeded && !isSeeded()) throw new Error('The fault did not happen')
    return await exportRecord(page)
  } finally {
    await context.close()
  }
}
