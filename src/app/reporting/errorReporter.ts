/** What is told of a failed call: which one and how, never its content. */
export interface RequestReport {
  endpoint: string
  /** The HTTP status, or `schema`. */
  problem: string
  /** Fields that were not of the contract's shape. */
  paths: string[]
}

/** Where errors are reported to. */
export interface ErrorReporter {
  report: (report: RequestReport) => void
}

/** Reports nothing to anybody. */
export const SILENT_REPORTER: ErrorReporter = { report: () => undefined }

/** Most reports that are kept until the service is there. */
const MOST_WAITING = 20

/** A reporter that keeps reports until the real one has been loaded; without a DSN it never is, and nothing leaves. */
export function createErrorReporter(load: (() => Promise<ErrorReporter>) | null): ErrorReporter {
  let real: ErrorReporter | null = null
  const waiting: RequestReport[] = []
  load?.().then(
    (loaded) => {
      real = loaded
      for (const report of waiting.splice(0)) real.report(report)
    },
    // Without the service the product works all the same.
    () => undefined,
  )
  return {
    report: (report) => {
      if (real) real.report(report)
      else if (load && waiting.length < MOST_WAITING) waiting.push(report)
    },
  }
}
