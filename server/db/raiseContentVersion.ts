import type { Db } from './openDatabase'

/** Every change that a widget could show must call this; the widget API's ETags include the version. */
export async function raiseContentVersion(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set((account) => ({ content_version: account('content_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}
