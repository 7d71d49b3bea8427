import { expect, test } from 'vitest'
import { checklistIsComplete, clientHasApproved, factFault, notApprovedYet, type Situation } from './case-guards.ts'

const ready: Situation = { openRequiredItems: 0, clientApprovedAt: new Date(), filedOn: '2026-03-02' }

test('each guard lets a ready case pass and says what is in the way otherwise', () => {
  expect(checklistIsComplete(ready)).toBeNull()
  expect(checklistIsComplete({ ...ready, openRequiredItems: 1 })).toMatch(/^One required document/)
  expect(checklistIsComplete({ ...ready, openRequiredItems: 3 })).toMatch(/^3 required documents/)
  expect(clientHasApproved(ready)).toBeNull()
  expect(clientHasApproved({ ...ready, clientApprovedAt: null })).toMatch(/not approved/)
  expect(notApprovedYet({ ...ready, clientApprovedAt: null })).toBeNull()
  expect(notApprovedYet(ready)).toMatch(/already/)
})

test.each([
  [['reason'], {}, 'Please give a reason.'],
  [['reason'], { reason: '   ' }, 'Please give a reason.'],
  [['reason'], { reason: 'x'.repeat(1001) }, 'Please keep it to 1000 characters.'],
  [['reason'], { reason: 'Moved abroad' }, null],
  [['filingReceipt', 'filedOn'], { filedOn: '2026-03-01' }, 'Please enter the number of the filing receipt.'],
  [['filingReceipt', 'filedOn'], { filingReceipt: 'R-1' }, 'Please enter the day of filing.'],
  [['filedOn'], { filedOn: '1.3.2026' }, 'Please enter the date as day.month.year, such as 31.03.2026.'],
  [['filedOn'], { filedOn: '2026-02-30' }, 'Please enter the date as day.month.year, such as 31.03.2026.'],
  [['filedOn'], { filedOn: '2026-03-11' }, 'The date lies in the future.'],
  [['filedOn'], { filedOn: '2026-03-10' }, null],
  [['assessedOn'], { assessedOn: '2026-03-01' }, 'The assessment cannot be older than the filing.'],
  [['assessedOn'], { assessedOn: '2026-03-02' }, null],
] as const)('needing %j and told %j: %s', (needs, facts, fault) => {
  expect(factFault(needs, facts, ready, '2026-03-10')).toBe(fault)
})
