import type { LegalActId } from './sources.ts'

export type LawCheck = { checkedOn: string; sources: readonly LegalActId[] }

/** Day and sources of our check of content files that cite law but contain no date; a test finds missing entries. */
export const lawChecks = {
  'content/faq.ts': {
    checkedOn: '2026-11-25',
    sources: ['dbg', 'sthg', 'qstv', 'bvv3', 'bvg', 'workExpenses', 'mwstg'],
  },
  'content/case-studies.ts': { checkedOn: '2026-11-25', sources: ['dbg', 'qstv', 'expaV', 'bvg', 'fzg', 'bvv3'] },
  'content/glossary.ts': { checkedOn: '2026-11-25', sources: ['dbg', 'sthg', 'vstg'] },
  'content/services/cross-border-and-planning.ts': { checkedOn: '2026-11-22', sources: ['dbg', 'sthg', 'bvv3', 'bvg'] },
  'content/services/returns-and-source-tax.ts': { checkedOn: '2026-11-22', sources: ['dbg', 'qstv'] },
  'content/pages/advanced-tools.ts': { checkedOn: '2026-11-25', sources: ['dbg', 'qstv'] },
  'content/law/key-points.ts': {
    checkedOn: '2026-11-25',
    sources: ['dbg', 'sthg', 'vstg', 'qstv', 'bvv3', 'workExpenses'],
  },
  'content/questions/sources.ts': {
    checkedOn: '2026-11-25',
    sources: ['dbg', 'qstv', 'workExpenses', 'expaV', 'bvv3', 'vstg'],
  },
  'content/pages/industries.ts': { checkedOn: '2026-11-25', sources: ['dbg', 'expaV', 'bvg', 'workExpenses'] },
} as const satisfies Record<string, LawCheck>
