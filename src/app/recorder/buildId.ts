/** The id of the sources of this build; `dev` outside of a build. */
export function buildId(): string {
  return process.env.BUILD_ID ?? 'dev'
}
