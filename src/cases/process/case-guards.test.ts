import { expect, test } from 'vitest'
import {
  anotherPersonPrepared,
  assessmentIsThere,
  checklistIsComplete,
  comparisonIsThere,
  draftIsReady,
  draftIsTheOneRead,
  everybodyHasApproved,
  factError,
  type MoveFacts,
  maxFactLength,
  mayStillApprove,
  notDecidedYet,
  notRequestedYet,
  objectionIsOver,
  objectionIsPossible,
  receiptIsThere,
  type Situation,
} from './case-guards.ts'

const guards = {
  anotherPersonPrepared,
  assessmentIsThere,
  checklistIsComplete,
  comparisonIsThere,
  draftIsReady,
  draftIsTheOneRead,
  everybodyHasApproved,
  mayStillApprove,
  notRequestedYet,
  notDecidedYet,
  objectionIsOver,
  objectionIsPossible,
  receiptIsThere,
}

const draft = { sha256: 'a1', number: 2, isScanned: true }
const ready: Situation = {
  today: '2026-03-10',
  openRequiredItems: 0,
  isOwnWork: false,
  draft,
  isApproved: true,
  approvedOn: '2026-03-01',
  mover: { isSigner: true, hasApproved: false },
  hasReceipt: true,
  hasAssessment: true,
  filedOn: '2026-03-02',
  deliveredOn: '2026-03-04',
  objectionEndsOn: null,
  isObjectionRequested: false,
  objectedOn: '2026-03-05',
  decidedOn: null,
  comparedBy: null,
}

const table: [keyof typeof guards, Partial<Situation>, MoveFacts, object | null][] = [
  ['checklistIsComplete', {}, {}, null],
  ['checklistIsComplete', { openRequiredItems: 3 }, {}, { code: 'documents-missing', values: { count: 3 } }],
  ['anotherPersonPrepared', {}, {}, null],
  ['anotherPersonPrepared', { isOwnWork: true }, {}, { code: 'own-work', values: {} }],
  ['draftIsReady', {}, {}, null],
  ['draftIsReady', { draft: null }, {}, { code: 'draft-missing', values: {} }],
  ['draftIsReady', { draft: { ...draft, isScanned: false } }, {}, { code: 'draft-not-scanned', values: {} }],
  ['draftIsTheOneRead', {}, { draftHash: 'a1' }, null],
  ['draftIsTheOneRead', {}, {}, null],
  ['draftIsTheOneRead', {}, { draftHash: 'b2' }, { code: 'draft-replaced', values: { number: 2 } }],
  ['everybodyHasApproved', {}, {}, null],
  ['everybodyHasApproved', { isApproved: false }, {}, { code: 'not-approved', values: {} }],
  ['mayStillApprove', {}, {}, null],
  ['mayStillApprove', { mover: { isSigner: true, hasApproved: true } }, {}, { code: 'approved-already', values: {} }],
  ['mayStillApprove', { mover: { isSigner: false, hasApproved: false } }, {}, { code: 'not-a-signer', values: {} }],
  ['receiptIsThere', {}, {}, null],
  ['receiptIsThere', { hasReceipt: false }, { filingReceipt: 'R-1' }, null],
  ['receiptIsThere', { hasReceipt: false }, { noReceiptReason: 'Handed in on paper' }, null],
  ['receiptIsThere', { hasReceipt: false }, {}, { code: 'receipt-missing', values: {} }],
  ['assessmentIsThere', {}, {}, null],
  ['assessmentIsThere', { hasAssessment: false }, {}, { code: 'assessment-missing', values: {} }],
  ['objectionIsOver', { objectionEndsOn: '2026-03-09' }, {}, null],
  [
    'objectionIsOver',
    { objectionEndsOn: '2026-03-10' },
    {},
    { code: 'objection-open', values: { endsOn: '2026-03-10' } },
  ],
  ['objectionIsPossible', {}, {}, null],
  ['objectionIsPossible', { objectionEndsOn: '2026-03-10' }, {}, null],
  [
    'objectionIsPossible',
    { objectionEndsOn: '2026-03-09' },
    {},
    { code: 'objection-over', values: { endsOn: '2026-03-09' } },
  ],
  ['notRequestedYet', {}, {}, null],
  ['notRequestedYet', { isObjectionRequested: true }, {}, { code: 'objection-asked', values: {} }],
  ['comparisonIsThere', {}, {}, null],
  ['comparisonIsThere', { comparedBy: '2026-03-20' }, {}, { code: 'comparison-open', values: { on: '2026-03-20' } }],
  ['notDecidedYet', {}, {}, null],
  ['notDecidedYet', { decidedOn: '2026-03-08' }, {}, { code: 'objection-decided', values: {} }],
]

test.each(table)('guard %s with situation %j and facts %j returns %j', (name, situation, facts, error) => {
  expect(guards[name]({ ...ready, ...situation }, facts)).toEqual(error)
})

test.each([
  [['reason'], {}, { code: 'fact-missing', values: { fact: 'reason' } }],
  [['reason'], { reason: '   ' }, { code: 'fact-missing', values: { fact: 'reason' } }],
  [
    ['reason'],
    { reason: 'x'.repeat(maxFactLength + 1) },
    { code: 'fact-too-long', values: { maxLength: maxFactLength } },
  ],
  [
    [],
    { noReceiptReason: 'x'.repeat(maxFactLength + 1) },
    { code: 'fact-too-long', values: { maxLength: maxFactLength } },
  ],
  [['reason'], { reason: 'Moved abroad' }, null],
  [['filedOn'], { filingReceipt: 'R-1' }, { code: 'fact-missing', values: { fact: 'filedOn' } }],
  [['filedOn'], { filedOn: '1.3.2026' }, { code: 'no-date', values: {} }],
  [['filedOn'], { filedOn: '2026-02-30' }, { code: 'no-date', values: {} }],
  [['filedOn'], { filedOn: '2026-03-11' }, { code: 'date-in-future', values: {} }],
  [['filedOn'], { filedOn: '2026-03-10' }, null],
  [['filedOn'], { filedOn: '2026-02-28' }, { code: 'filed-before-approved', values: {} }],
  [['filedOn'], { filedOn: '2026-03-01' }, null],
  [['assessedOn'], { assessedOn: '2026-03-01' }, { code: 'assessed-before-filed', values: {} }],
  [['assessedOn'], { assessedOn: '2026-03-02' }, null],
  [['deliveryKind'], { deliveryKind: 'pigeon' }, { code: 'no-delivery-kind', values: {} }],
  [['deliveryKind'], { deliveryKind: 'letterbox' }, null],
  [
    ['assessedOn', 'deliveryDay'],
    { assessedOn: '2026-03-03', deliveryDay: '2026-03-02' },
    { code: 'delivered-before-assessed', values: {} },
  ],
  [['assessedOn', 'deliveryDay'], { assessedOn: '2026-03-03', deliveryDay: '2026-03-03' }, null],
  [['objectedOn'], { objectedOn: '2026-03-03' }, { code: 'objected-before-delivered', values: {} }],
  [['objectedOn'], { objectedOn: '2026-03-04' }, null],
  [['decidedOn'], { decidedOn: '2026-03-04' }, { code: 'decided-before-objected', values: {} }],
  [['decidedOn'], { decidedOn: '2026-03-05' }, null],
] as const)('required facts %j with facts %j return %j', (deps, facts, error) => {
  expect(factError(deps, facts, ready)).toEqual(error)
})

test('an objection is accepted until its last day', () => {
  const situation = { ...ready, objectionEndsOn: '2026-03-06' }
  expect(factError(['objectedOn'], { objectedOn: '2026-03-06' }, situation)).toBeNull()
  expect(factError(['objectedOn'], { objectedOn: '2026-03-07' }, situation)).toEqual({
    code: 'objection-over',
    values: { endsOn: '2026-03-06' },
  })
})
