import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Tests in folders other than those of their sources. */
const EDITOR = 'src/features/editor'
const DOMAINS = 'server/domains'
const ELSEWHERE = {
  // The tests of the reducers: testing each change through the screen would take minutes.
  [`${EDITOR}/model`]: [
    `${EDITOR}/editorSlice.test.ts`,
    `${EDITOR}/state/reducers`,
    `${EDITOR}/state/editorListeners.test.ts`,
    `${EDITOR}/state/pictureListeners.test.ts`,
    `${EDITOR}/state/draft/draftListeners.test.ts`,
    `${EDITOR}/canvas/placing.test.ts`,
    `${EDITOR}/kinds`,
  ],
  'src/contract/posts': [
    `${DOMAINS}/library/filterMatches.test.ts`,
    `${DOMAINS}/posts/saving/copyright.test.ts`,
    `${DOMAINS}/posts/saving/postAds.test.ts`,
    `${DOMAINS}/posts/bulk/publishOthersPosts.test.ts`,
    `${DOMAINS}/posts/saving/saveSchedule.test.ts`,
    `${EDITOR}/state/reducers/publishing.test.ts`,
  ],
  'src/contract/elements': [
    `${DOMAINS}/elements`,
    `${EDITOR}/kinds`,
    `${EDITOR}/canvas/placing.test.ts`,
    `${EDITOR}/state/reducers/elements.test.ts`,
  ],
  'src/contract/text': [
    `${DOMAINS}/links/postAddress.test.ts`,
    `${DOMAINS}/library/postHistory.test.ts`,
    'server/language',
    'server/landing',
  ],
  'src/app/middleware': [
    'src/app/reporting',
    'src/app/router/RouteGuard.test.tsx',
    'src/app/router/awaitedScreen.test.tsx',
    'src/app/start/start.test.tsx',
    'src/app/links/uploadsWithoutConnection.test.tsx',
  ],
  [`${DOMAINS}/posts`]: [`${DOMAINS}/elements`, `${DOMAINS}/library`, 'server/jobs'],
  [`${DOMAINS}/accounts`]: ['server/auth'],
  [`${DOMAINS}/library`]: [
    `${DOMAINS}/posts/postCalls.test.ts`,
    `${DOMAINS}/products/listPages.test.ts`,
    `${DOMAINS}/products/products.test.ts`,
  ],
  'server/auth': [
    `${DOMAINS}/accounts/team/membership.test.ts`,
    `${DOMAINS}/accounts/ownSessions.test.ts`,
    `${DOMAINS}/accounts/password.test.ts`,
    'server/http/backOfficeUrl.test.ts',
    'server/jobs/schedule.test.ts',
  ],
  'server/limits': [
    `${DOMAINS}/accounts/access/invitations.test.ts`,
    'server/http/badInput.test.ts',
  ],
  'src/contract/entities': ['src/contract/endpoint.test.ts'],
  'src/contract/widgets': ['src/contract/endpoint.test.ts'],
  'widget/core': [
    'widget/gallery',
    'widget/popup',
    'widget/elements',
    'widget/loader',
    'widget/preview',
  ],
  'widget/gallery': ['widget/preview'],
  'server/http': [
    'server/auth',
    'server/caller',
    'server/limits',
    'server/routes',
    'server/media',
    `${DOMAINS}/albums`,
  ],
}

const isTest = (file) => /\.test\.tsx?$/.test(file)
const isSource = (file) =>
  /\.tsx?$/.test(file) && !isTest(file) && !file.endsWith('.d.ts') && !file.includes('/testing/')

function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true })
    .map((name) => path.posix.join(place, name.split(path.sep).join('/')))
    .filter((file) => statSync(file).isFile())
    .toSorted()
}

const isWithin = (file, place) => file === place || file.startsWith(`${place}/`)

/** The source files of a path in which code is changed. */
export function sourcesOf(place) {
  return filesUnder(place).filter(isSource)
}

/** The tests beside the files of a path, and those that the table names for it. */
export function testsOf(place) {
  const folder = statSync(place).isDirectory() ? place : path.posix.dirname(place)
  const named = Object.entries(ELSEWHERE)
    .filter(([room]) => isWithin(folder, room) || isWithin(room, folder))
    .flatMap(([, places]) => places)
  const tests = [folder, ...named].flatMap(filesUnder).filter(isTest)
  return [...new Set(tests)]
}
