import type { Hono } from 'hono'
import { accountExportEndpoints } from '@/contract/endpoints/account/accountExport'
import {
  deleteExport,
  loadExport,
  sendExport,
  startExport,
} from '../../domains/accounts/portability/exportAccount'
import { route } from '../../http/route'
import type { World } from '../../world'

export function accountExportRoutes(app: Hono, world: World): void {
  route(app, world, accountExportEndpoints.getAccountExport, async ({ actor }) => ({
    accountExport: await loadExport(world, actor),
  }))
  route(app, world, accountExportEndpoints.startAccountExport, async ({ actor }) => ({
    accountExport: await startExport(world, actor),
  }))
  route(app, world, accountExportEndpoints.deleteAccountExport, async ({ actor }) => {
    await deleteExport(world, actor)
    return {}
  })
  route(app, world, accountExportEndpoints.downloadAccountExport, ({ actor, request }) =>
    sendExport(world, actor, request),
  )
}
