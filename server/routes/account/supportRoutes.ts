import type { Hono } from 'hono'
import { supportEndpoints } from '@/contract/endpoints/account/support'
import { REPORT_LIMITS } from '@/contract/entities/account/supportReport'
import { MEGABYTE } from '@/contract/files/uploads'
import { receiveReport, recordTooLarge } from '../../domains/accounts/support/receiveReport'
import { route } from '../../http/route'
import { createTurns } from '../../limits/turns'
import { receiveFile } from '../../media/receiveFiles'
import type { World } from '../../world'

/** The overhead of the form around a record. */
const FORM_OVERHEAD = MEGABYTE

/** Without `SUPPORT_INBOX` the call does not exist. */
export function supportRoutes(app: Hono, world: World): void {
  if (!world.settings.supportInbox) return
  const inTurn = createTurns()
  route(app, world, supportEndpoints.sendReport, async ({ actor, request }) => {
    const announced = Number(request.headers.get('content-length') ?? 0)
    if (announced > REPORT_LIMITS.bytes + FORM_OVERHEAD) throw recordTooLarge()
    const { code } = await receiveFile(world, request, (file, _poster, fields) =>
      inTurn(() => receiveReport(world, actor, file, fields.get('note') ?? '')),
    )
    return { code }
  })
}
