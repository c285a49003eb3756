/** Babel for the cabinet's bundle (webpack). */
module.exports = (api) => {
  const isServe = api.env('serve')
  return {
    presets: [
      ['@babel/preset-env', { modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: isServe }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: isServe ? [['react-refresh/babel', { skipEnvCheck: true }]] : [],
  }
}
