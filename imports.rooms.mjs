import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** From the lowest to the highest (docs/architecture.md): a room imports only rooms listed before it. */
const ROOMS = {
  server: [
    // The base of everything.
    'server/paymentSettings.ts',
    'server/settings.ts',
    'server/clock.ts',
    'server/ids.ts',
    'server/errors',
    'server/language',
    'server/caller',
    'server/limits',
    // Storage and services outside the process.
    'server/db',
    'server/blobs',
    'server/secrets',
    'server/videos',
    'server/outbound',
    'server/page',
    'server/feeds',
    'server/sheets',
    'server/world.ts',
    'server/queue',
    // The parts that every request uses.
    'server/allowance',
    'server/auth',
    'server/pictures',
    'server/media',
    'server/http',
    'server/networks',
    // The features of the product.
    'server/domains/trash',
    'server/domains/elements',
    'server/domains/products',
    'server/domains/posts',
    'server/domains/links',
    'server/domains/widgets',
    'server/domains/library',
    'server/domains/albums',
    'server/domains/answers',
    'server/domains/analytics',
    'server/domains/feeds',
    'server/domains/reviews',
    'server/domains/accounts',
    'server/domains/payments',
    'server/domains/sources',
    'server/domains/attention',
    'server/domains/letters',
    // The parts that connect the features.
    'server/jobs',
    'server/static',
    'server/routes',
    'server/process',
    'server/app.ts',
    'server/jobsThread.ts',
    'server/createOwner.ts',
    'server/createPasswordLink.ts',
    'server/changeEmail.ts',
    'server/importAccount.ts',
    'server/settlePayment.ts',
    'server/setProvider.ts',
    'server/rotateSecrets.ts',
    'demo',
    'server/landing',
    'server/main.ts',
  ],
  widget: [
    'widget/core',
    'widget/events',
    'widget/elements',
    'widget/popup',
    'widget/player',
    'widget/line',
    'widget/gallery',
    'widget/stories',
    'widget/model',
    'widget/loader',
    'widget/preview',
    'widget/testing',
  ],
  cabinet: [
    'src/app/recorder',
    'src/app/reporting',
    'src/app/state',
    'src/app/links',
    'src/app/middleware',
    'src/app/rescue',
    'src/app/layouts',
    'src/app/pages',
    'src/app/router',
    'src/app/start',
    'src/app/replay',
  ],
  posts: [
    'src/features/posts/history',
    'src/features/posts/library',
    'src/features/posts/bulk',
    'src/features/posts/triage',
    'src/features/posts/picker',
    'src/features/posts/uploads',
    'src/features/posts/cover',
    'src/features/posts/create',
    'src/features/posts/gettingStarted',
    'src/features/posts/attention',
    'src/features/posts/slots',
    'src/features/posts/pages',
    'src/features/posts/postsSlice.ts',
    'src/features/posts/postsApi.ts',
  ],
  editor: [
    // The base of everything.
    'src/features/editor/model/geometry.ts',
    'src/features/editor/ownKeys.ts',
    'src/features/editor/neighbours.ts',
    'src/features/editor/editorTabs.ts',
    'src/features/editor/state/actions.ts',
    'src/features/editor/state/openPostApi.ts',
    // The parts of the canvas and of the kinds of elements.
    'src/features/editor/canvas/measure',
    'src/features/editor/canvas/objects',
    'src/features/editor/kinds',
    // The post and the operations on it.
    'src/features/editor/model/document.ts',
    'src/features/editor/model/post.ts',
    'src/features/editor/model/ads.ts',
    'src/features/editor/model/slides.ts',
    'src/features/editor/model/elements.ts',
    'src/features/editor/model/elementChanges.ts',
    'src/features/editor/model/saveProblem.ts',
    'src/features/editor/model/clipboard.ts',
    'src/features/editor/model/marks.ts',
    'src/features/editor/model/scene',
    'src/features/editor/model/history.ts',
    'src/features/editor/model/storedElements.ts',
    'src/features/editor/model/wire.ts',
    'src/features/editor/model/isStoredAlready.ts',
    // The canvas.
    'src/features/editor/canvas/placing.ts',
    'src/features/editor/state/editorState.ts',
    'src/features/editor/canvas/stage',
    'src/features/editor/canvas/gestures',
    'src/features/editor/canvas/FabricStage.ts',
    'src/features/editor/canvas/StageHost.tsx',
    // The state and its listeners.
    'src/features/editor/state/editorSelectors.ts',
    'src/features/editor/state/reducers',
    'src/features/editor/editorSlice.ts',
    'src/features/editor/state/copyrightApi.ts',
    'src/features/editor/state/preview.ts',
    'src/features/editor/state/editorListeners.ts',
    'src/features/editor/state/pictureListeners.ts',
    'src/features/editor/state/draft',
    // The screen.
    'src/features/editor/screen',
    'src/features/editor/pages',
    'src/features/editor/editorApi.ts',
    // For tests.
    'src/features/editor/testing',
  ],
}
/** Their subfolders are rooms themselves. */
const GROUPS = [
  'server',
  'server/domains',
  'widget',
  'src/app',
  'src/features/posts',
  'src/features/editor',
  'src/features/editor/canvas',
  'src/features/editor/model',
  'src/features/editor/state',
]

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

function checkOrder(root) {
  const known = new Set([...GROUPS, ...Object.values(ROOMS).flat()])
  for (const room of known) {
    if (!existsSync(path.join(root, room))) throw new Error(`imports.rooms.mjs: ${room} is no room`)
  }
  for (const group of GROUPS) {
    for (const entry of readdirSync(path.join(root, group), { withFileTypes: true })) {
      const room = `${group}/${entry.name}`
      if (known.has(room) || !(entry.isDirectory() || isSource(entry.name))) continue
      throw new Error(`imports.rooms.mjs does not say which rooms ${room} may import`)
    }
  }
}

const saysOf = (room) => `${room} stands below what it imports`

/** A zone for each room: a folder without a place in the order fails the check. */
export function roomZones(root = process.cwd()) {
  checkOrder(root)
  return Object.values(ROOMS).flatMap((rooms) =>
    rooms.slice(0, -1).map((room, index) => ({
      target: `./${room}`,
      from: rooms.slice(index + 1).map((higher) => `./${higher}`),
      message: saysOf(room),
    })),
  )
}

function aFileOf(room, root) {
  if (isSource(room)) return room
  const entries = readdirSync(path.join(root, room), { withFileTypes: true })
  const file = entries.find((entry) => entry.isFile() && isSource(entry.name))
  return file ? `${room}/${file.name}` : aFileOf(`${room}/${entries[0].name}`, root)
}

/** For each room, an import of the next higher one, which its zone refuses. */
export function badRoomImports(root = process.cwd()) {
  return Object.values(ROOMS).flatMap((rooms) =>
    rooms.slice(0, -1).map((room, index) => {
      const file = isSource(room) ? room : `${room}/bad.ts`
      const higher = path.relative(path.dirname(file), aFileOf(rooms[index + 1], root))
      const specifier = higher.replace(/^(?!\.)/, './').replace(/\.tsx?$/, '')
      return {
        rule: `${room} imports nothing of ${rooms[index + 1]}`,
        file,
        code: `import type { Bad } from '${specifier}'\nexport type Worse = Bad\n`,
        says: saysOf(room),
      }
    }),
  )
}
