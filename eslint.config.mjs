import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { zones } from './eslint.zones.mjs'

const TESTS = ['**/*.test.{ts,tsx}', 'test/**']
const restricted = (paths = [], patterns = []) => ({
  'no-restricted-imports': ['error', { paths, patterns }],
})
const TYPED_HOOKS = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'use the typed hooks of common/store/hooks',
}
const ONLY_CANVAS = { name: 'fabric/es', message: 'only features/editor/canvas knows Fabric' }
const PLAIN = {
  group: ['react', 'react-*', 'react-*/**', '@reduxjs/**', '@mantine/**', 'fabric', 'fabric/**'],
  message: 'plain data and pure functions only',
}

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      'node_modules/',
      '.cache/',
      'reports/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...tseslint.configs.strict,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: zones() }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // A query without an argument says so: `build.query<Album[], void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['*.config.ts', '**/*.d.ts'], rules: { 'import-x/no-default-export': 'off' } },
  // The cabinet's tests run against the true back office through test/.
  {
    files: TESTS,
    rules: {
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // Warns of libraries that the React Compiler must skip; the compiler is not used.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { ...restricted([TYPED_HOOKS, ONLY_CANVAS]), 'max-lines': ['error', { max: 300 }] },
  },
  { files: ['src/common/store/hooks.ts'], rules: restricted([ONLY_CANVAS]) },
  { files: ['src/features/editor/canvas/**'], rules: restricted([TYPED_HOOKS]) },
  { files: ['src/features/editor/model/**', 'src/contract/**'], rules: restricted([], [PLAIN]) },
  {
    files: ['src/**/*Slice.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'reducers know no clock: use prepare' },
        { object: 'Math', property: 'random', message: 'reducers know no randomness: use prepare' },
      ],
    },
  },
  {
    files: ['server/**', 'widget/**', 'scripts/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
)
