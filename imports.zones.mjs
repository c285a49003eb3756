import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { roomZones } from './imports.rooms.mjs'

const foldersOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/**
 * Import rules of the layers, generated from the folders that exist, so that a new slice is
 * guarded on its first day. Each zone reads: files in `target` may not import from `from`.
 */
export function zones(root = process.cwd()) {
  const features = foldersOf(path.join(root, 'src/features'))
  const zone = (target, from, message, except) => ({
    target: `./${target}`,
    from: [from].flat().map((folder) => `./${folder}`),
    message,
    ...(except ? { except } : {}),
  })
  const outside = ['server', 'demo', 'widget', 'test', 'e2e', 'bench']
  return [
    zone(
      'src/contract',
      ['src/app', 'src/common', 'src/features', ...outside],
      'contract imports nothing of ours',
    ),
    zone('src/common', ['src/app', 'src/features'], 'common knows neither features nor app'),
    zone(
      'src/common/lib',
      ['src/common/{api,i18n,routing,session,store,ui}/**/*'],
      'lib holds pure helpers: it imports nothing of common',
    ),
    zone(
      'src/common/ui',
      ['src/common/{api,routing,session}/**/*'],
      'ui shows what it is given: no data access',
    ),
    zone(
      'src/common/api',
      ['src/common/{routing,session,ui}/**/*'],
      'api stands below session, routing and ui',
    ),
    zone('src/common/session', ['src/common/routing/**/*'], 'session stands below routing'),
    ...features.map((feature) =>
      zone(
        `src/features/${feature}`,
        'src/features',
        'a slice never imports another: use a tag, a slot or a link',
        [`./${feature}`],
      ),
    ),
    zone('src/features', 'src/app', 'features do not know app'),
    zone(
      'src/app',
      [
        'src/features/*/{components,hooks,screen,kinds,model,canvas}/**/*',
        'src/features/*/!(pages|slots)/**/[A-Z]*.tsx',
        'src/features/*/!(pages|slots)/**/use[A-Z]*.{ts,tsx}',
      ],
      'app uses the pages, slots, API, slice and listeners of a feature',
    ),
    zone(
      'src/features/**/use[A-Z]*.{ts,tsx}',
      'src/features/**/[A-Z]*.tsx',
      'a hook knows no component: what both need is a file of its own',
    ),
    zone(
      'src',
      outside.filter((folder) => folder !== 'test'),
      'the cabinet imports nothing from outside src',
    ),
    ...['server', 'demo'].map((folder) =>
      zone(
        folder,
        ['src/app', 'src/common', 'src/features', 'widget', 'test', 'e2e', 'bench'],
        'the back office sees only the contract',
      ),
    ),
    zone(
      'widget',
      ['src/app', 'src/common', 'src/features', 'server', 'demo', 'test', 'e2e', 'bench'],
      'the embed sees only the contract',
    ),
    zone(
      'server/db/migrations',
      ['server', 'src', 'demo'],
      'a released migration stays as it is: it imports nothing that may change',
      ['./db/migrations'],
    ),
    zone(
      'server/landing',
      'server',
      'the landing page is a page: it imports nothing of the server',
      ['./landing'],
    ),
    ...roomZones(root),
  ]
}
