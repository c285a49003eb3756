import { DEFAULT_LOCALE, MIN_PASSWORD_LENGTH } from '@/contract/constants'
import { NEW_EVENT_MONTHS } from '@/contract/entities/account/privacy'
import type { SourceType } from '@/contract/entities/sources/source'
import type { Locale } from '@/contract/locale'
import { isEmail, passwordProblem, PASSWORD_SYMBOLS } from '@/contract/personRules'
import { hashPassword } from '../../auth/passwords'
import { auditAutomatic } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { accountSearchText } from '../../language/searchText'
import type { World } from '../../world'
import { dataKindOf } from './dataKind'

export interface NewOwner {
  email: string
  /** The account's username, part of its address. */
  username: string
  /** The shop's name. */
  name: string
  password: string
  /** The language of the account's widgets and, initially, of its owner. */
  locale?: Locale
  /** A paid plan; that of a self-hosted shop by default. */
  plan?: 'start' | 'shop' | 'large'
}

/** Why an owner cannot be created: a message id without `server.`, and its values. */
export class OwnerRefused extends Error {
  readonly values: Record<string, string | number>

  constructor(messageId: string, values: Record<string, string | number> = {}) {
    super(messageId)
    this.values = values
  }
}

/** Creates an account and its owner. Throws `OwnerRefused`. */
export async function createOwner(
  { db, clock, settings }: Pick<World, 'db' | 'clock' | 'settings'>,
  owner: NewOwner,
): Promise<void> {
  const email = owner.email.trim().toLowerCase()
  const username = owner.username.trim()
  checkOwner({ ...owner, email, username })
  if ((await dataKindOf(db)) === 'demo') throw new OwnerRefused('owner_demo-data')
  const password_hash = await hashPassword(owner.password, settings.passwordCost)
  const created_at = clock.now()
  const { locale = DEFAULT_LOCALE } = owner
  await db.transaction().execute(async (transaction) => {
    const account = { username, name: owner.name.trim() || username, locale, created_at }
    const accountId = await insertAccount(transaction, account, owner.plan)
    if (accountId === null) throw new OwnerRefused('owner_username-taken', { username })
    const known = await transaction
      .selectFrom('person')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (known) throw new OwnerRefused('owner_email-taken', { email })
    const person = await transaction
      .insertInto('person')
      .values({ email, name: email, password_hash, locale, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('member')
      .values({
        account_id: accountId,
        person_id: person.id,
        is_owner: 1,
        created_at,
        joined_at: created_at,
      })
      .execute()
    await auditAutomatic(transaction, { clock }, accountId, {
      action: 'account.create',
      entity: 'account',
      id: accountId,
      detail: { username },
    })
  })
}

function checkOwner({ email, username, password }: NewOwner): void {
  if (!isEmail(email)) throw new OwnerRefused('owner_wrong-email')
  if (!isUsername(username)) throw new OwnerRefused('owner_wrong-username')
  const problem = passwordProblem(password)
  if (problem === 'short-password') {
    throw new OwnerRefused('owner_short-password', { minimum: MIN_PASSWORD_LENGTH })
  }
  if (problem) throw new OwnerRefused('owner_wrong-password', { symbols: PASSWORD_SYMBOLS })
}

/** Whether a text can be an account's username, which is a part of addresses. */
export const isUsername = (text: string): boolean => /^[a-z0-9_-]{2,40}$/.test(text)

interface NewAccount {
  username: string
  name: string
  locale: Locale
  created_at: number
}

/** Creates an account with its sources and plan, and returns the id; null, without any change, when the username is taken. */
export async function insertAccount(
  db: Db,
  account: NewAccount,
  plan: NewOwner['plan'] | 'own' = 'own',
): Promise<number | null> {
  const made = await db
    .insertInto('account')
    .values({
      ...account,
      search_text: accountSearchText(account),
      event_months: NEW_EVENT_MONTHS,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  await provisionAccount(db, made.id, account.created_at, plan)
  return made.id
}

/** The sources of every account, without any connection. */
const OWN_SOURCES: readonly SourceType[] = ['upload', 'link', 'customer']

/** Creates a new account's own sources and assigns its plan: that of a self-hosted shop, or one that is paid from the first payment on. */
export async function provisionAccount(
  db: Db,
  accountId: number,
  now: number,
  plan: NonNullable<NewOwner['plan']> | 'own' = 'own',
): Promise<void> {
  await db
    .insertInto('source')
    .values(
      OWN_SOURCES.map((type) => ({
        account_id: accountId,
        type,
        name: '',
        auto_markup_mode: 'off' as const,
        created_at: now,
      })),
    )
    .execute()
  await db
    .updateTable('account')
    .set((account) => ({
      plan_id: account.selectFrom('plan').where('code', '=', plan).select('id'),
      paid_until: plan === 'own' ? null : now,
    }))
    .where('id', '=', accountId)
    .execute()
}
