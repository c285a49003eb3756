import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROVIDER_PATHS, reportReplayPath } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { supportEndpoints } from '@/contract/endpoints/account/support'
import { REPORT_LIMITS, type ReportPage } from '@/contract/entities/account/supportReport'
import { createClient, openResponse, signIn, type Client } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { openProvider, send } from '../../../../test/server/accounts/providerDesk'
import { A_CODE, aReport, recordText, reportForm } from '../../../../test/server/accounts/reports'
import { createTestWorld } from '../../../../test/server/world'
import { forgetReports } from './receiveReport'

const desk = openProvider()

const sendReport = (form = reportForm(), client = desk.current.owner, key?: string) =>
  client.attempt(supportEndpoints.sendReport, {
    form,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  })

async function listed(query = '', client: Client = desk.current.moderator) {
  const result = await openResponse(await client.fetch(`${PROVIDER_PATHS.reports}?${query}`))
  if (!result.success) throw new Error(result.statusMessage)
  return result.body as ReportPage
}

const codes = async (query: string) => (await listed(query)).reports.map(({ code }) => code)

describe('a report that is sent', () => {
  test('is listed with its note and opened by a moderator of the provider', async () => {
    const text = recordText(A_CODE, { steps: ['</script><b>', 'ё'] })
    expect(await sendReport(reportForm(' Не сохраняется\r\nпост\u0000 ', text))).toMatchObject({
      success: true,
      body: { code: A_CODE },
    })
    const { reports, paging } = await listed()
    expect(paging.total).toBe(1)
    expect(reports).toEqual([
      expect.objectContaining({
        code: A_CODE,
        username: 'shop',
        note: 'Не сохраняется\nпост',
        build: 'abc123',
        state: 'new',
        hasRecord: true,
      }),
    ])
    await withReplayPage()
    const page = await desk.current.moderator.fetch(reportReplayPath(reports[0]?.id ?? 0))
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    const json = /id="vitrina-record">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(JSON.parse(text))
  })

  test('arrives once, however often it is sent with one key, with the newest note', async () => {
    const results = await Promise.all([
      sendReport(undefined, undefined, A_CODE),
      sendReport(undefined, undefined, A_CODE),
    ])
    results.push(await sendReport(reportForm('И альбом пуст'), undefined, A_CODE))
    expect(results.map(({ body }) => body)).toEqual(Array(3).fill({ code: A_CODE }))
    const { reports } = await listed()
    expect(reports.map(({ note }) => note)).toEqual(['И альбом пуст'])
  })

  test('is never mixed up with a report of the same code by another person', async () => {
    const { world, shop, owner, moderator } = desk.current
    await aPerson(world, shop, 'editor')
    const member = await signIn(world, 'editor@shop.test')
    // Made by a cabinet of before codes named the person.
    const code = 'K7D-9MP-2X4-F3B'
    const sendFor = (client: Client, note: string) =>
      sendReport(reportForm(note, recordText(code)), client, code)
    // Both send again what arrived but was not answered.
    for (const client of [owner, member, owner, member]) {
      expect((await sendFor(client, 'Раз')).body).toEqual({ code })
    }
    const { reports } = await listed()
    expect(reports.map((report) => report.code)).toEqual([code, code])
    // Of the two, only the deleted one arrives again, as the newest.
    await send(moderator, 'report', { id: reports[1]?.id, action: 'delete' })
    await sendFor(owner, 'Два')
    await sendFor(member, 'Три')
    expect((await listed()).reports.map(({ note }) => note)).toEqual(['Два', 'Три'])
  })

  test.each([
    ['no JSON', 'x'],
    ['another file', '{"session":{"format":"other"}}'],
    ['a code that is none', recordText('O0O-1I1-AAA-BBB')],
  ])('is refused with %s as its record', async (_what, text) => {
    expect(await sendReport(reportForm('', text))).toMatchObject({ status: 400, success: false })
    expect((await listed()).paging.total).toBe(0)
  })

  test('is refused when it is too large, with the limit', async () => {
    const text = recordText(A_CODE, { fill: 'x'.repeat(REPORT_LIMITS.bytes) })
    const { status, statusMessage } = await sendReport(reportForm('', text))
    expect([status, statusMessage]).toEqual([413, expect.stringContaining('16')])
  })

  test('is refused when the account has sent too many in a day, and not the next day', async () => {
    const { world, shop } = desk.current
    for (let sent = 0; sent < REPORT_LIMITS.perDay; sent += 1) await aReport(world, shop)
    expect((await sendReport()).error?.code).toBe('support-full')
    const other = await anAccount(world, 'other')
    await aPerson(world, other, 'owner', 'owner@other.test')
    const neighbour = await signIn(world, 'owner@other.test')
    const form = reportForm()
    const theirs = { form, username: 'other' }
    expect(await neighbour.attempt(supportEndpoints.sendReport, theirs)).toMatchObject({
      success: true,
    })
    world.clock.advance(DAY_MS)
    expect((await sendReport()).success).toBe(true)
  })

  test('is deleted after its days, and not before', async () => {
    const { world, shop } = desk.current
    await aReport(world, shop)
    world.clock.advance(REPORT_LIMITS.days * DAY_MS - 1)
    const kept = () => world.db.selectFrom('support_report').select('id').execute()
    await forgetReports(world)
    expect(await kept()).toHaveLength(1)
    world.clock.advance(1)
    await forgetReports(world)
    expect(await kept()).toHaveLength(0)
  })
})

describe('the list of reports', () => {
  test.each([
    ['search=k7d-9mp', [A_CODE]],
    ['search=D9MP2X4F', [A_CODE]],
    ['search=SHOP', ['ZZZ-ZZZ-ZZZ-ZZZ', A_CODE]],
    ['search=%25', []],
    ['state=done', ['ZZZ-ZZZ-ZZZ-ZZZ']],
    ['state=work', []],
    ['page=2', []],
  ])('finds by %s, the newest first', async (query, found) => {
    const { world, shop } = desk.current
    await aReport(world, shop)
    world.clock.advance(1)
    await aReport(world, shop, { code: 'ZZZ-ZZZ-ZZZ-ZZZ', state: 'done' })
    expect(await codes(query)).toEqual(found)
  })

  test('keeps the state that a person of the provider sets, until the report is deleted', async () => {
    const { world, shop, moderator } = desk.current
    const { id } = await aReport(world, shop)
    expect((await send(moderator, 'report', { id, action: 'work' })).success).toBe(true)
    expect((await listed('state=work')).paging.total).toBe(1)
    expect((await send(moderator, 'report', { id, action: 'delete' })).success).toBe(true)
    expect((await listed()).paging.total).toBe(0)
    expect((await send(moderator, 'report', { id, action: 'done' })).status).toBe(404)
    expect((await send(moderator, 'report', { id, action: 'eat' })).status).toBe(400)
  })

  test('is closed to an owner, also to the record of their own report, and to a visitor', async () => {
    const { world, shop, owner } = desk.current
    const { id } = await aReport(world, shop)
    await withReplayPage()
    expect((await owner.fetch(PROVIDER_PATHS.reports)).status).toBe(403)
    expect((await owner.fetch(reportReplayPath(id))).status).toBe(403)
    const visitor = createClient(world)
    expect((await visitor.fetch(PROVIDER_PATHS.reports)).status).toBe(401)
    expect((await visitor.fetch(reportReplayPath(id))).status).toBe(302)
  })

  test('does not open a report that an account was imported with', async () => {
    const { world, shop, moderator } = desk.current
    const { id } = await aReport(world, shop, { bytes: 0, record: '' })
    await withReplayPage()
    expect((await listed()).reports[0]?.hasRecord).toBe(false)
    expect((await moderator.fetch(reportReplayPath(id))).status).toBe(404)
  })
})

test('an installation without the inbox has none of its addresses', async () => {
  const world = await createTestWorld({ supportInbox: false })
  try {
    const shop = await anAccount(world)
    await aPerson(world, shop, 'owner')
    await aPerson(world, shop, 'provider')
    const owner = await signIn(world, 'owner@shop.test')
    const provider = await signIn(world, 'provider@shop.test')
    expect((await sendReport(reportForm(), owner)).status).toBe(404)
    expect((await provider.fetch(PROVIDER_PATHS.reports)).status).toBe(404)
    expect((await provider.fetch(reportReplayPath(1))).status).toBe(404)
    expect((await send(provider, 'report', { id: 1, action: 'work' })).status).toBe(404)
  } finally {
    await world.dispose()
  }
})

async function withReplayPage() {
  const { distDir } = desk.current.world.settings
  await mkdir(distDir, { recursive: true })
  await writeFile(path.join(distDir, 'replay.html'), await readFile('public/replay.html', 'utf8'))
}
