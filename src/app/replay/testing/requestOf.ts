import type { UnknownAction } from '@reduxjs/toolkit'
import { recordPolicies } from '@/app/recorder/export/downloadSession'
import type { ExportRequest, OwnSecrets } from '@/app/recorder/export/exportRequest'
import {
  RECORD_FORMAT,
  RECORD_SCHEMA,
  RECORD_VERSION,
  REDACTION,
} from '@/app/recorder/recordFormat'

interface Session {
  own: OwnSecrets
  before: unknown
  actions: readonly UnknownAction[]
}

/** The export of a made-up session: its actions, one a millisecond. */
export function requestOf({ own, before, actions }: Session, texts: boolean): ExportRequest {
  return {
    log: {
      segments: [{ before, actions: actions.map((action, at) => ({ action, at })) }],
      isTruncated: false,
    },
    policies: recordPolicies(),
    own,
    session: {
      format: RECORD_FORMAT,
      v: RECORD_VERSION,
      build: 'test',
      schema: RECORD_SCHEMA,
      locale: 'ru',
      viewport: { width: 1, height: 1 },
      truncated: false,
      redaction: REDACTION,
      texts,
    },
  }
}
