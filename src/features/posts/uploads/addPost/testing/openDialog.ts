import { screen } from '@testing-library/react'
import { MEGABYTE } from '@/contract/files/uploads'
import { fileOf } from '../../../../../../test/browserFiles'
import { video } from '../../../../../../test/server/video'
import { world, type ScreenWorld } from '../../../../../../test/world'

const freeSpace = (content: string, bytes: number) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes + 8)
  head.write('free', 4, 'latin1')
  return Buffer.concat([head, Buffer.alloc(bytes, content)])
}
/** A video whose content depends on its name. */
export const videoFile = (name: string, mb = 0) =>
  fileOf(name, Buffer.concat([video(), freeSpace(name, mb * MEGABYTE + name.length)]))

/** The open dialog of a new post in an empty library. */
export async function openDialog(options: Parameters<ScreenWorld['show']>[1] = {}) {
  const w = await world()
  const shown = await w.show('/', options)
  const isEnglish = options.locale === 'en'
  const name = isEnglish ? 'Add post' : 'Добавить пост'
  const [add = document.body] = await screen.findAllByRole('button', { name })
  await w.user.click(add)
  await screen.findByRole('dialog', { name: isEnglish ? 'New post' : 'Новый пост' })
  const choose = async (...files: File[]) => {
    await w.user.upload(await screen.findByTestId('post-files'), files)
  }
  return { ...w, ...shown, choose }
}

export const create = () => screen.getByRole('button', { name: 'Создать пост' })
export const storedPosts = ({ server }: ScreenWorld) =>
  server.db.selectFrom('post').select(['post_type', 'text']).execute()
