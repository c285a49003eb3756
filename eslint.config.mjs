import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { zones } from './eslint.zones.mjs'

const TESTS = ['**/*.test.{ts,tsx}', 'test/**', 'src/app/**/testing/**']
const restricted = (paths = [], patterns = []) => ({
  'no-restricted-imports': ['error', { paths, patterns }],
})
const TYPED_HOOKS = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'use the typed hooks of common/store/hooks',
}
const FLOATING = {
  name: '@mantine/core',
  importNames: ['Menu', 'Popover', 'Tooltip', 'Autocomplete', 'Combobox', 'MultiSelect', 'Select'],
  message: 'comes with its styles from common/ui/menus/floating or common/ui/choices',
}
const ONLY_CANVAS = {
  name: 'fabric/es',
  message: 'only features/editor/canvas and the objects of kinds know Fabric',
}
const PLAIN = {
  group: ['react', 'react-*', 'react-*/**', '@reduxjs/**', '@mantine/**', 'fabric', 'fabric/**'],
  message: 'plain data and pure functions only',
}

const forbidden = (message, ...selectors) => ({ selector: selectors.join(', '), message })
/** What a recorded session could not be replayed with (decisions/replay.md#replay). */
const UNREPLAYABLE = [
  forbidden(
    'upsertQueryData carries a symbol that no record keeps: use upsertQueryEntries',
    'MemberExpression[property.name="upsertQueryData"]',
    'Property[key.name="upsertQueryData"]',
  ),
  forbidden(
    'a replay knows every reducer from the start: name it in app/state/rootReducer',
    'CallExpression[callee.property.name="inject"]',
    'CallExpression[callee.property.name="withLazyLoadedSlices"]',
    'CallExpression[callee.property.name="injectInto"]',
  ),
  forbidden(
    'reads and writes in a reducer and leaves actions of its own: use common/store/persist',
    'ImportDeclaration[source.value="redux-persist"] ImportSpecifier[imported.name=/^persist/]',
    'ImportDeclaration[source.value=/^redux-persist.+/]',
  ),
]
const unlessPrepared = (selector) => `${selector}:not(Property[key.name="prepare"] *)`
const REDUCERS = [
  forbidden(
    'reducers know no clock: use prepare',
    unlessPrepared(
      'CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]',
    ),
    unlessPrepared('NewExpression[callee.name="Date"][arguments.length=0]'),
    unlessPrepared('CallExpression[callee.name="Date"]'),
  ),
  forbidden(
    'reducers know no randomness: use prepare',
    unlessPrepared('CallExpression[callee.object.name="Math"][callee.property.name="random"]'),
    unlessPrepared('CallExpression[callee.object.name="crypto"]'),
    unlessPrepared('CallExpression[callee.name="nanoid"]'),
  ),
]
/** The record of a session renames ids part by part (common/lib/composeId.ts). */
const COMPOSED = [
  forbidden(
    'the record of a session renames ids part by part: compose them by composeId',
    'TemplateLiteral[expressions.length>0]',
    'BinaryExpression[operator="+"] > Literal[value=/^/]',
    'BinaryExpression[operator="+"] > TemplateLiteral',
    'CallExpression[callee.property.name="concat"] > Literal[value=/^/]',
    'CallExpression[callee.property.name="join"]:not([arguments.0.value=/^\\s+$/])',
  ),
]

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
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: globals.node,
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-require-imports': 'off',
    },
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
      // A number reads as itself: sizes, ids and counts in styles and addresses.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` is a call, not an answer.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Texts are taken apart by code points on purpose; graphemes go through `Intl.Segmenter`.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Redux Toolkit declares `dispatch`, `getState` and the like, which know no `this`, as methods.
      '@typescript-eslint/unbound-method': 'off',
      // What must answer a promise refuses by rejecting, with or without anything to wait for.
      '@typescript-eslint/require-await': 'off',
      // What navigation and queries are told as is compared by its text, which costs no import of an enum.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Within a function a type parameter ties a name to its value, also when the signature has it once.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Fabric mixes its interactive parts into its classes, so that their types match no constructor.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // RTK Query promises that `queryFulfilled` rejects with `{ error }`, which no type can say.
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
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
      // Jest's own matchers (`expect.any`) and parsed bodies are `any`; the comparison checks them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A stand-in for fetch reads `String(input)` and `String(init.body)`, which its callers give as texts.
      '@typescript-eslint/no-base-to-string': 'off',
      // What a test names is shown by its title even when it is missing.
      '@typescript-eslint/restrict-template-expressions': 'off',
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
    rules: {
      ...restricted([TYPED_HOOKS, ONLY_CANVAS, FLOATING]),
      'max-lines': ['error', { max: 300 }],
    },
  },
  { files: ['src/common/store/hooks.ts'], rules: restricted([ONLY_CANVAS, FLOATING]) },
  {
    files: ['src/features/editor/canvas/**', 'src/features/editor/kinds/*/*Object.ts'],
    rules: restricted([TYPED_HOOKS, FLOATING]),
  },
  {
    files: ['src/common/ui/menus/floating.ts', 'src/common/ui/choices/*.ts'],
    rules: restricted([TYPED_HOOKS, ONLY_CANVAS]),
  },
  {
    files: ['src/features/editor/{geometry,model}/**', 'src/contract/**'],
    rules: restricted([], [PLAIN]),
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...UNREPLAYABLE] },
  },
  {
    files: ['src/**/*Slice.ts', 'src/**/reducers/**'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...UNREPLAYABLE, ...REDUCERS, ...COMPOSED] },
  },
  {
    files: ['src/features/*/model/**'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...UNREPLAYABLE, ...COMPOSED] },
  },
  {
    files: ['server/**', 'demo/**', 'widget/**', 'scripts/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  // What people type goes through these; `test/patterns` measures the same.
  {
    files: ['src/contract/**', 'server/**', 'demo/**', 'widget/**'],
    ignores: TESTS,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
)
