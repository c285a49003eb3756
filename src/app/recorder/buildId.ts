/** Names the sources that this page was built of; `dev` outside of a build. */
export function buildId(): string {
  return process.env.BUILD_ID ?? 'dev'
}
