import type { UnknownAction } from '@reduxjs/toolkit'
import {
  DEFAULT_POLICY,
  type ApiError,
  type ApiMeta,
  type EndpointOptions,
} from '@/common/api/apiError'
import type { Call } from '@/common/api/call'
import { sendForm } from '@/common/api/sendForm'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'
import type { UploadProblem, UploadKind } from '@/contract/files/uploads'
import { checkFile } from './checkFile'
import { fileRegistry } from './fileRegistry'
import { fileProgressed } from './queuedFile'
import { errorOfProblem } from './uploadMessage'

/** A form to send, or why the file is not accepted. */
export type MadeForm = { form: FormData } | { problem: UploadProblem }

interface FormQuery<Arg, E extends Endpoint, Data> {
  endpoint: E
  partsOf?: (arg: Arg) => Omit<Call, 'endpoint'>
  /** Checks the file by its row of the upload table; a refused one is not sent. */
  formOf: (file: File) => Promise<MadeForm>
  dataOf: (response: ResponseOf<E>) => Data | undefined
}

interface QueryApi {
  signal: AbortSignal
  dispatch: (action: UnknownAction) => unknown
}
type Result<Data> =
  | { data: Data; error?: undefined; meta: ApiMeta }
  | { data?: undefined; error: ApiError; meta: ApiMeta }

/**
 * The `queryFn` of an endpoint that sends a file of the registry as a form; `extraOptions` are the endpoint's policy
 * as usual.
 */
export function sendFormQuery<Arg extends { fileId: string }, E extends Endpoint, Data>({
  endpoint,
  partsOf,
  formOf,
  dataOf,
}: FormQuery<Arg, E, Data>) {
  return async (
    arg: Arg,
    { signal, dispatch }: QueryApi,
    extraOptions: Partial<EndpointOptions> | undefined,
  ): Promise<Result<Data>> => {
    const policy = { ...DEFAULT_POLICY, ...extraOptions }
    const failed = (error: ApiError, status = 0) => ({ error, meta: { status, policy } })
    const file = fileRegistry.get(arg.fileId)
    if (!file) return failed({ kind: 'aborted' })
    const made = await formOf(file)
    if ('problem' in made) return failed(errorOfProblem(made.problem))
    const result = await sendForm({ endpoint, ...partsOf?.(arg) }, made.form, {
      signal,
      creationKey: arg.fileId,
      onProgress: (progress) => {
        dispatch(fileProgressed({ id: arg.fileId, progress }))
      },
    })
    if ('error' in result) return failed(result.error, result.status)
    const data = dataOf(result.data)
    if (data === undefined) return failed({ kind: 'missing-body' }, 200)
    return { data, meta: { status: 0, policy } }
  }
}

/** A form with a picture as `file`, if a row of the upload table accepts it. */
export const pictureForm =
  (kind: UploadKind) =>
  async (file: File): Promise<MadeForm> => {
    const { problem } = await checkFile(file, () => kind)
    if (problem) return { problem }
    const form = new FormData()
    form.append('file', file, file.name)
    return { form }
  }
