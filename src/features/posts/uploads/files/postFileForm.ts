import { checkFile } from '@/common/uploads/checkFile'
import type { MadeForm } from '@/common/uploads/sendFormQuery'
import { kindOfPostFile, VIDEO_FORMATS } from '@/contract/files/uploads'
import { posterOfVideo } from './posterOfVideo'

/** A photo or a video of a post as a form; a video is sent with a frame as its cover. */
export async function postFileForm(file: File): Promise<MadeForm> {
  const { format, problem } = await checkFile(file, kindOfPostFile)
  if (problem) return { problem }
  const form = new FormData()
  if (format && VIDEO_FORMATS.includes(format)) {
    const frame = await posterOfVideo(file)
    if ('problem' in frame) return { problem: { code: frame.problem } }
    form.append('poster', frame.poster, 'poster.jpg')
  }
  form.append('file', file, file.name)
  return { form }
}
