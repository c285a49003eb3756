import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Options } from '@swc/core'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import {
  BannerPlugin,
  Compilation,
  EnvironmentPlugin,
  type ChunkGraph,
  type Configuration,
  type Module,
  type WebpackPluginInstance,
} from 'webpack'
import 'webpack-dev-server'
import { browserslist } from './package.json'

const root = __dirname
const inRoot = (file: string) => path.join(root, file)
/** The back office serves the pages themselves; the bundles live under this path. */
const PUBLIC_PATH = '/assets/'
const DEV_PORT = Number(process.env.DEV_PORT ?? 4310)
/** `PSEUDO_LOCALE=1 npm run dev` shows longer English texts (docs/testing.md#other-languages). */
const isPseudo = process.env.PSEUDO_LOCALE !== undefined
const BACK_OFFICE = `http://127.0.0.1:${process.env.PORT ?? 4300}`

const vendor = (name: string, packages: string) => ({
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${packages})[\\\\/]`),
  name,
  chunks: 'initial' as const,
  priority: 10,
})

const UI =
  /[\\/]node_modules[\\/](@mantine|@floating-ui|@tabler|react-intl|@formatjs|intl-messageformat)[\\/]/

/** The chunks that every screen requests when it is idle (src/app/start/start.tsx). */
const IDLE_CHUNKS = new Set(['shell-menus', 'toast', 'rescue'])
/** Parts of the menus, toasts and dialogs that other screens take as well. */
const FLOATING =
  /[\\/]node_modules[\\/]|[\\/]common[\\/]ui[\\/](menus[\\/]floating|dialogs[\\/]Dialog)\b/

/**
 * A comment that makes the browser compile the files of the first screen completely while they
 * load, and not function by function while it draws; other browsers ignore it.
 */
const compileHints = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^(react|ui|main|library)\.\w+\.js$/,
  // The minimizer has removed all other comments by then.
  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
})

/** Lists the files that each named chunk needs, for the size check. */
const chunkList: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap('chunkList', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
      const list = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name),
      ])
      writeFileSync(path.join(root, 'dist/chunks.json'), JSON.stringify(Object.fromEntries(list)))
    })
  },
}

interface Bundle {
  name: 'cabinet' | 'replay'
  entry: string
  template: string
  isServe: boolean
  isProduction: boolean
  plugins?: WebpackPluginInstance[]
}

const swcOptions = ({ tsx, isServe }: { tsx: boolean; isServe: boolean }): Options => ({
  swcrc: false,
  env: { targets: browserslist },
  jsc: {
    parser: { syntax: 'typescript', tsx },
    transform: {
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic', development: isServe, refresh: isServe },
    },
  },
})

/** One page with its bundle: `dist/<name>.html` and the files of `dist/public/assets/<name>`. */
function bundle(options: Bundle): Configuration {
  const { name, entry, template, isServe, isProduction, plugins = [] } = options
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    entry: { main: entry },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist/public/assets', name),
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: `${PUBLIC_PATH}${name}/`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        // Texts are compiled at build time, so the parser stays out of the bundle.
        ...(isProduction
          ? {
              '@formatjs/icu-messageformat-parser$':
                '@formatjs/icu-messageformat-parser/no-parser.js',
            }
          : {}),
      },
    },
    module: {
      rules: [
        ...[/\.ts$/, /\.tsx$/].map((test) => ({
          test,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: swcOptions({ tsx: test.test('.tsx'), isServe }),
        })),
        // Loading a slice has no side effects: a page imports one from its feature's index without
        // the others.
        { test: /[\\/]src[\\/].*Slice\.ts$/, sideEffects: false },
        {
          test: /[\\/]translations[\\/].*\.json$/,
          type: 'json',
          use: isProduction || isPseudo ? path.join(root, 'scripts/loaders/intlAstLoader.cjs') : [],
        },
        {
          test: /\.css$/,
          use: [
            isServe ? 'style-loader' : MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' },
              },
            },
            'postcss-loader',
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: /tabler-icons\.ttf$/,
          type: 'asset/resource',
          generator: { filename: 'icons.[contenthash:8].woff2' },
          use: path.join(root, 'scripts/loaders/iconFontLoader.cjs'),
        },
        {
          test: /export[\\/]sourceWords\.ts$/,
          enforce: 'pre',
          use: path.join(root, 'scripts/loaders/sourceWordsLoader.cjs'),
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: path.join(root, 'public', template),
        filename: path.join(root, `dist/${name}.html`),
        scriptLoading: 'defer',
      }),
      new EnvironmentPlugin({ BUILD_ID: 'dev' }),
      ...plugins,
      ...(isServe
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new MiniCssExtractPlugin({
              filename: '[name].[contenthash:8].css',
              chunkFilename: '[name].[contenthash:8].css',
              // Chunks contain the styles of single components, whose rules do not conflict.
              ignoreOrder: true,
            }),
          ]),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${isProduction ? 'production' : 'development'}${isPseudo ? '-pseudo' : ''}`,
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [
          __filename,
          ...[
            'package.json',
            'postcss.config.cjs',
            'scripts/loaders/iconFontLoader.cjs',
            'scripts/loaders/intlAstLoader.cjs',
            'scripts/lib/pseudoLocale.cjs',
            'scripts/lib/sourceWords.cjs',
          ].map(inRoot),
        ],
      },
    },
    optimization: {
      moduleIds: 'deterministic',
      runtimeChunk: isProduction ? false : 'single',
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new MinimizerPlugin({ test: /\.css$/i, minify: MinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: {
        // Fewer, larger chunks: a request costs more than loading a few kilobytes twice.
        minSize: 90_000,
        cacheGroups: {
          react: vendor(
            'react',
            'react|react-dom|scheduler|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|react-router|react-router-dom|cookie|set-cookie-parser',
          ),
          // The parts of menus, toasts and dialogs, shared by all screens that use some of them.
          floating: {
            test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              FLOATING.test(module.nameForCondition() ?? '') &&
              [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) =>
                IDLE_CHUNKS.has(name ?? ''),
              ),
            name: 'floating',
            chunks: 'async' as const,
            priority: 5,
            enforce: true,
          },
          // The library is requested immediately, so its parts of the shared components are loaded for other screens too,
          // whose chunks must not bring them once more.
          ui: {
            test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              module.type.startsWith('javascript') &&
              UI.test(module.nameForCondition() ?? '') &&
              [...chunkGraph.getModuleChunksIterable(module)].some(
                (chunk) => chunk.canBeInitial() || chunk.name === 'library',
              ),
            name: 'ui',
            chunks: 'all' as const,
            priority: 10,
            enforce: true,
          },
        },
      },
    },
    performance: { hints: false },
    devServer: {
      port: DEV_PORT,
      host: '127.0.0.1',
      hot: true,
      client: { overlay: false },
      devMiddleware: { writeToDisk: (file) => file.endsWith('cabinet.html') },
      static: false,
      proxy: [
        {
          context: (pathname) => !pathname.startsWith(`${PUBLIC_PATH}${name}/`),
          target: BACK_OFFICE,
        },
      ],
    },
  }
}

/** The cabinet and the replay: `webpack --mode production`; `webpack serve` is the cabinet with hot reload. */
const config = (env: { WEBPACK_SERVE?: boolean }, argv: { mode?: string }): Configuration[] => {
  const isServe = env.WEBPACK_SERVE === true
  const isProduction = argv.mode === 'production'
  const shared = { isServe, isProduction }
  const cabinet = bundle({
    ...shared,
    name: 'cabinet',
    entry: './src/app/start/main.tsx',
    template: 'index.html',
    plugins: isServe ? [] : [chunkList, compileHints],
  })
  // Separate from the cabinet, whose files must not grow by code that only a replay needs.
  const replay = bundle({
    ...shared,
    name: 'replay',
    entry: './src/app/replay/main.tsx',
    template: 'replay.html',
  })
  return isServe ? [cabinet] : [cabinet, replay]
}
export default config
