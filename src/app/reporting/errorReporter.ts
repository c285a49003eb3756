/** The report of a failed call: its endpoint and kind of failure, never its content. */
export interface RequestReport {
  endpoint: string
  /** The HTTP status, or `schema`. */
  problem: string
  /** Fields that were not of the contract's shape. */
  paths: string[]
}

/** The service to which errors are reported. */
export interface ErrorReporter {
  report: (report: RequestReport) => void
}

/** Reports nothing. */
export const SILENT_REPORTER: ErrorReporter = { report: () => undefined }

/** Maximum number of reports that are queued until the service has loaded. */
const MAX_PENDING = 20

/** A reporter that keeps reports until the real one has loaded; without a DSN it never loads, and nothing is sent. */
export function createErrorReporter(load: (() => Promise<ErrorReporter>) | null): ErrorReporter {
  let real: ErrorReporter | null = null
  const waiting: RequestReport[] = []
  load?.().then(
    (loaded) => {
      real = loaded
      for (const report of waiting.splice(0)) real.report(report)
    },
    // When the service cannot be loaded, the product works as usual.
    () => undefined,
  )
  return {
    report: (report) => {
      if (real) real.report(report)
      else if (load && waiting.length < MAX_PENDING) waiting.push(report)
    },
  }
}
