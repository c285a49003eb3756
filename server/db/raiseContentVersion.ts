import type { Db } from './openDatabase'

/** Must be called by every change that a widget could show; the widget API's ETags include it. */
export async function raiseContentVersion(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set((account) => ({ content_version: account('content_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}
