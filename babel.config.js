/** Babel for the cabinet's bundle (webpack) and for Jest, told apart by the caller. */
module.exports = (api) => {
  const isTest = api.env('test')
  const isServe = api.env('serve')
  return {
    presets: [
      ['@babel/preset-env', isTest ? { targets: { node: 'current' } } : { modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: isServe }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: isServe ? [['react-refresh/babel', { skipEnvCheck: true }]] : [],
  }
}
