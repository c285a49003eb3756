/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

/** Published as ES modules only, so Jest must transform them. */
const ES_MODULES = [
  'rettime',
  '@open-draft/deferred-promise',
  'until-async',
  'react-intl',
  '@formatjs/[^/]+',
  'intl-messageformat',
  '@tabler/icons-react',
  '@redux-devtools/[^/]+',
  'marked',
  'nanoid',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
]

const IS_DEEP = process.env.DEEP === '1'
const IGNORED = ['/node_modules/', '/dist/', '/e2e/', ...(IS_DEEP ? [] : ['\\.deep\\.test\\.'])]

/** The folder of groups that run instead of the files themselves (scripts/lib/testGroups.mjs). */
const GROUPS = process.env.TEST_GROUPS
const filesOf = (project: string, files: string) => [
  GROUPS ? `<rootDir>/${GROUPS}/${project}/*.test.js` : `<rootDir>/${files}`,
]

const shared: Config = {
  // In a test's own context each use of a global takes half a microsecond to resolve, unless the
  // module receives it as a variable.
  sandboxInjectedGlobals: [
    ...(['Array', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'] as const),
    ...(['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array'] as const),
    ...(['WeakMap', 'WeakSet'] as const),
  ],
  transform: {
    'export[\\\\/]sourceWords\\.ts$': '<rootDir>/scripts/loaders/sourceWordsTransform.cjs',
    '\\.m?[jt]sx?$': '<rootDir>/scripts/loaders/swcTransform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  // Contains copies of the project that are measured or mutated.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__mocks__/style.js',
    ...(IS_DEEP ? {} : { '/webpOptions$': '<rootDir>/test/setup/quickWebpOptions.ts' }),
    '^@/(.*)$': '<rootDir>/src/$1',
    // The build splits a catalogue into parts; here each part is the whole catalogue.
    '^(.*\\.json)\\?\\w+$': '$1',
    '^fabric/es$': 'fabric',
  },
}

const config: Config = {
  // Ends a hung test, on a busy machine too; each wait has its own limit.
  testTimeout: IS_DEEP ? 1_200_000 : 240_000,
  ...(GROUPS && { testSequencer: '<rootDir>/scripts/lib/heavyFirst.cjs' }),
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: filesOf('node', '{server,demo,src/contract,src/**/model,test}/**/*.test.ts'),
      testPathIgnorePatterns: [...IGNORED, '<rootDir>/server/landing/'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/console.ts', '<rootDir>/test/setup/testFile.ts'],
    },
    {
      ...shared,
      displayName: 'screen',
      testEnvironment: '<rootDir>/test/setup/environment.js',
      testMatch: filesOf('screen', '{src,widget,server/landing}/**/*.test.{ts,tsx}'),
      testPathIgnorePatterns: [...IGNORED, '<rootDir>/src/contract/', '<rootDir>/src/.+/model/'],
      setupFilesAfterEnv: [
        '<rootDir>/test/setup/console.ts',
        '<rootDir>/test/setup/screen.ts',
        '<rootDir>/test/setup/quick.ts',
        '<rootDir>/test/setup/testFile.ts',
      ],
    },
  ],
}
export default config
