import { expect, test } from 'vitest'
import { checklistIsComplete, clientHasApproved, factFault, notApprovedYet, type Situation } from './case-guards.ts'

const ready: Situation = { openRequiredItems: 0, clientApprovedAt: new Date(), filedOn: '2026-03-02' }

test('each guard lets a ready case pass and says what is in the way otherwise', () => {
  expect(checklistIsComplete(ready)).toBeNull()
  expect(checklistIsComplete({ ...ready, openRequiredItems: 1 })).toEqual({
    code: 'documents-missing',
    values: { count: 1 },
  })
  expect(checklistIsComplete({ ...ready, openRequiredItems: 3 })).toEqual({
    code: 'documents-missing',
    values: { count: 3 },
  })
  expect(clientHasApproved(ready)).toBeNull()
  expect(clientHasApproved({ ...ready, clientApprovedAt: null })).toEqual({ code: 'not-approved', values: {} })
  expect(notApprovedYet({ ...ready, clientApprovedAt: null })).toBeNull()
  expect(notApprovedYet(ready)).toEqual({ code: 'approved-already', values: {} })
})

test.each([
  [['reason'], {}, { code: 'fact-missing', values: { fact: 'reason' } }],
  [['reason'], { reason: '   ' }, { code: 'fact-missing', values: { fact: 'reason' } }],
  [['reason'], { reason: 'x'.repeat(1001) }, { code: 'fact-too-long', values: { longest: 1000 } }],
  [['reason'], { reason: 'Moved abroad' }, null],
  [
    ['filingReceipt', 'filedOn'],
    { filedOn: '2026-03-01' },
    { code: 'fact-missing', values: { fact: 'filingReceipt' } },
  ],
  [['filingReceipt', 'filedOn'], { filingReceipt: 'R-1' }, { code: 'fact-missing', values: { fact: 'filedOn' } }],
  [['filedOn'], { filedOn: '1.3.2026' }, { code: 'no-date', values: {} }],
  [['filedOn'], { filedOn: '2026-02-30' }, { code: 'no-date', values: {} }],
  [['filedOn'], { filedOn: '2026-03-11' }, { code: 'date-in-future', values: {} }],
  [['filedOn'], { filedOn: '2026-03-10' }, null],
  [['assessedOn'], { assessedOn: '2026-03-01' }, { code: 'assessed-before-filed', values: {} }],
  [['assessedOn'], { assessedOn: '2026-03-02' }, null],
] as const)('needing %j and told %j: %j', (needs, facts, fault) => {
  expect(factFault(needs, facts, ready, '2026-03-10')).toEqual(fault)
})
