import type { CaseRow } from '#cases/process/case-db.server.ts'

/** A case of Ana as a row, without a database, for tests of rules. Sent and moved on Wednesday 2 December 2026. */
export function aCaseRow(change: Partial<CaseRow> = {}): CaseRow {
  const progress = {
    ...{ needed: 8, received: 8, accepted: 3, required: 8, openRequired: 5, missingRequired: 0 },
    ...{ toUpload: 0, toReplace: 0, lastSentAt: '2026-12-03T09:00:00Z' },
  }
  const row: Partial<CaseRow> = {
    ...{ id: 'c1', caseNumber: 'TX-1', title: 'Tax return 2025', caseType: 'tax_return', taxYear: 2025 },
    ...{ state: 'waiting_for_documents', stateSince: new Date('2026-12-02T09:00:00Z'), stateNote: null },
    ...{ clientId: 'ana', clientName: 'Ana Keller', openSigners: [], orderId: 'order-1', openedBy: null },
    ...{ dueOn: '2026-12-15', clientApprovedAt: null, filedOn: '2026-11-20', assessedOn: '2026-12-01' },
    ...{ objectionEndsOn: null, objectionRequestedAt: null, objectedOn: null, decidedOn: null },
    ...{ packageId: 'standard', isCompared: false, filing: null, canton: null, progress },
  }
  return { ...row, ...change } as CaseRow
}
