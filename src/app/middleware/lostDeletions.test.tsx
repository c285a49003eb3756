import { screen, waitFor } from '@testing-library/react'
import type { Endpoint } from '@/contract/endpoint'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { loseResponses } from '../../../test/loseResponses'
import { anAlbum, aWidget } from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'

interface Deletion {
  endpoint: Endpoint
  params?: Record<string, string | number>
  /** Opens the question about the deletion. */
  ask: () => Promise<unknown>
  confirm: string
  /** What is on the screen only while the thing is. */
  name: string
}

const click = async (w: ScreenWorld, role: 'button' | 'menuitem', name: string) =>
  w.user.click(await screen.findByRole(role, { name }))

const DELETIONS: Record<string, (w: ScreenWorld) => Promise<Deletion>> = {
  'an album': async (w) => {
    const { id } = await anAlbum(w.server, w.account, 'Кухня')
    await w.show('/albums')
    return {
      endpoint: albumEditingEndpoints.deleteAlbum,
      params: { id },
      ask: async () => {
        await click(w, 'button', 'Действия с альбомом Кухня')
        await click(w, 'menuitem', 'Удалить')
      },
      confirm: 'Удалить',
      name: 'Кухня',
    }
  },
  'a widget': async (w) => {
    const { embed_id } = await aWidget(w.server, w.account, { role: 'Кухня' })
    await w.show('/galleries')
    return {
      endpoint: widgetEndpoints.deleteWidget,
      params: { id: embed_id },
      ask: () => click(w, 'button', 'Удалить виджет «Кухня»'),
      confirm: 'Удалить',
      name: 'Кухня',
    }
  },
  'a connected channel': async (w) => {
    await w.server.db
      .insertInto('integration')
      .values({
        account_id: w.account.id,
        type: 'rss',
        name: 'Кухня',
        provider_id: 'https://blog.test/feed.xml',
        status: 'working',
        created_at: w.server.clock.now(),
      })
      .execute()
    await w.show('/integrations')
    return {
      endpoint: sourceEndpoints.deleteIntegration,
      ask: () => click(w, 'button', 'Отключить канал Кухня'),
      confirm: 'Отключить',
      name: 'Кухня',
    }
  },
}

test.each(Object.keys(DELETIONS))(
  'a deletion of %s whose response was lost is seen: the thing and the question about it leave the screen',
  async (name) => {
    const w = await world()
    const deletion = await DELETIONS[name]!(w)
    await deletion.ask()
    const question = await screen.findByRole('dialog')
    loseResponses(w, deletion.endpoint, deletion.params)
    await click(w, 'button', deletion.confirm)
    await screen.findAllByText(/сервер недоступен|Ошибка\. Попробуйте еще раз/)
    await waitFor(() => {
      expect(question).not.toBeInTheDocument()
    })
    expect(screen.queryByText(deletion.name)).not.toBeInTheDocument()
  },
)
