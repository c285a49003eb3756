import { createHash } from 'node:crypto'
import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@/contract/constants'
import { DELETION_MS } from '@/contract/entities/account/deletion'
import { anAccount, aPerson } from '../../../../test/server/factories'
import {
  aFilledAccount,
  everyRow,
  type FilledAccount,
} from '../../../../test/server/accounts/filledAccount'
import { createTestWorld, type TestWorld } from '../../../../test/server/world'
import { blobFolders } from '../../../blobs/diskFiles'
import { deleteWhatIsOver } from '../../../jobs/startPrivacy'
import { COPIES_FOLDER } from '../../products/pictures/copiedPicture'
import { deleteDueAccounts, forgetLedgers, keptUntil } from './deleteAccounts'

let world: TestWorld
const going = new AbortController().signal

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

/** An account whose days are over at `TEST_NOW`. */
async function aDueAccount(people: number[] = []): Promise<FilledAccount> {
  const filled = await aFilledAccount(world, 'goneshop', people)
  await setDeletion(filled.id, world.clock.now())
  return filled
}

const setDeletion = (id: number, deletes_at: number) =>
  world.db
    .updateTable('account')
    .set({ deletion_asked_at: deletes_at - DELETION_MS, deletes_at, deletion_started_at: null })
    .where('id', '=', id)
    .execute()

/** By table: the rows that contain the account's mark or refer to its id. */
async function tracesOf({ id, mark }: FilledAccount): Promise<string[]> {
  const traces: string[] = []
  for (const [table, rows] of await everyRow(world)) {
    if (table === 'kept_ledger') continue
    const isOwn = table === 'account' ? `"id":${id},` : `"account_id":${id},`
    if (rows.some((row) => row.includes(mark) || row.includes(isOwn))) traces.push(table)
  }
  return traces
}

async function storedFiles(): Promise<string[]> {
  const { served, originals } = blobFolders(world.settings.dataDir)
  const found = await Promise.all(
    [served, originals].map((folder) =>
      readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  const files = found.flat().filter((entry) => entry.isFile())
  const old = new Date(world.clock.now() - DELETION_MS)
  for (const file of files) await utimes(path.join(file.parentPath, file.name), old, old)
  return files.map(({ name }) => name)
}

const copyOf = (mark: string) => {
  const name = createHash('sha256').update(`https://pictures.test/${mark}.jpg`).digest('hex')
  return path.join(world.settings.dataDir, COPIES_FOLDER, name.slice(0, 2), `${name}.webp`)
}

async function aCopy(mark: string): Promise<string> {
  await mkdir(path.dirname(copyOf(mark)), { recursive: true })
  await writeFile(copyOf(mark), 'a copy')
  return copyOf(mark)
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

test('deletes every row, file and copy of the account and its people, and nothing of another account or of its members', async () => {
  const other = await aFilledAccount(world, 'stayshop')
  const both = await aPerson(world, other, 'owner', 'both@people.test')
  const provider = await aPerson(world, other, 'provider', 'support@people.test')
  const before = await everyRow(world)
  const former = await aPerson(
    world,
    await anAccount(world, 'x'),
    'nobody',
    'goneshop-former@people.test',
  )
  await world.db.deleteFrom('account').where('username', '=', 'x').execute()
  const gone = await aDueAccount([both.id, provider.id])
  await world.db
    .insertInto('audit')
    .values([
      {
        ...{ account_id: gone.id, person_id: former.id, action: 'post.save', entity: 'post' },
        ...{ entity_id: '1', at: 0, detail: '{}' },
      },
      {
        ...{ account_id: null, person_id: gone.personId, action: 'person.password' },
        ...{ entity: 'person', entity_id: 'goneshop', at: 0, detail: '{}' },
      },
    ])
    .execute()
  const copies = [await aCopy('goneshop'), await aCopy('stayshop')]
  expect((await tracesOf(gone)).length).toBeGreaterThan(50)
  expect(await storedFiles()).toEqual(expect.arrayContaining([...gone.blobs, ...other.blobs]))

  await deleteWhatIsOver(world, going)
  expect(await tracesOf(gone)).toEqual([])
  expect((await storedFiles()).toSorted()).toEqual(other.blobs.toSorted())
  expect(await Promise.all(copies.map(isThere))).toEqual([false, true])
  const after = await everyRow(world)
  after.set('kept_ledger', [])
  expect(after).toEqual(before)
})

test('keeps the ledger without the account and people for the years that accounting requires, and no longer', async () => {
  const gone = await aDueAccount()
  const person = await aFilledAccount(world, 'tradershop')
  const trader = { name: 'ИП Иванов', inn: '500100732259', kpp: '', address: 'Дом' }
  await world.db
    .updateTable('plan_order')
    .set({ buyer: JSON.stringify(trader) })
    .where('account_id', '=', person.id)
    .execute()
  await setDeletion(person.id, world.clock.now())
  expect(await deleteDueAccounts(world, going)).toBe(2)
  const kept = await world.db.selectFrom('kept_ledger').selectAll().orderBy('id').execute()
  expect(kept).toHaveLength(2)
  expect(JSON.parse(kept[0]?.company ?? '')).toEqual({
    ...{ name: gone.mark, inn: '7707083893', kpp: '773601001' },
  })
  expect(kept[1]).toMatchObject({ company: null, paid_at: world.clock.now() })
  expect(JSON.stringify(kept)).not.toMatch(/people\.test|Иванов|500100732259/)
  expect(kept[0]?.kept_until).toBe(Date.UTC(2032, 0, 1))
  world.clock.advance(keptUntil(world.clock.now()) - world.clock.now() - 1)
  await forgetLedgers(world)
  expect(await world.db.selectFrom('kept_ledger').select('id').execute()).toHaveLength(2)
  world.clock.advance(1)
  await forgetLedgers(world)
  expect(await world.db.selectFrom('kept_ledger').select('id').execute()).toEqual([])
})

test('resumes after a stop at any step, and keeps the ledger once', async () => {
  const gone = await aDueAccount()
  const sentinel = new Error('killed')
  let steps = 0
  for (let end = 0; ; end += 1) {
    steps = 0
    // Each step first checks the signal.
    const signal = {
      throwIfAborted: () => {
        if ((steps += 1) > end) throw sentinel
      },
    } as AbortSignal
    const result = await deleteDueAccounts(world, signal).catch((error: unknown) => error)
    if (result !== sentinel) {
      expect(result).toBe(1)
      break
    }
    expect(await world.db.selectFrom('account').select('id').execute()).toHaveLength(1)
  }
  expect(steps).toBeGreaterThan(40)
  expect(await tracesOf(gone)).toEqual([])
  expect(await world.db.selectFrom('kept_ledger').select('id').execute()).toHaveLength(1)
})

test('is done once by two processes at the same time', async () => {
  const gone = await aDueAccount()
  const counts = await Promise.all([
    deleteDueAccounts(world, going),
    deleteDueAccounts(world, going),
  ])
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await tracesOf(gone)).toEqual([])
  expect(await world.db.selectFrom('kept_ledger').select('id').execute()).toHaveLength(1)
})

test.each([
  ['with payments', 'ru', /Вернуть их нельзя[^]*до 1 января 2032/],
  ['without payments', 'en', /cannot be brought back[^]*Nothing of the account stays/],
] as const)('mails once what is kept of an account %s', async (payments, locale, text) => {
  const other = await aFilledAccount(world, 'stayshop')
  const editor = await aPerson(world, other, 'editor', 'editor@people.test')
  const gone = await aDueAccount()
  await world.db.updateTable('person').set({ locale }).where('id', '=', gone.personId).execute()
  await world.db
    .insertInto('member')
    .values({ account_id: gone.id, person_id: editor.id, is_owner: 0, created_at: 0 })
    .execute()
  if (payments === 'without payments') {
    await world.db.deleteFrom('payment').where('account_id', '=', gone.id).execute()
  }
  world.sendLetter = (letter) => {
    world.letters.push(letter)
    return Promise.resolve()
  }
  await Promise.all([deleteDueAccounts(world, going), deleteDueAccounts(world, going)])
  await deleteDueAccounts(world, going)
  expect(world.letters.map(({ to }) => to)).toEqual(['goneshop@people.test'])
  expect(world.letters[0]?.subject).toContain('goneshop')
  expect(world.letters[0]?.text).toMatch(text)
  // No page of the account can be opened any more.
  expect(world.letters[0]?.html).not.toContain('href')
})

test('is done although the mail server refuses the last letter', async () => {
  const gone = await aDueAccount()
  world.sendLetter = () => Promise.reject(new Error('no mail'))
  expect(await deleteDueAccounts(world, going)).toBe(1)
  expect(await tracesOf(gone)).toEqual([])
  expect(world.reported.splice(0)).toHaveLength(1)
})

test('begins when the days are over and not before', async () => {
  const gone = await aDueAccount()
  await setDeletion(gone.id, world.clock.now() + DAY_MS)
  expect(await deleteDueAccounts(world, going)).toBe(0)
  expect((await tracesOf(gone)).length).toBeGreaterThan(50)
  world.clock.advance(DAY_MS)
  expect(await deleteDueAccounts(world, going)).toBe(1)
})
