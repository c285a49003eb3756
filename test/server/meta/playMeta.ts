import {
  createMetaNetwork,
  respond,
  respondToForm,
  type MetaNetwork,
  type MetaResponse,
} from './metaNetwork'
import type { TestWorld } from '../world'

/** Makes other services consist of a fake Meta, without a server of its own. */
export function playMeta(world: TestWorld): MetaNetwork {
  const meta = createMetaNetwork(() => world.clock.now())
  world.settings.metaApp = meta.app
  const { answer } = world.services
  world.services.answer = async (url, form) =>
    url.startsWith(world.settings.metaGraphUrl)
      ? sent(respondToForm(meta, pathOf(url), new URLSearchParams(form)))
      : answer(url, form)
  world.services.read = (url, token) => {
    const { searchParams: query } = new URL(url)
    return Promise.resolve({
      ...sent(respond(meta, { path: pathOf(url), query, token })),
      header: () => null,
    })
  }
  return meta
}

const pathOf = (url: string) => new URL(url).pathname.replace(/^\/v[\d.]+\//, '')

function sent(answer: MetaResponse): { status: number; body: string } {
  if (answer === 'cut' || 'status' in answer) throw new Error('Nothing usable from Meta')
  if ('response' in answer) return { status: 200, body: JSON.stringify(answer.response) }
  return { status: 400, body: JSON.stringify({ error: { code: answer.code } }) }
}
