import {
  createYookassaNetwork,
  type YookassaNetwork,
} from '../../test/server/yookassa/yookassaNetwork'
import { paymentEnvironment } from '../../test/server/yookassa/paymentEnvironment'
import { yookassaServer } from '../../test/server/yookassa/yookassaServer'
import { openLocalSite, type LocalSite } from './localSite'

interface YookassaSite extends LocalSite {
  network: YookassaNetwork
  /** Settings with which a back office uses this site. */
  settings: Record<string, string>
}

/** A fake YooKassa on this machine, on whose page a person pays or refuses. */
export async function openYookassaSite(): Promise<YookassaSite> {
  const network = createYookassaNetwork()
  const site = await openLocalSite(yookassaServer(network))
  return { ...site, network, settings: paymentEnvironment(network, site.url) }
}
