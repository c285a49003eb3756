import { writeFileSync } from 'node:fs'
import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import 'webpack-dev-server'

const root = __dirname
const inRoot = (file: string) => path.join(root, file)
/** The back office serves the page itself; the bundle lives under this path. */
const PUBLIC_PATH = '/assets/cabinet/'
const DEV_PORT = Number(process.env.DEV_PORT ?? 4310)
const BACK_OFFICE = `http://127.0.0.1:${process.env.PORT ?? 4300}`

const vendor = (name: string, packages: string) => ({
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${packages})[\\\\/]`),
  name,
  chunks: 'initial' as const,
  priority: 10,
})

/** Tells the size check which files each named chunk needs. */
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

/** The cabinet: `webpack --mode production`, or `webpack serve` with hot reload. */
const config = (env: { WEBPACK_SERVE?: boolean }, argv: { mode?: string }): Configuration => {
  const isServe = env.WEBPACK_SERVE === true
  const isProduction = argv.mode === 'production'
  if (isServe) process.env.BABEL_ENV = 'serve'
  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    entry: { main: './src/app/main.tsx' },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist/public/assets/cabinet'),
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: PUBLIC_PATH,
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
        { test: /\.tsx?$/, exclude: /node_modules/, use: 'babel-loader' },
        {
          test: /[\\/]translations[\\/].*\.json$/,
          type: 'json',
          use: isProduction ? path.join(root, 'scripts/intlAstLoader.cjs') : [],
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
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: path.join(root, 'public/index.html'),
        filename: path.join(root, 'dist/cabinet.html'),
        scriptLoading: 'defer',
      }),
      ...(isServe
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            chunkList,
            new MiniCssExtractPlugin({
              filename: '[name].[contenthash:8].css',
              chunkFilename: '[name].[contenthash:8].css',
              // Chunks hold the styles of single components, whose rules do not meet.
              ignoreOrder: true,
            }),
          ]),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [__filename, ...['babel.config.js', 'postcss.config.cjs'].map(inRoot)],
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
        // Fewer, larger pieces: a request costs more than a few kilobytes twice.
        minSize: 60_000,
        cacheGroups: {
          react: vendor(
            'react',
            'react|react-dom|scheduler|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|react-router|react-router-dom|cookie|set-cookie-parser',
          ),
          ui: vendor('ui', '@mantine|@floating-ui|@tabler|react-intl|@formatjs|intl-messageformat'),
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
      proxy: [{ context: (pathname) => !pathname.startsWith(PUBLIC_PATH), target: BACK_OFFICE }],
    },
  }
}
export default config
