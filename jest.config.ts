/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

/** Published as ES modules only, so Babel turns them for Jest. */
const ES_MODULES = [
  'rettime',
  '@open-draft/deferred-promise',
  'until-async',
  'react-intl',
  '@formatjs/[^/]+',
  'intl-messageformat',
  '@tabler/icons-react',
]

const shared: Config = {
  transform: { '\\.m?[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/__mocks__/style.js',
    '^fabric/es$': 'fabric',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
}

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,src/contract,src/**/model,test}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/console.ts'],
    },
    {
      ...shared,
      displayName: 'screen',
      testEnvironment: '<rootDir>/test/setup/environment.js',
      testMatch: ['<rootDir>/{src,widget}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        ...(shared.testPathIgnorePatterns ?? []),
        '<rootDir>/src/contract/',
        '/model/',
      ],
      setupFilesAfterEnv: ['<rootDir>/test/setup/console.ts', '<rootDir>/test/setup/screen.ts'],
    },
  ],
}
export default config
