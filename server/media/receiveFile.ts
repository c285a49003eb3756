import { ApiError } from '../errors/apiError'
import type { World } from '../world'
import type { ReceivedFile } from './checkFile'
import { receiveFiles } from './receiveFiles'

/** Reads a multipart form with a `file` in it, as `receiveFiles` does; throws 400 without one. */
export function receiveFile<Result>(
  world: Pick<World, 'blobs'>,
  request: Request,
  use: (file: ReceivedFile, poster: ReceivedFile | undefined) => Promise<Result>,
): Promise<Result> {
  return receiveFiles(world, request, (files) => {
    const file = files.get('file')
    if (!file) throw new ApiError(400, 'bad-request')
    return use(file, files.get('poster'))
  })
}
