import { cleanup, screen } from '@testing-library/react'
import { anAlbum } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import { exportRequest } from '@/app/recorder/export/downloadSession'
import { makeRecordFile } from '@/app/recorder/export/makeRecordFile'

/** The file of a short visit: from the library to the albums. */
export async function recordVisit(): Promise<string> {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  const { store } = await w.show('/')
  await screen.findByText('Здесь будут ваши посты')
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await screen.findByRole('link', { name: /Кухня/ })
  const file = makeRecordFile(exportRequest(store.recorder.log(), store.getState(), false))
  cleanup()
  return file ?? ''
}
