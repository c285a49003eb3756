import { jobHandlers } from '../../../server/jobs/jobHandlers'
import { runJobs } from '../../../server/jobs/runJobs'
import { type WebRequest, WebFailure, type WebFailureKind } from '../../../server/outbound/web'
import type { TestWorld } from '../world'

/** The file at an address of a shop's server. */
export interface FeedFile {
  content?: string | Uint8Array
  /** `Content-Type`; by default that of a feed. */
  type?: string
  status?: number
  etag?: string
  failure?: WebFailureKind
  /** Called while the content is being sent, before its end. */
  meanwhile?: () => Promise<unknown>
}

/** Feeds of shops by their links, and the requests for them. */
export interface FeedSite {
  files: Record<string, FeedFile>
  requests: WebRequest[]
}

/** Makes the web consist of feeds; any other address is not found. */
export function withFeeds(world: TestWorld, files: FeedSite['files']): FeedSite {
  const site: FeedSite = { files, requests: [] }
  world.services.web = {
    read(url, request, use) {
      site.requests.push(request)
      const file = site.files[url] ?? { status: 404 }
      if (file.failure) return Promise.reject(new WebFailure(file.failure))
      const { etag = '' } = file
      const isKnown = etag !== '' && request.validators?.etag === etag
      return use({
        url,
        status: isKnown ? 304 : (file.status ?? 200),
        type: file.type ?? 'application/xml',
        validators: { etag, lastModified: '' },
        policy: '',
        body: bodyOf(isKnown ? {} : file),
      })
    },
  }
  return site
}

async function* bodyOf({ content = '', meanwhile }: FeedFile): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  const middle = Math.floor(bytes.length / 2)
  yield bytes.subarray(0, middle)
  await meanwhile?.()
  yield bytes.subarray(middle)
}

/** Runs the jobs that are due. */
export async function runDueJobs(world: TestWorld): Promise<void> {
  await runJobs(world, jobHandlers, new AbortController().signal)
}
