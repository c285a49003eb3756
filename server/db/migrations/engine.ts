/** The two databases that one set of migrations and queries serves. */
export type Engine = 'sqlite' | 'postgres'
